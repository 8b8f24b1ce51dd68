import type { Card } from '@tasovka/cards';
import { refuse } from '@tasovka/kernel';
import { isNumber, nameOf } from '../box.ts';
import { house } from '../house/index.ts';
import { layFromHand } from '../lay.ts';
import { handOf, type State, topOf } from '../state.ts';
import type { Move } from './move.ts';

/** LO-12: «Не спи!»: as long as a number lies on top, its exact copy may be laid by anyone, in turn or out of it. */
export const jump: Move<'jump'> = {
  check(state, seat, { card, window }) {
    const { type } = state.phase;
    if (type === 'answer' || type === 'vote') return refuse('not-now', 'LO-21');
    if (window !== undefined && window !== state.playCount) return refuse('window-closed', 'LO-12');
    if (!handOf(state, seat).includes(card)) return refuse('not-in-hand', 'LO-12');
    if (!isJumpable(state, card)) return refuse('not-allowed', 'LO-12');
    if (card !== topOf(state)) return refuse('not-a-copy', 'LO-12');
    // A number on top means that play waits for a turn; an action may want to be answered first.
    if (type !== 'turn') return refuse('not-now', 'LO-12');
    const rule = house.forbidding(state, seat, card, handOf(state, seat).length - 1);
    return rule === null ? null : refuse('not-allowed', rule);
  },
  perform(state, seat, { card }, ctx) {
    ctx.emit?.({ type: 'jumped', seat, card: nameOf(card), before: state.turn });
    state.turn = seat;
    layFromHand(state, seat, card, 1, {}, 'jump', ctx);
  },
  offer(state, seat, offers) {
    const top = topOf(state);
    if (!isJumpable(state, top) || state.phase.type !== 'turn' || !handOf(state, seat).includes(top)) return;
    if (house.forbidding(state, seat, top, handOf(state, seat).length - 1) !== null) return;
    offers.push({ type: 'jump', rule: 'LO-12', fields: { card: [top], window: [state.playCount] } });
  },
};

/** LO-12: a number; a house rule may let any card be jumped in with. */
export const isJumpable = (state: State, card: Card): boolean => isNumber(card) || house.has(state, 'everyCopy');
