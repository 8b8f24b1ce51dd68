import type { Box, Kind } from '../box.ts';
import type { Card } from '../hand.ts';

/** Every card of the kinds that belong, but for those that were seen. */
export function unseenOf<K extends Kind>(
  { kinds }: Box<K>,
  belongs: (kind: K) => boolean,
  seen: readonly (readonly Card[])[],
): Card[] {
  const left = kinds.map((kind) => (belongs(kind) ? kind.copies : 0));
  for (const cards of seen) for (const card of cards) left[card] = (left[card] as number) - 1;
  const pool: Card[] = [];
  for (let card = 0; card < left.length; card++) for (let i = left[card] as number; i > 0; i--) pool.push(card);
  return pool;
}
