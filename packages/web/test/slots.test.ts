import { allGames } from '@tasovka/games/all';
import { Chance, type JsonObject, Match } from '@tasovka/kernel';
import { choose } from '@tasovka/kernel/kit';
import { readOffers } from '@tasovka/protocol';
import { expect, test } from 'vitest';
import { keysOf } from '../src/cards/keys.ts';
import { Slots } from '../src/cards/slots.ts';

const everything = { sets: ['etiquette', 'zombie', 'moles'] };
const tables: readonly (readonly [game: string, options: JsonObject])[] = [
  ['swintus', {}],
  ['swintus', everything],
  ['swintus', { ...everything, place: 'table', mistakes: 'punished' }],
  ['lol', {}],
  ['lol', { place: 'table', mode: 'blitz' }],
];

test.each(tables)('%s %o: no two keys ever want the same slot, and none changes its slot', (id, options) => {
  const game = allGames[id]?.game;
  if (!game) throw new Error(`no game ${id}`);
  const seen = new Set<string>();
  for (let round = 0; round < 6; round++) {
    const header = { game: id, rulesVersion: game.rulesVersion, seats: 4, options, seed: `slots ${round}`, names: [] };
    const match = Match.start(game, header, { events: false });
    const chance = Chance.seeded(`keys ${round}`);
    const bars = [0, 1, 2, 3].map(() => ({ slots: new Slots(), stood: new Map<string, string>() }));
    for (let i = 0; i < 1500 && !match.over; i++) {
      const coming = choose(match, { setups: () => [], signals: true }, chance);
      if (!coming) break;
      match.take(coming.input, coming.at);
      for (const [seat, { slots, stood }] of bars.entries()) {
        const keys = keysOf(readOffers(match.offersFor(seat)), null).map(({ id: key }) => key);
        const places = keys.map((key) => JSON.stringify(slots.of(key)));
        expect(new Set(places).size, keys.join(', ')).toBe(keys.length);
        for (const [n, key] of keys.entries()) {
          seen.add(key);
          expect(stood.get(key) ?? places[n], key).toBe(places[n]);
          stood.set(key, places[n] as string);
        }
      }
    }
  }
  // A match in which nothing can be pressed would prove nothing.
  expect([...seen]).toEqual(expect.arrayContaining(['draw', id === 'lol' ? 'say' : 'declare', 'catch']));
});
