import { refuse } from '@tasovka/kernel';
import { isNumber, nameOf } from '../box.ts';
import { layFromHand } from '../lay.ts';
import { handOf, topOf } from '../state.ts';
import type { Move } from './move.ts';

/** LO-12: «Не спи!»: as long as a number lies on top, its exact copy may be laid by anyone, in turn or out of it. */
export const jump: Move<'jump'> = {
  check(state, seat, { card, window }) {
    const { type } = state.phase;
    if (type === 'answer' || type === 'vote') return refuse('not-now', 'LO-21');
    if (window !== undefined && window !== state.playCount) return refuse('window-closed', 'LO-12');
    if (!handOf(state, seat).includes(card)) return refuse('not-in-hand', 'LO-12');
    if (!isNumber(card)) return refuse('not-allowed', 'LO-12');
    return card === topOf(state) ? null : refuse('not-a-copy', 'LO-12');
  },
  perform(state, seat, { card }, ctx) {
    ctx.emit?.({ type: 'jumped', seat, card: nameOf(card), before: state.turn });
    state.turn = seat;
    layFromHand(state, seat, card, 1, {}, 'jump', ctx);
  },
  /** A number on top means that play waits for a turn, or for a claim to be settled. */
  offer(state, seat, offers) {
    const top = topOf(state);
    if (!isNumber(top) || state.phase.type !== 'turn' || !handOf(state, seat).includes(top)) return;
    offers.push({ type: 'jump', rule: 'LO-12', fields: { card: [top], window: [state.playCount] } });
  },
};
