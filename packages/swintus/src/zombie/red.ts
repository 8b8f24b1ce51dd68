import { type Card, distinct, holdsAll, without } from '@tasovka/cards';
import { neighbour, refuse, type Seat } from '@tasovka/kernel';
import type { Heal } from '../actions.ts';
import { handOver } from '../course.ts';
import { handOf, type State } from '../state.ts';
import type { Healing } from './healing.ts';
import { vaccineOf, virusOf } from './pair.ts';

/** SW-75: Некрокашель and Грелка-горелка: you may give one card to each neighbour. */
export const red: Healing = {
  rule: 'SW-75',
  check(state, seat, { give, swap }) {
    if (swap !== undefined) return refuse('bad-move', 'SW-75');
    const cards = gifts(give);
    if (state.seats === 2 && cards.length > 1) return refuse('bad-move', 'SW-75');
    return holdsAll(handOf(state, seat), [virusOf(0), vaccineOf(0), ...cards]) ? null : refuse('not-in-hand', 'SW-75');
  },
  acts(state, seat, { give }, ctx) {
    if (give?.left !== undefined) handOver(state, seat, leftOf(state, seat), [give.left], 'SW-75', ctx);
    if (give?.right !== undefined) handOver(state, seat, rightOf(state, seat), [give.right], 'SW-75', ctx);
  },
  offers(state, _seat, rest) {
    const one = distinct(rest);
    const single = one.flatMap((card) => [{ left: card }, { right: card }]);
    const double =
      state.seats === 2 ? [] : one.flatMap((left) => distinct(without(rest, left)).map((right) => ({ left, right })));
    return [{}, ...(single.length > 0 ? [{ give: [...single, ...double] }] : [])];
  },
};

const gifts = (give: Heal['give']): Card[] => [give?.left, give?.right].filter((card) => card !== undefined);
const leftOf = (state: State, seat: Seat): Seat => neighbour(seat, 1, state.seats);
const rightOf = (state: State, seat: Seat): Seat => neighbour(seat, -1, state.seats);
