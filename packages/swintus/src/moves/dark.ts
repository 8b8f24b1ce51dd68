import type { CardRefusal } from '@tasovka/cards';
import { nothing, refuse, type Seat } from '@tasovka/kernel';
import { afterDark, checkDark, claimsAfter, lastDark, layDark, letBe, turnOver } from '../specialRounds/temnodel.ts';
import { handOf, type State } from '../state.ts';
import { beginMove } from '../tableActions.ts';
import type { Move } from './move.ts';
import { checkTurn } from './turn.ts';

/** SW-36: another card face down, called a number that fits the one called before. */
export const dark: Move<'dark'> = {
  check(state, seat, { card, claim }) {
    if (state.phase.type !== 'temnodel') return refuse('not-now', 'SW-36');
    return checkTurn(state, seat, 'SW-36') ?? checkDark(state, state.phase, seat, card, claim);
  },
  perform(state, seat, { card, claim }, ctx) {
    beginMove(state, ctx);
    if (state.phase.type !== 'temnodel') return;
    layDark(state, state.phase, seat, card, claim, ctx);
    afterDark(state, state.phase, seat, ctx);
  },
  offer(state, seat, offers) {
    if (state.phase.type !== 'temnodel') return;
    const claim = claimsAfter(lastDark(state.phase).claim);
    offers.push({ type: 'dark', rule: 'SW-36', fields: { card: handOf(state, seat).slice(), claim } });
  },
};

/** SW-36, SW-38: turning over the card just laid. Nobody checks a card of one's own. */
export const check: Move<'check'> = {
  check: (state, seat) => checkDoubt(state, seat),
  perform(state, _seat, _action, ctx) {
    beginMove(state, ctx);
    if (state.phase.type === 'temnodel' || state.phase.type === 'temnodel-last') turnOver(state, state.phase, ctx);
  },
  offer(state, seat, offers) {
    if (checkDoubt(state, seat) === null) offers.push({ type: 'check', rule: 'SW-37', fields: nothing });
  },
};

function checkDoubt(state: State, seat: Seat): CardRefusal | null {
  const { phase } = state;
  if (phase.type !== 'temnodel' && phase.type !== 'temnodel-last') return refuse('not-now', 'SW-36');
  return checkTurn(state, seat, 'SW-36') ?? (lastDark(phase).seat === seat ? refuse('bad-target', 'SW-36') : null);
}

/** SW-38: letting the last card be. */
export const trust: Move<'trust'> = {
  check(state, seat) {
    return state.phase.type === 'temnodel-last' ? checkTurn(state, seat, 'SW-38') : refuse('not-now', 'SW-38');
  },
  perform(state, _seat, _action, ctx) {
    beginMove(state, ctx);
    if (state.phase.type === 'temnodel-last') letBe(state, state.phase, ctx);
  },
  offer(state, _seat, offers) {
    if (state.phase.type === 'temnodel-last') offers.push({ type: 'trust', rule: 'SW-38', fields: nothing });
  },
};
