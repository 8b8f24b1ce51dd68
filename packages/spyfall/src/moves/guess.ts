import type { Seat } from '@tasovka/kernel';
import { othersWin, spyWins } from '../ending.ts';
import { boxOf } from '../pack.ts';
import { refuse, type SpyfallRefusal } from '../refusal.ts';
import { isSpy, locationOn, type State } from '../state.ts';
import { checkTalk } from '../talk.ts';
import { nameLocation } from '../team/naming.ts';
import type { Move } from './move.ts';

/** SP-22: the spy shows the card and names the location, in one move. SP-53: in the team game the two locations. */
export const guess: Move<'guess'> = {
  check: (state, seat, { location }) =>
    boxOf(state.options.box).includes(location) ? checkGuesser(state, seat) : refuse('bad-move', 'SP-22'),
  perform(state, seat, { location }, ctx) {
    if (state.phase.type === 'guess') {
      nameLocation(state, seat, location, ctx);
      return;
    }
    ctx.emit?.({ type: 'guessed', seat, location });
    const more = { shown: seat, guesses: [location] };
    if (location === locationOn(state, 0)) spyWins(state, ctx, 'guessed', more);
    else othersWin(state, ctx, 'missed', more);
  },
  offer(state, seat, offers) {
    if (checkGuesser(state, seat) !== null) return;
    const fields = { location: boxOf(state.options.box) };
    if (state.phase.type === 'guess') offers.push({ type: 'guess', rule: 'SP-53', fields });
    else offers.push({ type: 'guess', rule: 'SP-22', fields, unprompted: true });
  },
};

function checkGuesser(state: State, seat: Seat): SpyfallRefusal | null {
  if (state.options.variant !== 'team') {
    return checkTalk(state) ?? (isSpy(state, seat) ? null : refuse('not-allowed', 'SP-22'));
  }
  if (state.phase.type !== 'guess') return refuse('not-now', 'SP-53');
  return isSpy(state, seat) ? null : refuse('not-your-turn', 'SP-53');
}
