import { placesBy, type Seat, type Settlement, type Standings } from '@tasovka/kernel';
import type { MatchState } from './deal.ts';
import { billsOf, type State } from './state.ts';

/** SW-80: so many bills there are. */
export const moleBills = 12;

/**
 * SW-18, SW-19: the winner scores a point for every card in all other hands; the target ends the match.
 * The bills the track brings are handed out at once, for all to see before the next round.
 */
export function settle(state: State, standings: Standings<MatchState>): Settlement<MatchState> {
  if (state.phase.type !== 'over') throw new Error('the round is not over');
  const { winner, extra } = state.phase;
  const points = state.hands.reduce((sum, hand) => sum + hand.length, 0) + extra;
  const before = standings.scores[winner] ?? 0;
  collectBills(state, winner, before, before + points);
  const scores = standings.scores.map((score, seat) => (seat === winner ? score + points : score));
  return {
    scores,
    roundScores: scores.map((_, seat) => (seat === winner ? points : 0)),
    roundWinner: winner,
    over: before + points >= state.options.target,
    matchState: { bills: [...state.bills] },
  };
}

/** SW-80, SW-81: every molehill passed or stopped on brings a bill, while there are any. */
function collectBills(state: State, winner: Seat, from: number, to: number): void {
  if (!state.options.sets.includes('moles')) return;
  const passed = state.options.molehills.filter((hill) => hill > from && hill <= to).length;
  const bills = Math.min(passed, state.molesLeft);
  state.bills[winner] = billsOf(state, winner) + bills;
  state.molesLeft -= bills;
}

export const places = (standings: Standings<MatchState>): number[] => placesBy(standings.scores);
