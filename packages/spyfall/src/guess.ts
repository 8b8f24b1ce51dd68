import { type GameContext, refuse, type Seat } from '@tasovka/kernel';
import { othersWin, spyWins } from './finish.ts';
import { boxOf } from './pack.ts';
import type { SpyfallRefusal } from './refusal.ts';
import { isSpy, type Location, type Round } from './round.ts';
import { notInTalk } from './talk.ts';
import { nameLocation, refuseNaming } from './team/naming.ts';

export function refuseGuess(round: Round, seat: Seat): SpyfallRefusal | null {
  if (round.options.variant === 'team') return refuseNaming(round, seat);
  return notInTalk(round) ?? (isSpy(round, seat) ? null : refuse('not-allowed', 'SP-22'));
}

/** SP-22: the spy shows the card and names the location, in one move. */
export function guess(round: Round, seat: Seat, name: string, ctx: GameContext): SpyfallRefusal | null {
  const location: Location = boxOf(round.options.box).indexOf(name);
  if (location < 0) return refuse('bad-move', 'SP-22');
  const refusal = refuseGuess(round, seat);
  if (refusal) return refusal;
  if (round.options.variant === 'team') {
    nameLocation(round, seat, location, ctx);
    return null;
  }
  ctx.emit?.({ type: 'guessed', seat, location: name });
  const more = { shown: seat, guesses: [location] };
  if (location === round.deal.locations[0]) spyWins(round, ctx, 'guessed', 2, more);
  else othersWin(round, ctx, 'missed', more);
  return null;
}
