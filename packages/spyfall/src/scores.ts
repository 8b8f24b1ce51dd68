import { placesBy, type Settlement, type Standings, seatsIn } from '@tasovka/kernel';
import type { MatchState } from './matchState.ts';
import { type State, usedNow } from './state.ts';
import { everybodyWasCaptain } from './team/rotation.ts';

export function settle(state: State, standings: Standings<MatchState>): Settlement<MatchState> {
  const { phase, options, team, seats } = state;
  if (phase.type !== 'over') throw new Error('the round is not over');
  const { points, winners } = phase.end;
  const [winner = null, ...more] = seatsIn(winners);
  const captains = [...standings.matchState.captains, ...(team?.captains ?? [])];
  return {
    scores: standings.scores.map((score, seat) => score + (points[seat] ?? 0)),
    roundScores: points,
    roundWinner: more.length === 0 ? winner : null,
    // SP-4: an agreed number of rounds; SP-56: with captains, until everybody was one.
    over: team ? everybodyWasCaptain(captains, seats, options.captainTwice) : standings.round + 1 >= options.rounds,
    matchState: { used: usedNow(state), captains },
  };
}

/** SP-33: most points win, and equal points share the place. */
export const places = (standings: Standings<MatchState>): number[] => placesBy(standings.scores);
