import type { Card } from '../hand.ts';

/** Every card of a deck, by how many copies it has of each kind, except those that were seen. */
export function unseenOf(copies: readonly number[], seen: readonly (readonly Card[])[]): Card[] {
  const left = copies.slice();
  for (const cards of seen) for (const card of cards) left[card] = (left[card] ?? 0) - 1;
  const pool: Card[] = [];
  left.forEach((times, card) => {
    for (let i = 0; i < times; i++) pool.push(card);
  });
  return pool;
}
