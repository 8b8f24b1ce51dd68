import { nothing, refuse, type Seat } from '@tasovka/kernel';
import type { CardRefusal } from '../reasons.ts';
import type { CardContext, CardState, CommonMove, TableActions } from '../state.ts';

interface DebtParts<State, Context> extends TableActions<State, Context> {
  readonly rule: string;
  checkTurn(state: State, seat: Seat): CardRefusal | null;
  /** What taking in one's turn does besides. */
  beginMove?(state: State, ctx: Context): void;
}

/** The player who is hit and does not pass it on takes what is owed and has no turn. */
export function debts<State extends CardState, Context extends CardContext>({
  rule,
  checkTurn,
  beginMove,
  take,
  passTurn,
}: DebtParts<State, Context>) {
  const offered = { type: 'take', rule, fields: nothing };

  function pay(state: State, ctx: Context): void {
    const { owed } = state;
    state.owed = 0;
    take(state, state.turn, owed, 'debt', ctx);
    passTurn(state, state.turn, ctx);
  }

  const move: CommonMove<State, Context> = {
    check: (state, seat) => checkTurn(state, seat) ?? (state.owed > 0 ? null : refuse('not-now', rule)),
    perform(state, _seat, _action, ctx) {
      beginMove?.(state, ctx);
      pay(state, ctx);
    },
    offer(state, _seat, offers) {
      if (state.owed > 0) offers.push(offered);
    },
  };
  return { move, pay };
}
