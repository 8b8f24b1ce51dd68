import type { HouseRule } from '@tasovka/cards';
import { familyOf } from '../box.ts';
import type { Context } from '../event.ts';
import { billsOf, type State } from '../state.ts';

/** HR-4: nobody wins on a prescription. What lies dark is nobody's business until it is turned over. */
export const noActionLast: HouseRule<State, Context> = {
  rule: 'HR-4',
  forbids: (state, seat, card, left) =>
    left === 0 && billsOf(state, seat) === 0 && isPrescription[familyOf[card] ?? 'number'],
};

const isPrescription = {
  number: false,
  etiquette: false,
  infection: false,
  hapyozh: true,
  tihohryun: true,
  hlopkopyt: true,
  perehryuk: true,
  polisvin: true,
  svinorot: true,
  temnodel: true,
} as const;
