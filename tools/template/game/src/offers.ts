import type { Offer, Seat } from '@tasovka/kernel';
import { isOver, type State, turnOf } from './state.ts';

/** NG-2 In turn, any card of one's hand. */
export function offers(state: State, seat: Seat): readonly Offer[] {
  if (isOver(state) || turnOf(state) !== seat) return [];
  return [{ type: 'lay', rule: 'NG-2', fields: { card: [...new Set(state.hands[seat])] } }];
}
