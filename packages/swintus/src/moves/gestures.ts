import { type CardRefusal, clockStart, look } from '@tasovka/cards';
import { nothing, refuse, type Seat } from '@tasovka/kernel';
import { giveBack, resume } from '../etiquette/charge.ts';
import { askToGive } from '../etiquette/give.ts';
import { planWink, shmotrun, visibleWink } from '../etiquette/shmotrun.ts';
import type { State } from '../state.ts';
import type { Move } from './move.ts';
import { asideToOthers, isFrozen, isThinking } from './turn.ts';

/** SW-55, AC-5: anyone may count to five, with or without the card. */
export const count: Move<'count'> = {
  check: checkCount,
  perform(state, seat, _action, ctx) {
    if (state.etiquette) state.etiquette.count = { from: clockStart(state, ctx.now), said: 0 };
    ctx.emit?.({ type: 'counting', seat, at: state.turn });
  },
  offer(state, seat, offers) {
    if (checkCount(state, seat) === null) offers.push(offeredCount);
  },
};

const offeredCount = { type: 'count', rule: 'SW-55', fields: nothing, unprompted: true } as const;

function checkCount(state: State, seat: Seat): CardRefusal | null {
  if (!state.etiquette) return refuse('not-allowed', 'SW-55');
  if (!isThinking(state) || state.phase.type === 'svinorot') return refuse('not-now', 'SW-55');
  if (state.turn === seat) return refuse('bad-target', 'SW-55');
  return state.etiquette.count === null ? null : refuse('already-done', 'SW-55');
}

/** SW-58, AC-8: apart, a wink is two blinks of one's avatar, soon, for all to see who look. */
export const wink: Move<'wink'> = {
  check(state, seat, { seat: to }) {
    return checkWink(state, seat) ?? (to === seat || to >= state.seats ? refuse('bad-target', 'SW-58') : null);
  },
  perform: (state, seat, { seat: to }, ctx) => planWink(state, seat, to, ctx),
  offer(state, seat, offers) {
    if (checkWink(state, seat) === null) offerWink(state, seat, offers);
  },
};

const offerWink = asideToOthers('wink', 'SW-58');

/** At one table people wink with their eyes. */
function checkWink(state: State, seat: Seat): CardRefusal | null {
  if (!state.etiquette || state.options.place === 'table') return refuse('not-allowed', 'SW-58');
  return state.etiquette.winks.some((one) => one.by === seat) ? refuse('already-done', 'SW-58') : null;
}

/** SW-58, AC-8: noticing somebody else's wink; a tap on an avatar that did not wink costs a second. */
export const spot: Move<'spot'> = {
  check(state, seat, { seat: other }) {
    const refusal = checkSpot(state, seat);
    if (refusal) return refusal;
    if (other === seat || other >= state.seats) return refuse('bad-target', 'SW-58');
    return state.phase.type === 'answer' && state.phase.charge.by !== other ? refuse('bad-target', 'SW-58') : null;
  },
  perform(state, seat, { seat: other }, ctx) {
    const { phase, etiquette } = state;
    if (phase.type === 'answer') {
      ctx.emit?.({ type: 'wink-caught', seat: other, by: seat });
      look(state, ctx);
      giveBack(state, phase.charge);
      resume(state, phase.resume, ctx);
      askToGive(state, seat, other, ctx);
      return;
    }
    const seen = visibleWink(state, other, seat);
    if (etiquette && seen) {
      etiquette.winks = etiquette.winks.filter((one) => one !== seen);
      ctx.emit?.({ type: 'wink-caught', seat: other, by: seat });
      look(state, ctx);
      askToGive(state, seat, other, ctx);
    } else if (etiquette) {
      etiquette.blind[seat] = ctx.now + blindMs;
      ctx.emit?.({ type: 'saw-nothing', seat, at: other });
    }
  },
  offer(state, seat, offers) {
    if (checkSpot(state, seat) !== null) return;
    const { phase } = state;
    if (phase.type !== 'answer') offerSpot(state, seat, offers);
    else offers.push({ type: 'spot', rule: 'SW-58', fields: { seat: [phase.charge.by] }, unprompted: true });
  },
};

const offerSpot = asideToOthers('spot', 'SW-58');

const blindMs = 1000;

function checkSpot(state: State, seat: Seat): CardRefusal | null {
  const { etiquette, phase } = state;
  if (!etiquette) return refuse('not-allowed', 'SW-58');
  if (state.options.place === 'table') {
    const winking = phase.type === 'answer' && phase.charge.gift?.card === shmotrun.card;
    if (!winking) return refuse('not-now', 'SW-58');
    return seat === phase.charge.by || seat === phase.charge.against ? refuse('not-allowed', 'SW-58') : null;
  }
  return isFrozen(state) || etiquette.blind[seat] !== 0 ? refuse('not-now', 'SW-58') : null;
}
