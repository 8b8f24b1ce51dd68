import { debts } from '@tasovka/cards';
import type { Context } from '../event.ts';
import type { State } from '../state.ts';
import { passTurn, take as takeCards } from '../tableActions.ts';
import { checkTurn } from './turn.ts';

/** LO-25, LO-26: plus cards. */
export const { move: take, pay: payDebt } = debts<State, Context>({
  rule: 'LO-25',
  checkTurn: (state, seat) => checkTurn(state, seat, 'turn', 'LO-25'),
  take: takeCards,
  passTurn,
});
