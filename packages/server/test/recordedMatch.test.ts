import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject, Table } from '@tasovka/kernel';
import { type Eyes, isJsonObject, jsonEqual, momentsOf, parseEyes } from '@tasovka/protocol';
import { describe, expect, it } from 'vitest';
import { playRandomMatch, type RandomMatch, type Told } from '../kit/randomMatch.ts';
import { samplePack } from '../kit/samplePack.ts';
import { allGames } from '../src/games.ts';
import { playersOf } from '../src/rooms/recordings/recordedMatch.ts';
import { recordMatch } from '../src/rooms/recordings/recordMatch.ts';
import { framesFor } from '../src/rooms/recordings/replayFrames.ts';

const tables: readonly (readonly [
  game: string,
  seats: number,
  options: Json,
  pack?: JsonObject | undefined,
  late?: boolean,
])[] = [
  ['swintus', 4, { sets: ['etiquette', 'zombie', 'moles'], mistakes: 'prevented', target: 12 }],
  ['swintus', 3, { place: 'table', target: 12 }],
  ['lol', 4, { mode: 'blitz' }],
  ['lol', 3, { mode: 'first-out', place: 'table' }],
  ['spyfall', 5, { rounds: 2, roundMs: 60_000 }],
  ['spyfall', 7, { variant: 'team' }],
  ['spyfall', 2, { variant: 'duo', rounds: 2, roundMs: 60_000 }],
  ['spyfall', 4, { rounds: 3, roundMs: 60_000 }, undefined, true],
  // House rules, decks and places of one's own, and packs of ours.
  ['swintus', 4, { house: ['HR-2', 'HR-3', 'HR-5', 'HR-6', 'HR-11', 'HR-12'], deck: { 0: 4, temnodel: 4 }, target: 6 }],
  ['lol', 4, { house: ['HR-2', 'HR-3', 'HR-5', 'HR-6', 'HR-7'], deck: { ha: 4, 9: 0 }, mode: 'blitz' }],
  ['spyfall', 7, { house: ['HR-8', 'HR-9', 'HR-10'], packs: ['cinema', 'work', 'yard'], rounds: 2, roundMs: 60_000 }],
  ['spyfall', 4, { rounds: 2, roundMs: 60_000 }, samplePack(8)],
];

const games = { games: allGames, firstGame: 'swintus' };
const noRest = async (): Promise<void> => {};

const record = (match: RandomMatch) =>
  recordMatch(
    {
      history: async (_room, _after, upTo) => ({ snapshot: null, tail: match.rows.filter(({ seq }) => seq <= upTo!) }),
    },
    'AAAAA',
    match.finished,
    games,
    noRest,
  );

/** A missing key and null mean the same on the wire. */
function withoutNulls(json: Json): Json {
  if (!isJsonObject(json)) return json;
  const fields = Object.entries(json).filter(([, value]) => value !== null);
  return Object.fromEntries(fields.map(([key, value]) => [key, withoutNulls(value)]));
}

/** What a viewer who knew one moment must be told to know the next: written apart from the code that is tested. */
function change(before: Json | undefined, now: Json): Json | undefined {
  if (jsonEqual(before ?? null, now)) return undefined;
  if (!isJsonObject(now) || !isJsonObject(before)) return now;
  const patch: Record<string, Json> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const inside = change(before[key], now[key] ?? null);
    if (inside !== undefined) patch[key] = inside;
  }
  return patch;
}

/** The download of a viewer as it follows from what that viewer was told, and from nothing else. */
function expectedFrames(told: readonly Told[]): Json[] {
  let before: Json = {};
  const frames: Json[] = [];
  for (const { n, at, moment, events } of told) {
    const now = withoutNulls(moment as unknown as Json);
    const patch = change(before, now);
    before = now;
    if (patch !== undefined || events.length > 0) frames.push([n, at, patch ?? {}, events]);
  }
  return frames;
}

/** Values that replace something as a whole may hold nulls that mean nothing. */
const plain = (frames: readonly unknown[]): Json =>
  (JSON.parse(JSON.stringify(frames)) as [number, number, JsonObject, Json][]).map(([n, at, patch, events]) => [
    n,
    at,
    patch,
    events,
  ]);

