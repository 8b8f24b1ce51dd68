import { type Card, count, distinct, holdsAll } from '@tasovka/cards';
import { neighbour, refuse, type Seat } from '@tasovka/kernel';
import type { Heal } from '../actions.ts';
import { handOf, type State } from '../state.ts';
import { handOver } from '../tableActions.ts';
import type { Healing } from './healing.ts';
import { vaccineOf, virusOf } from './pair.ts';

/** SW-75: Некрокашель and Грелка-горелка: you may give one card to each neighbour. */
export const red: Healing = {
  rule: 'SW-75',
  validate(state, seat, { give, swap }) {
    if (swap !== undefined) return refuse('bad-move', 'SW-75');
    const cards = gifts(give);
    if (state.seats === 2 && cards.length > 1) return refuse('bad-move', 'SW-75');
    return holdsAll(handOf(state, seat), [virusOf(0), vaccineOf(0), ...cards]) ? null : refuse('not-in-hand', 'SW-75');
  },
  resolve(state, seat, { give }, ctx) {
    if (give?.left !== undefined) handOver(state, seat, leftOf(state, seat), [give.left], ctx);
    if (give?.right !== undefined) handOver(state, seat, rightOf(state, seat), [give.right], ctx);
  },
  offers(state, _seat, rest) {
    if (rest.length === 0) return [{}];
    const kinds = distinct(rest);
    const give: NonNullable<Heal['give']>[] = [];
    for (const left of kinds) {
      give.push({ left }, { right: left });
      if (state.seats === 2) continue;
      for (const right of kinds) if (right !== left || count(rest, left) > 1) give.push({ left, right });
    }
    return [{}, { give }];
  },
};

const gifts = (give: Heal['give']): Card[] => [give?.left, give?.right].filter((card) => card !== undefined);
const leftOf = (state: State, seat: Seat): Seat => neighbour(seat, 1, state.seats);
const rightOf = (state: State, seat: Seat): Seat => neighbour(seat, -1, state.seats);
