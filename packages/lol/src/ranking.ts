import { has, placesBy, type Seat, type Standings } from '@tasovka/kernel';
import type { MatchState } from './scores.ts';

/** More than any match can bring, so that who fell later always stands before who fell earlier. */
const far = 1_000_000;

/** Each seat's place in the match, by its mode; ties share. */
export function places(standings: Standings<MatchState>): number[] {
  return placesBy(standings.scores.map((score, seat) => measure(standings, seat, score)));
}

function measure(standings: Standings<MatchState>, seat: Seat, score: number): number {
  switch (standings.matchState.mode) {
    /** LO-34: the most points. */
    case 'together':
      return score;
    /** LO-32: the fewest penalties; the player who went over the limit has more than all others. */
    case 'first-out':
      return -score;
    /** LO-31: the player who lasted longer, then the one with fewer penalties. */
    case 'knockout':
      return lasted(standings, seat) * far - score;
    /** LO-33: the player who lasted longer; earlier penalties mean nothing. */
    case 'blitz':
      return lasted(standings, seat);
  }
}

const lasted = ({ out, matchState, round }: Standings<MatchState>, seat: Seat): number =>
  has(out, seat) ? (matchState.fell[seat] ?? 0) : round + 1;
