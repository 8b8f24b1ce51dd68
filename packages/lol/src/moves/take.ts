import { nothing, refuse } from '@tasovka/kernel';
import type { Context } from '../event.ts';
import type { State } from '../state.ts';
import { passTurn, take as takeCards } from '../tableActions.ts';
import type { Move } from './move.ts';
import { checkTurn } from './turn.ts';

/** LO-25, LO-26: who is hit by plus cards and does not pass them on takes the sum and has no turn. */
export const take: Move<'take'> = {
  check: (state, seat) =>
    checkTurn(state, seat, 'turn', 'LO-25') ?? (state.owed > 0 ? null : refuse('not-now', 'LO-25')),
  perform: (state, _seat, _action, ctx) => payDebt(state, ctx),
  offer(state, _seat, offers) {
    if (state.owed > 0 && state.phase.type === 'turn') offers.push(offered);
  },
};

const offered = { type: 'take', rule: 'LO-25', fields: nothing };

export function payDebt(state: State, ctx: Context): void {
  const { owed, turn } = state;
  state.owed = 0;
  takeCards(state, turn, owed, 'debt', ctx);
  passTurn(state, turn, ctx);
}
