import { layFromHand } from '../lay.ts';
import { checkLaying, decidedBy, offerLaying } from './laying.ts';
import type { Move } from './move.ts';
import { checkTurn } from './turn.ts';

/** LO-10, LO-14, LO-28: laying a card in turn, on an ordinary one or to pass a plus on. */
export const play: Move<'play'> = {
  check: (state, seat, action) => checkTurn(state, seat, 'turn', 'LO-10') ?? checkLaying(state, seat, action),
  perform(state, seat, action, ctx) {
    if (state.owed > 0) ctx.emit?.({ type: 'passed-on', seat, count: state.owed });
    layFromHand(state, seat, action.card, action.copies ?? 1, decidedBy(action), 'play', ctx);
  },
  offer: (state, seat, offers) => offerLaying(state, seat, 'play', offers),
};
