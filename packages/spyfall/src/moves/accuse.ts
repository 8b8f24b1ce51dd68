import { cast } from '../ballot.ts';
import { stopClock } from '../clock.ts';
import { refuse } from '../refusal.ts';
import { checkTalk } from '../talk.ts';
import { ballotWithout } from '../voting.ts';
import { type Move, seatsWhere } from './move.ts';

/** SP-20: once per round, at any time, and it is the accuser's vote; SP-21: the spy may, too. The clock stands still (SP-24). */
export const accuse: Move<'accuse'> = {
  check(state, seat, { seat: target }) {
    if (state.options.variant === 'team') return refuse('not-allowed', 'SP-52');
    if (state.options.variant !== 'classic') return refuse('not-allowed', 'SP-41');
    const elsewhere = checkTalk(state);
    if (elsewhere) return elsewhere;
    if (state.accusations.some((accusation) => accusation.by === seat)) return refuse('already-done', 'SP-20');
    return target === seat || target >= state.seats ? refuse('bad-target', 'SP-20') : null;
  },
  perform(state, seat, { seat: accused }, ctx) {
    if (state.phase.type !== 'talk') return;
    const accusation = { by: seat, of: accused };
    stopClock(state, ctx);
    state.accusations = [...state.accusations, accusation];
    const ballot = cast(ballotWithout(state, accused, ctx.now), seat, true);
    state.phase = { type: 'vote', floor: state.phase.floor, accusation, ballot };
    ctx.emit?.({ type: 'accused', seat, accused });
  },
  offer(state, seat, offers) {
    const suspects = seatsWhere(
      state,
      (target) => accuse.check(state, seat, { type: 'accuse', seat: target }) === null,
    );
    if (suspects.length === 0) return;
    offers.push({ type: 'accuse', rule: 'SP-20', fields: { seat: suspects }, unprompted: true });
  },
};
