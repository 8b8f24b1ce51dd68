import { refuse } from '@tasovka/kernel';
import { namesOf } from '../box.ts';
import { handOf } from '../state.ts';
import { handGrew } from '../tableActions.ts';
import { type Healing, opponents } from './healing.ts';

/** SW-77: Скелетизм and Штыроид: you may swap whole hands with an opponent. */
export const yellow: Healing = {
  rule: 'SW-77',
  validate(state, seat, { give, swap }) {
    if (give !== undefined) return refuse('bad-move', 'SW-77');
    return swap === undefined || opponents(state, seat).includes(swap) ? null : refuse('bad-target', 'SW-77');
  },
  resolve(state, seat, { swap }, ctx) {
    if (swap === undefined) return;
    const mine = handOf(state, seat);
    state.hands[seat] = handOf(state, swap);
    state.hands[swap] = mine;
    handGrew(state, seat);
    handGrew(state, swap);
    ctx.emit?.(
      { type: 'swapped', seat, partner: swap },
      {
        [seat]: { got: namesOf(handOf(state, seat)), gave: namesOf(mine) },
        [swap]: { got: namesOf(mine), gave: namesOf(handOf(state, seat)) },
      },
    );
  },
  offers: (state, seat) => [{}, { swap: opponents(state, seat) }],
};
