import { type AnyGame, Table, type TableInput } from '@tasovka/kernel';
import { expect, it } from 'vitest';
import { spyfall } from '../src/index.ts';
import type { State } from '../src/state.ts';

const games = { spyfall: spyfall as unknown as AnyGame };
const names = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'gus', 'hal', 'ida'];

/** A round of so many is over, and one more has been given a chair. */
function afterRound(players: number): Table {
  const table = new Table(games, 'spyfall');
  const take = (input: TableInput, at: number) => expect(table.take(input, at), JSON.stringify(input)).toBeNull();
  const sits = (id: string) => take({ kind: 'join', id, name: id, face: 'pig', watching: false }, 0);
  for (const id of names.slice(0, players)) sits(id);
  for (const id of names.slice(1, players)) take({ kind: 'ready', id, ready: true }, 0);
  take({ kind: 'start', seed: 's', rulesVersion: spyfall.rulesVersion, by: 'ann' }, 0);
  while (!table.match?.betweenRounds) take({ kind: 'play', input: { kind: 'deadline' } }, table.due);
  const late = names[players] as string;
  sits(late);
  take({ kind: 'seat', id: late, allowed: true, by: 'ann' }, table.data.began + table.match.now);
  take({ kind: 'play', input: { kind: 'next', seat: 0 } }, table.data.began + table.match.now);
  return table;
}

it('one more sits down to the next round of a classic match; places that were played stay out', () => {
  const table = afterRound(4);
  const state = table.match?.state as State;
  expect(table.data.seated).toEqual(['ann', 'bob', 'cid', 'dan', 'eve']);
  expect(state.seats).toBe(5);
  expect(state.deal.cards).toHaveLength(5);
  expect(state.used).toHaveLength(1);
  expect(state.options).toMatchObject({ variant: 'classic', rounds: 5, roundMs: 7 * 60_000 });
  expect(table.match?.standings).toMatchObject({ round: 1, scores: { length: 5 } });
  expect(table.drainEvents().map(({ event }) => event)).toMatchObject([{ type: 'dealt', round: 2 }]);
});

it.each([2, 8])('%i are as many as their game takes: the latecomer waits for the next match', (players) => {
  expect(afterRound(players).data.seated).toEqual(names.slice(0, players));
});