for (const [game, seats, options, pack, late] of tables) {
  it(`${game} ${JSON.stringify(options)}${pack ? ' with places of its own' : ''}${late ? ' with a latecomer' : ''}: every viewer sees every moment as it was told then, and downloads nothing else`, async () => {
    const runs = Number(process.env.RUNS ?? 2);
    for (let run = 0; run < runs; run++) {
      const match = playRandomMatch(game, seats, options, `${game} ${run}`, pack, late);
      const made = await record(match);
      const seated = Array.from({ length: seats }, (_, i) => `g${i}`);
      expect(made?.about).toMatchObject({ game, seated: late ? [...seated, 'late'] : seated });
      expect(made?.hasGrown).toBe(late === true);
      for (const [eyes, told] of match.told) {
        const frames = framesFor(made!.body, eyes);
        const moments = momentsOf({ frames });
        let i = -1;
        for (const { n, moment, events } of told) {
          if (frames[i + 1]?.[0] === n) {
            i++;
            expect(frames[i]![3]).toEqual(events);
          } else expect(events).toEqual([]);
          const seen = withoutNulls(moments[i] as unknown as Json);
          if (!jsonEqual(seen, withoutNulls(moment as unknown as Json))) expect(seen).toEqual(moment);
        }
        expect(i).toBe(frames.length - 1);
        expectOnlyTold(frames, told, eyes);
      }
    }
  }, 60_000);
}

function expectOnlyTold(frames: readonly unknown[], told: readonly Told[], eyes: Eyes): void {
  const expected = plain(expectedFrames(told)) as Json[];
  const found = plain(frames) as Json[];
  for (const [i, frame] of found.entries()) {
    if (!jsonEqual(withoutNullsDeep(frame), withoutNullsDeep(expected[i] ?? null))) {
      expect({ eyes, frame }).toEqual({ eyes, frame: expected[i] });
    }
  }
  expect(found).toHaveLength(expected.length);
}

/** A patch says null where something went away: there the order of keys and nulls that replace nothing are all that differs. */
function withoutNullsDeep(json: Json): Json {
  if (Array.isArray(json)) return json.map((item: Json) => withoutNullsDeep(item));
  if (!isJsonObject(json)) return json;
  const fields = Object.entries(json).filter(([, value]) => value !== null);
  return Object.fromEntries(fields.map(([key, value]) => [key, withoutNullsDeep(value)]));
}

it('tells people from bots and programs', () => {
  const guest = (id: string, more: object) => ({ id, name: id, face: 'pig', bot: null, program: false, ...more });
  const guests = [guest('a', {}), guest('b', { bot: 'solid' }), guest('c', { program: true })];
  const table = { data: { seated: ['c', 'a', 'b', 'gone'], guests } };
  expect(playersOf(table as unknown as Table).map(({ bot }) => bot)).toEqual(['program', null, 'solid', null]);
});

it('takes few bytes a move', async () => {
  for (const [game, seats, options] of tables.slice(0, 6)) {
    const match = playRandomMatch(game, seats, options, 'bytes');
    const made = await record(match);
    const bytes = made!.body.length + made!.inputs!.length;
    expect(bytes / match.rows.length, `${game} ${JSON.stringify(options)}`).toBeLessThan(300);
  }
});

describe('a recording of an earlier version', () => {
  const folder = join(import.meta.dirname, 'recordings');
  for (const file of readdirSync(folder)) {
    it(`${file} is seen through all eyes as it was then`, () => {
      const golden: { eyes: Record<string, string>; body: string } = JSON.parse(
        readFileSync(join(folder, file), 'utf8'),
      );
      for (const [name, expected] of Object.entries(golden.eyes)) {
        const frames = framesFor(golden.body, parseEyes(name)!);
        const seen = [frames.map(([n, at, , events]) => [n, at, events]), momentsOf({ frames })];
        expect(createHash('sha256').update(JSON.stringify(seen)).digest('hex'), name).toBe(expected);
      }
    });
  }
});
