import { expect } from 'vitest';
import { Table, type TableInput } from '../src/index.ts';
import { tiny } from './tiny.ts';

/** Two people at a table, and what they do there. */

export const games = { tiny };
export const join = (id: string, more: Partial<Extract<TableInput, { kind: 'join' }>> = {}): TableInput => ({
  kind: 'join',
  id,
  name: id.toUpperCase(),
  face: 'pig',
  watching: false,
  ...more,
});
export const start: TableInput = { kind: 'start', seed: 's', by: 'ann' };

export function takeAll(table: Table, ...inputs: TableInput[]): Table {
  for (const input of inputs) expect(table.take(input, 1), JSON.stringify(input)).toBeNull();
  return table;
}

/** Ann is host, Bob is ready. */
export const twoAtTable = (): Table =>
  takeAll(new Table(games, 'tiny'), join('ann'), join('bob'), { kind: 'ready', id: 'bob', ready: true });
/** The same, with a match on. */
export const twoPlaying = (): Table => takeAll(twoAtTable(), start);

/** Deadlines fall until the match is over. */
export function playOut(table: Table): void {
  for (let i = 0; table.playing; i++) {
    if (i > 1000) throw new Error('the match does not end');
    const next: TableInput = { kind: 'play', input: { kind: 'next', seat: 0 } };
    if (table.match?.betweenRounds) table.take(next, table.data.began + table.match.now);
    else table.take({ kind: 'play', input: { kind: 'deadline' } }, table.due);
  }
}
