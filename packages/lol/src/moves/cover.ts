import { layFromHand } from '../lay.ts';
import { checkLaying, decidedBy, offerLaying } from './laying.ts';
import type { Move } from './move.ts';
import { checkTurn } from './turn.ts';

/** LO-24: covering one's own Упс! by the rules; whatever covers it acts as always. */
export const cover: Move<'cover'> = {
  check: (state, seat, action) => checkTurn(state, seat, 'cover', 'LO-24') ?? checkLaying(state, seat, action),
  perform: (state, seat, action, ctx) =>
    layFromHand(state, seat, action.card, action.copies ?? 1, decidedBy(action), 'cover', ctx),
  offer: (state, seat, offers) => offerLaying(state, seat, 'cover', offers),
};
