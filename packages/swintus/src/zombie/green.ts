import { take } from '../tableActions.ts';
import { type Healing, nothingToSay, opponents } from './healing.ts';

/** SW-76: Мертвосопли and Уморин: every opponent takes two. */
export const green: Healing = {
  rule: 'SW-76',
  validate: (_state, _seat, heal) => nothingToSay(heal, 'SW-76'),
  resolve(state, seat, _heal, ctx) {
    for (const other of opponents(state, seat)) take(state, other, 2, 'green-pair', ctx);
  },
  offers: () => [{}],
};
