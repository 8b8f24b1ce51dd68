import type { GuestView } from '@tasovka/protocol';
import { describe, expect, it } from 'vitest';
import { backersOf, guessedRight } from '../src/table/predictions.ts';
import { table } from './people.ts';

/** Ten people, of whom some say who will win. */
const guests = (said: Readonly<Record<number, number>>): GuestView[] =>
  table('swintus', 10, true).guests.map((guest, i) => {
    const seat = said[i];
    return seat === undefined ? guest : { ...guest, predicts: { seat, round: 0 } };
  });

describe('predictions', () => {
  it('are counted by seat', () => {
    const all = guests({ 7: 0, 8: 0, 9: 2 });
    expect([0, 1, 2].map((seat) => backersOf(all, seat))).toEqual([2, 0, 1]);
  });

  it('come true for those who named one of the first', () => {
    const all = guests({ 7: 0, 8: 1, 9: 2 });
    expect(guessedRight(all, [1, 1, 3])?.map(({ id }) => id)).toEqual(['g7', 'g8']);
    expect(guessedRight(all, [2, 2, 2])).toEqual([]);
  });

  it('are nothing to speak of where there were none', () => {
    expect(guessedRight(guests({}), [1, 2, 3])).toBeNull();
  });
});
