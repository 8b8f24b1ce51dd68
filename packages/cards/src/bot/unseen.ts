import type { Box, Kind } from '../box.ts';
import type { Card } from '../hand.ts';

/** Every card of the kinds that belong, except those that were seen. */
export function unseenOf<K extends Kind>(
  { kinds }: Box<K>,
  belongs: (kind: K) => boolean,
  seen: readonly (readonly Card[])[],
): Card[] {
  const left = kinds.map((kind) => (belongs(kind) ? kind.copies : 0));
  for (const cards of seen) for (const card of cards) left[card] = (left[card] ?? 0) - 1;
  const pool: Card[] = [];
  left.forEach((copies, card) => {
    for (let i = 0; i < copies; i++) pool.push(card);
  });
  return pool;
}
