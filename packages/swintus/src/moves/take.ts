import { nothing, refuse } from '@tasovka/kernel';
import type { Context } from '../event.ts';
import type { State } from '../state.ts';
import { beginMove, passTurn, take as takeCards } from '../tableActions.ts';
import type { Move } from './move.ts';
import { checkTurn } from './turn.ts';

/** SW-20: who is hit by Хапёж takes what is owed and skips the turn. */
export const take: Move<'take'> = {
  check: (state, seat) => checkTurn(state, seat, 'SW-20') ?? (state.owed > 0 ? null : refuse('not-now', 'SW-20')),
  perform(state, _seat, _action, ctx) {
    beginMove(state, ctx);
    payDebt(state, ctx);
  },
  offer(state, _seat, offers) {
    if (state.owed > 0) offers.push(offered);
  },
};

const offered = { type: 'take', rule: 'SW-20', fields: nothing };

export function payDebt(state: State, ctx: Context): void {
  const { owed } = state;
  state.owed = 0;
  takeCards(state, state.turn, owed, 'debt', ctx);
  passTurn(state, state.turn, ctx);
}
