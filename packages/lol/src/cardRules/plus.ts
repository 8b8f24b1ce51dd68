import type { Card } from '@tasovka/cards';
import type { Seat } from '@tasovka/kernel';
import { plusOf } from '../box.ts';
import type { CardRule } from '../cardRule.ts';
import type { Context } from '../event.ts';
import type { State } from '../state.ts';
import { passTurn } from '../tableActions.ts';

/** LO-25: the next player takes one or two and has no turn, unless it is passed on (LO-28). */
export const plus: CardRule = {
  rule: 'LO-25',
  resolve: (state, seat, card, _decided, ctx) => hitNext(state, seat, card, ctx),
};

/** LO-28: what is owed adds up. */
export function hitNext(state: State, seat: Seat, card: Card, ctx: Context): void {
  state.owed += plusOf[card] ?? 0;
  passTurn(state, seat, ctx);
  ctx.emit?.({ type: 'owes', seat: state.turn, count: state.owed });
}
