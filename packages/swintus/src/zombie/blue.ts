import { nameOf } from '../box.ts';
import { handOf } from '../state.ts';
import { take } from '../tableActions.ts';
import { type Healing, nothingToSay, opponents } from './healing.ts';
import { isVaccine } from './pair.ts';

/** SW-78: Гнилозубье and Буравушка: every opponent shows a vaccine or takes three. */
export const blue: Healing = {
  rule: 'SW-78',
  validate: (_state, _seat, heal) => nothingToSay(heal, 'SW-78'),
  resolve(state, seat, _heal, ctx) {
    for (const other of opponents(state, seat)) {
      const vaccine = handOf(state, other).find(isVaccine);
      if (vaccine === undefined) take(state, other, 3, 'blue-pair', ctx);
      else ctx.emit?.({ type: 'showed', seat: other, card: nameOf(vaccine) });
    }
  },
  offers: () => [{}],
};
