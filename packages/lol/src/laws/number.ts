import { passTurn } from '../course.ts';
import type { Law } from '../law.ts';

/** LO-10: a number card does nothing but lie there. */
export const number: Law = {
  rule: 'LO-10',
  acts: (state, seat, _card, _decided, ctx) => passTurn(state, seat, ctx),
};
