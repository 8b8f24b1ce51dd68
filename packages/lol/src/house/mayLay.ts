import type { Card, CardRefusal } from '@tasovka/cards';
import { refuse, type Seat } from '@tasovka/kernel';
import { fits, misfit } from '../fits.ts';
import { handOf, type State } from '../state.ts';
import { house } from './index.ts';

/** LO-10, LO-28, and what a table forbids itself besides: whether a card may be laid, with so many left in hand. */
export function whyNotLaid(state: State, seat: Seat, card: Card, left: number): CardRefusal | null {
  if (!fits(state, card)) return misfit(state);
  if (state.options.house.length === 0) return null;
  const rule = house.forbidding(state, seat, card, left);
  return rule === null ? null : refuse('not-allowed', rule);
}

/** From the hand, one copy. */
export const mayLay = (state: State, seat: Seat, card: Card): boolean =>
  whyNotLaid(state, seat, card, handOf(state, seat).length - 1) === null;

export const holdsLayable = (state: State, seat: Seat): boolean =>
  handOf(state, seat).some((card) => mayLay(state, seat, card));
