import type { Hand } from '@tasovka/cards';
import {
  everybody,
  has,
  nobody,
  only,
  type Seat,
  type SeatSet,
  type Settlement,
  type Standings,
  seatsIn,
} from '@tasovka/kernel';
import { isJoker, pointsOf } from './box.ts';
import type { Mode } from './options.ts';
import type { PhaseOf, State } from './state.ts';
import { nextAfter } from './tableActions.ts';

/** What a match carries from round to round besides points. */
export interface MatchState {
  /** Places depend on it as much as scores do. */
  readonly mode: Mode;
  /** The round in which each seat fell; 0: it did not, or before anybody counted. */
  readonly fell: readonly number[];
}

const limit = 101;
const enough = 404;
const bonus = 20;

/** How many points end somebody's match, or everybody's; in «Блиц» no number of them does. */
export const goalOf = (mode: Mode): number | null => (mode === 'blitz' ? null : mode === 'together' ? enough : limit);

/** LO-30: numbers count their value, actions 5, jokers 20. */
export const pointsIn = (hand: Hand): number => hand.reduce((sum, card) => sum + (pointsOf[card] as number), 0);

export function settle(state: State, standings: Standings<MatchState>): Settlement<MatchState> {
  const { phase } = state;
  if (phase.type !== 'over') throw new Error('the round is not over');
  return state.options.mode === 'together'
    ? settleTogether(state, phase, standings)
    : settlePenalties(state, phase, standings);
}

/** LO-34, LO-35: the winner scores what the others hold, and 20 more for closing with a joker; first to 404. */
function settleTogether(state: State, over: PhaseOf<'over'>, standings: Standings<MatchState>): Settlement<MatchState> {
  const { winner } = over;
  const points = state.hands.reduce((sum, hand) => sum + pointsIn(hand), 0);
  const total = (standings.scores[winner] ?? 0) + points + coldBonus(state, over);
  return {
    scores: standings.scores.map((score, seat) => (seat === winner ? total : score)),
    roundScores: standings.scores.map((_, seat) => (seat === winner ? points : 0)),
    roundWinner: winner,
    out: standings.out,
    over: total >= enough,
    matchState: standings.matchState,
  };
}

/** LO-31…LO-33: everyone but the winner is charged for what they hold; somebody may fall. */
function settlePenalties(
  state: State,
  over: PhaseOf<'over'>,
  standings: Standings<MatchState>,
): Settlement<MatchState> {
  const { winner } = over;
  const penalties = state.hands.map(pointsIn);
  const scores = standings.scores.map((score, seat) =>
    seat === winner ? Math.max(0, score - coldBonus(state, over)) : forgiven(state, score + (penalties[seat] ?? 0)),
  );
  const fallen = state.options.mode === 'blitz' ? heaviest(state, winner, penalties) : beyondLimit(state, scores);
  const out = state.out | fallen;
  return {
    scores,
    roundScores: penalties,
    roundWinner: winner,
    out,
    over: state.options.mode === 'first-out' ? fallen !== nobody : seatsIn(everybody(state.seats) & ~out).length === 1,
    matchState: {
      ...standings.matchState,
      fell: standings.matchState.fell.map((round, seat) => (has(fallen, seat) ? standings.round + 1 : round)),
    },
  };
}

/** LO-35: what closing with a joker is worth; in «Блиц» nothing. */
function coldBonus({ options }: State, { closing }: PhaseOf<'over'>): number {
  return options.coldCalculation && options.mode !== 'blitz' && isJoker(closing) ? bonus : 0;
}

/** LO-36: exactly 101 penalty points are none. */
const forgiven = ({ options }: State, points: number): number => (options.reset101 && points === limit ? 0 : points);

/** LO-31, LO-32: more than 101 is out. */
function beyondLimit(state: State, scores: readonly number[]): SeatSet {
  let fallen = nobody;
  scores.forEach((score, seat) => {
    if (score > limit && !has(state.out, seat)) fallen |= only(seat);
  });
  return fallen;
}

/** LO-33: the highest penalty of this round; of equals who holds more cards, then who sits further from the winner. */
function heaviest(state: State, winner: Seat, penalties: readonly number[]): SeatSet {
  let worst = nextAfter(state, winner);
  for (let seat = worst; seat !== winner; seat = nextAfter(state, seat)) {
    const more = forgiven(state, penalties[seat] ?? 0) - forgiven(state, penalties[worst] ?? 0);
    if (more > 0 || (more === 0 && cardsOf(state, seat) >= cardsOf(state, worst))) worst = seat;
  }
  return only(worst);
}

const cardsOf = (state: State, seat: Seat): number => state.hands[seat]?.length ?? 0;
