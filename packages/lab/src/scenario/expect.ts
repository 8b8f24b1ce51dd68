import { type EmittedEvent, isObject, type Json, type JsonObject, seenBy, type Viewer } from '@tasovka/kernel';
import { type Difference, differences } from './compare.ts';
import { type Playable, type Playables, viewKeys } from './playable.ts';
import { brief, didYouMean, inside, Problem } from './problem.ts';
import { listOf, only, record } from './readers.ts';

/** What an `expect` is held against. */
export interface ExpectContext {
  readonly playable: Playable;
  readonly games: Playables;
  readonly players: number;
  view(viewer: Viewer): JsonObject;
  /** What happened in the step before. */
  readonly events: readonly EmittedEvent[];
  /** Everything the scenario's file says: a word that stands there is a word its author knows. */
  readonly source: string;
}

export function checkExpect({ events, sees, hides, ...facts }: JsonObject, seen: ExpectContext): Difference[] {
  return [
    ...compareView(facts, 'judge', 'expect', seen),
    ...(events === undefined ? [] : checkEvents(events, seen.events)),
    ...(sees === undefined ? [] : checkSees(sees, seen)),
    ...(hides === undefined ? [] : checkHides(hides, seen)),
  ];
}

/** A key that this game's view does not have is null, as long as some game's view has it. */
function compareView(facts: JsonObject, viewer: Viewer, at: string, { view, games }: ExpectContext): Difference[] {
  const shown = view(viewer);
  if (!Object.keys(facts).every((key) => Object.hasOwn(shown, key))) {
    const besides = viewer === 'judge' ? ['events', 'sees', 'hides'] : [];
    only(facts, at, [...new Set([...Object.keys(shown), ...viewKeys(games), ...besides])]);
  }
  return differences(facts, shown, at);
}

function checkEvents(raw: Json, told: readonly EmittedEvent[]): Difference[] {
  const expected = listOf(raw, 'expect.events', (one, at) => {
    if (typeof one !== 'string') throw new Problem(at, `expected the type of an event, got ${brief(one)}`);
    return one;
  });
  const types = told.map(({ event }) => event.type);
  let at = 0;
  for (const type of types) if (type === expected[at]) at++;
  if (at === expected.length) return [];
  const notes = [`"${expected[at]}" did not come${at > 0 ? ` after "${expected[at - 1]}"` : ''}`];
  return [{ at: 'expect.events', expected: `${brief(expected)} in this order`, got: brief(types), notes }];
}

function checkSees(raw: Json, seen: ExpectContext): Difference[] {
  return Object.entries(record(raw, 'expect.sees', 'viewers')).flatMap(([key, facts]) => {
    const at = inside('expect.sees', key);
    return compareView(record(facts, at, 'what is seen'), viewerOf(key, at, seen.players), at, seen);
  });
}

function checkHides(raw: Json, seen: ExpectContext): Difference[] {
  return Object.entries(record(raw, 'expect.hides', 'viewers')).flatMap(([key, secrets]) => {
    const at = inside('expect.hides', key);
    const viewer = viewerOf(key, at, seen.players);
    const words = listOf(secrets, at, (one, place) => secret(one, place, seen));
    const shown: [string, Json][] = [
      ['view', seen.view(viewer)],
      ...seen.events.map((told): [string, Json] => ['event', seenBy(told, viewer)]),
    ];
    return words.flatMap((word) =>
      shown.flatMap(([kind, json]) =>
        occurrences(json, word, seen.playable.names, '').map((place) => ({
          at,
          expected: `${brief(word)} nowhere in what this viewer is sent`,
          got: kind === 'view' ? `it stands in the view at ${place}` : `it was sent in the event ${brief(json)}`,
        })),
      ),
    );
  });
}

function viewerOf(key: string, at: string, players: number): Viewer {
  if (key === 'spectator') return key;
  const seat = Number(key);
  if (!/^\d+$/.test(key) || seat >= players) {
    throw new Problem(at, `unknown viewer "${key}"`, [`known: "0" to "${players - 1}", "spectator"`]);
  }
  return seat;
}

/** A mistyped secret would be hidden for ever, so a word that is nearly a name must be one. */
function secret(raw: unknown, at: string, { playable, view, events: told, source }: ExpectContext): string {
  if (typeof raw !== 'string' || raw === '') throw new Problem(at, `expected a card, role or place, got ${brief(raw)}`);
  if (playable.names.includes(raw)) return raw;
  const everything = JSON.stringify([view('judge'), told.map((one) => seenBy(one, 'judge'))]);
  const written = source.split(JSON.stringify(raw)).length > 2;
  if (everything.includes(raw) || written) return raw;
  const near = didYouMean(raw, playable.names);
  if (near.length === 0) return raw;
  throw new Problem(at, `unknown card, role or place "${raw}"`, [
    ...near,
    `npm run -s scenario -- --names ${playable.game.id} lists them all`,
  ]);
}

/** Where a word occurs in any text or key. "red-ha" inside the card "red-haha" is another word, not an occurrence. */
function occurrences(json: Json, word: string, names: readonly string[], at: string): string[] {
  const holds = (text: string): boolean => {
    if (!text.includes(word)) return false;
    const longer = names.filter((name) => name !== word && name.includes(word));
    return longer.reduce((rest, name) => rest.replaceAll(name, '·'), text).includes(word);
  };
  if (typeof json === 'string') return holds(json) ? [at] : [];
  if (Array.isArray(json)) return json.flatMap((one: Json, i) => occurrences(one, word, names, inside(at, i)));
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([key, value]) => [
    ...(holds(key) ? [inside(at, key)] : []),
    ...occurrences(value, word, names, inside(at, key)),
  ]);
}
