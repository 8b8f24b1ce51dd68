import { passTurn } from '../course.ts';
import type { Law } from '../law.ts';

/** A number card does nothing but lie there. */
export const number: Law = {
  rule: 'SW-10',
  fit: 'either',
  acts: (state, seat, _play, ctx) => passTurn(state, seat, ctx),
};
