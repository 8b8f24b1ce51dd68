import { only, type Seat } from '@tasovka/kernel';
import { stopClock } from '../clock.ts';
import { innocents, othersWin, spyEscapes } from '../ending.ts';
import type { Context } from '../event.ts';
import { refuse } from '../refusal.ts';
import { type Dark, isSpy, type State } from '../state.ts';
import { checkTalk } from '../talk.ts';
import { ballotWithout } from '../voting.ts';
import { type Move, seatsWhere } from './move.ts';

/** SP-41: anybody may point at any time of the talk, as often as they like, never at themselves. */
export const point: Move<'point'> = {
  check(state, seat, { at }) {
    if (state.options.variant === 'team') return refuse('not-allowed', 'SP-52');
    if (state.options.variant === 'classic') return refuse('not-allowed', 'SP-41');
    const elsewhere = checkTalk(state);
    if (elsewhere || at === 'dark') return elsewhere;
    if (at === seat || at >= state.seats) return refuse('bad-target', 'SP-41');
    return isSpy(state, seat) ? refuse('not-allowed', 'SP-42') : null;
  },
  perform(state, seat, { at }, ctx) {
    if (state.phase.type !== 'talk') return;
    ctx.emit?.({ type: 'pointed', seat, at });
    if (at !== 'dark') {
      show(state, seat, at, ctx);
      return;
    }
    // SP-43: the others agree or not; SP-24: meanwhile the clock stands still.
    stopClock(state, ctx);
    const ballot = ballotWithout(state, seat, ctx.now);
    state.phase = { type: 'agree', floor: state.phase.floor, pointer: seat, ballot };
  },
  offer(state, seat, offers) {
    const allowed = (at: Seat | Dark): boolean => point.check(state, seat, { type: 'point', at }) === null;
    const targets: (Seat | Dark)[] = seatsWhere(state, allowed);
    if (allowed('dark')) targets.push('dark');
    if (targets.length > 0) offers.push({ type: 'point', rule: 'SP-41', fields: { at: targets }, unprompted: true });
  },
};

/** SP-42: the card of the player pointed at is shown. With two, only the one who pointed can have won. */
function show(state: State, pointer: Seat, at: Seat, ctx: Context): void {
  const winners = state.options.variant === 'duo' ? only(pointer) : innocents(state);
  if (isSpy(state, at)) othersWin(state, ctx, 'spotted', { shown: at }, winners);
  else spyEscapes(state, ctx, 'mistaken', { shown: at });
}
