import { loadGame, loadWords } from '@tasovka/games';
import { type AnyGame, Chance, type JsonObject, Match, type Seat, sample } from '@tasovka/kernel';
import { choose } from '@tasovka/kernel/kit';
import { describe, expect, it } from 'vitest';
import { hints } from '../src/cards/hints.ts';
import { hints as spyHints } from '../src/spyfall/hints.ts';
import { coach as en } from '../src/words/en/coach.ts';
import { coach as ru } from '../src/words/ru/coach.ts';

/** Many tables of each kind, each for so many moves: enough for every hint to come up somewhere. */
const matches = 6;
const longest = 260;

interface Table {
  readonly options: JsonObject;
  readonly seats: number;
}

/** All ready-made tables, and those with sets that a strict table charges for mistakes at. */
async function tablesOf(game: string): Promise<readonly Table[]> {
  const { presets } = await loadWords(game, 'ru');
  const strict = presets
    .filter(({ options }) => 'sets' in options)
    .map(({ options }) => ({ ...options, mistakes: 'punished' }));
  const all = [
    ...presets.map(({ options }) => options),
    ...(game === 'swintus' ? [{ mistakes: 'punished' }, ...strict] : []),
  ];
  return all.map((options, i) => ({ options, seats: 2 + (i % 4) }));
}

const handOf = (match: Match, seat: Seat): readonly unknown[] =>
  ((match.view(seat) as JsonObject).hand as Record<string, readonly unknown[]>)[seat] ?? [];
const billsOf = (match: Match, seat: Seat): number => ((match.view(seat).bills as readonly number[]) ?? [])[seat] ?? 0;

/** What is told to cost cards. */
const costs = new Set(['draw', 'take']);

/** Takes every piece of advice on a copy of the match. */
function obey(match: Match, seat: Seat, chance: Chance, heard: Set<string>): void {
  const seen = { seat, view: match.view(seat), offers: match.offersFor(seat) };
  for (const { about, advises } of hints(seen, [])) {
    heard.add(about);
    // Whoever drew what does not fit is not asked whether it does.
    if (about === 'passOnly' || about === 'takeOnly')
      expect(seen.offers.some(({ type }) => type === 'play')).toBe(false);
    for (const offer of advises) {
      const action = sample(offer, chance) as unknown as JsonObject;
      const after = match.clone();
      const told = `${about}: ${JSON.stringify(action)} at ${JSON.stringify(seen.view)}`;
      expect(after.act(seat, action, after.now), told).toBeNull();
      // Who swaps hands has chosen to, and who runs out of cards with a bill gets new ones for it.
      const isTraded = typeof action.swap === 'number' || billsOf(after, seat) < billsOf(match, seat);
      if (costs.has(offer.type) || isTraded) continue;
      expect(handOf(after, seat).length, told).toBeLessThanOrEqual(handOf(match, seat).length);
    }
  }
}

/** What is said to a newcomer at a table of «Шпион» can be done, and the spy's screen says no more than another's. */
function trust(match: Match, seat: Seat, chance: Chance, heard: Set<string>): void {
  const seen = { seat, view: match.view(seat), offers: match.offersFor(seat) };
  const offered = new Set(seen.offers.map(({ type }) => type));
  for (const { about, advises } of spyHints(seen, ['answer'])) {
    heard.add(about);
    if (about !== 'look' && about !== 'guess') expect(offered, about).toContain(about);
    for (const offer of advises) {
      const action = sample(offer, chance) as unknown as JsonObject;
      const after = match.clone();
      expect(after.act(seat, action, after.now), `${about}: ${JSON.stringify(action)}`).toBeNull();
    }
  }
}

type Listening = (match: Match, seat: Seat, chance: Chance, heard: Set<string>) => void;

function playOn(
  game: AnyGame,
  { options, seats }: Table,
  seed: string,
  heard: Set<string>,
  listens: Listening = obey,
): void {
  const names = ['Аня', 'Боря', 'Вера', 'Глеб', 'Даша'].slice(0, seats);
  const match = Match.start(game, { game: game.id, rulesVersion: game.rulesVersion, seats, options, seed, names });
  const chance = Chance.seeded(`${seed}, what is chosen`);
  for (let n = 0; n < longest && !match.over; n++) {
    for (let seat = 0; seat < seats; seat++) listens(match, seat, chance, heard);
    const next = choose(match, { setups: () => [], signals: true }, chance);
    if (!next) return;
    match.take(next.input, next.at);
  }
}

describe('hints', () => {
  for (const id of ['swintus', 'lol']) {
    it(`${id}: nobody who follows one is refused or loses cards by it, at any table`, async () => {
      const { game } = await loadGame(id);
      const heard = new Set<string>();
      for (const [i, table] of (await tablesOf(id)).entries()) {
        for (let n = 0; n < matches; n++) playOn(game, table, `${id} ${i} ${n}`, heard);
      }
      const expected =
        id === 'lol'
          ? ['jump', 'say', 'passOn', 'anyPlus', 'bulk', 'hush', 'takeOnly', 'cover']
          : [
              'intercept',
              'etiquette',
              'immunity',
              'dark',
              'heal',
              'svinorot',
              'passOn',
              'take',
              'takeOnly',
              'pass',
              'passOnly',
              'playStrict',
              'playUnder',
            ];
      expect([...heard]).toEqual(expect.arrayContaining(['play', 'playAny', 'draw', 'catch', ...expected]));
      for (const about of heard) {
        expect(ru.hints[about], about).toBeDefined();
        expect(en.hints[about], about).toBeDefined();
      }
    }, 240_000);
  }

  it('spyfall: what is advised is never refused, and who looks on is told nothing', async () => {
    const { game } = await loadGame('spyfall');
    const tables: readonly Table[] = [
      { options: { variant: 'classic', talk: 'text' }, seats: 5 },
      { options: { variant: 'classic', talk: 'voice' }, seats: 3 },
      { options: { variant: 'duo' }, seats: 2 },
      { options: { variant: 'trio' }, seats: 3 },
      { options: { variant: 'team' }, seats: 7 },
    ];
    const heard = new Set<string>();
    for (const [i, table] of tables.entries())
      for (let n = 0; n < matches; n++) playOn(game, table, `spyfall ${i} ${n}`, heard, trust);
    expect([...heard].sort()).toEqual(['accuse', 'answer', 'ask', 'guess', 'look', 'point']);
    const header = { game: game.id, rulesVersion: game.rulesVersion, seats: 3, options: {}, seed: '1', names: [] };
    const match = Match.start(game, header);
    expect(spyHints({ seat: null, view: match.view('spectator'), offers: [] }, ['answer'])).toEqual([]);
  });
});
