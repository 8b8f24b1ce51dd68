import { type GameTypes, type Match, never, seatsIn } from '../src/index.ts';
import { Broken } from './moment.ts';

/** (5) A match that is not over waits for somebody who can do something, or for a deadline. */
export function neverStuck<T extends GameTypes>(match: Match<T>): void {
  const { due, over, betweenRounds } = match;
  if (over || betweenRounds) {
    if (due !== never) throw new Broken(`the round is over, and yet a deadline is set at ${due}`);
    return;
  }
  const awaited = seatsIn(match.awaited);
  for (const seat of awaited) {
    if (match.offers(seat).length === 0) throw new Broken(`seat ${seat} is waited for and has no offer`);
  }
  if (due !== never || awaited.length > 0) return;
  for (let seat = 0; seat < match.header.seats; seat++)
    if (match.offers(seat).some(({ unprompted }) => !unprompted)) return;
  throw new Broken('nobody has an offer, no deadline is set, and the round is not over');
}
