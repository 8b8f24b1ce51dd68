import type { Chance } from '@tasovka/kernel';
import type { Card, Hand } from '../hand.ts';
import type { CardMemory } from './memory.ts';
import type { ObservedTable } from './observed.ts';

/** All cards of a state: what the bot sees, and the rest filled with plausible cards of the pool. */
export function dealUnseen(
  { sizes, seat, hand, pile }: Pick<ObservedTable, 'sizes' | 'seat' | 'hand' | 'pile'>,
  memory: CardMemory,
  pool: Card[],
  chance: Chance,
): { hands: Hand[]; deck: Card[]; pile: Card[] } {
  const hands = memory.hidden.deal(pool, sizes, seat, chance);
  hands[seat] = hand.slice();
  chance.shuffle(pool);
  const buried = pool.splice(0, Math.max(0, Math.min(pool.length, pile - memory.pile.length)));
  return { hands, deck: pool, pile: [...buried, ...memory.pile] };
}
