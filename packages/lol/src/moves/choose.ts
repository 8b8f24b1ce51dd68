import { allColours } from '@tasovka/cards';
import { refuse } from '@tasovka/kernel';
import { maySwapWith, partners, settleSwap } from '../cardRules/bro.ts';
import { nameColour } from '../cardRules/joker.ts';
import type { Move } from './move.ts';
import { checkTurn } from './turn.ts';

/** LO-3, LO-11, LO-24, LO-26, LO-27: a joker that came from the deck is told its colour afterwards. */
export const colour: Move<'colour'> = {
  check: (state, seat) => checkTurn(state, seat, 'colour', 'LO-27'),
  perform: (state, seat, action, ctx) => nameColour(state, seat, action.colour, ctx),
  offer(state, _seat, offers) {
    if (state.phase.type === 'colour') offers.push(offered);
  },
};

const offered = { type: 'colour', rule: 'LO-27', fields: { colour: allColours } };

/** LO-3, LO-11, LO-23, LO-24: so is Бро! asked whom it is about; null is nobody. */
export const swap: Move<'swap'> = {
  check(state, seat, { seat: partner }) {
    const refusal = checkTurn(state, seat, 'swap', 'LO-23');
    if (refusal) return refusal;
    return partner === null || maySwapWith(state, seat, partner) ? null : refuse('bad-target', 'LO-23');
  },
  perform: (state, seat, { seat: partner }, ctx) => settleSwap(state, seat, partner, ctx),
  offer(state, seat, offers) {
    if (state.phase.type !== 'swap') return;
    offers.push({ type: 'swap', rule: 'LO-23', fields: { seat: partners(state, seat) } });
  },
};
