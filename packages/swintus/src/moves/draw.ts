import { drawOne } from '@tasovka/cards';
import { nothing, refuse } from '@tasovka/kernel';
import { nameOf } from '../box.ts';
import { handOf, makePhase } from '../state.ts';
import { beginMove, handGrew } from '../tableActions.ts';
import type { Move } from './move.ts';
import { checkTurn, isFreshTurn } from './turn.ts';

/** SW-11: the player who cannot or does not want to lay takes the top card; what it is, nobody else learns. */
export const draw: Move<'draw'> = {
  check(state, seat) {
    const refusal = checkTurn(state, seat, 'SW-11');
    if (refusal) return refusal;
    if (state.phase.type === 'drawn') return refuse('already-done', 'SW-11');
    if (!isFreshTurn(state)) return refuse('not-now', 'SW-11');
    return state.owed > 0 ? refuse('not-allowed', 'SW-20') : null;
  },
  perform(state, seat, _action, ctx) {
    if (!beginMove(state, ctx)) return;
    const card = drawOne(state, ctx.chance);
    if (card !== undefined) {
      handOf(state, seat).push(card);
      handGrew(state, seat);
    }
    state.phase = makePhase('drawn', { card: card ?? null });
    ctx.emit?.({ type: 'drew', seat }, { [seat]: { card: card === undefined ? null : nameOf(card) } });
  },
  offer(state, _seat, offers) {
    if (isFreshTurn(state) && state.owed === 0) offers.push(offered);
  },
};

const offered = { type: 'draw', rule: 'SW-11', fields: nothing };
