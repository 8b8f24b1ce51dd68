import { debts } from '@tasovka/cards';
import type { Context } from '../event.ts';
import type { State } from '../state.ts';
import { beginMove, passTurn, take as takeCards } from '../tableActions.ts';
import { checkTurn } from './turn.ts';

/** SW-20: Хапёж. */
export const { move: take, pay: payDebt } = debts<State, Context>({
  rule: 'SW-20',
  checkTurn: (state, seat) => checkTurn(state, seat, 'SW-20'),
  beginMove,
  take: takeCards,
  passTurn,
});
