import type { Offer, Seat } from '@tasovka/kernel';
import { moves } from './moves/index.ts';
import type { Phase, State } from './state.ts';

const { ask, answer, accuse, point, guess, vote, agree, first, choose, decline } = moves;

type Offering = { offer(state: State, seat: Seat, offers: Offer[]): void };

/** What can be done in each phase, as far as the move's own check allows it. */
const movesIn: { readonly [P in Phase['type']]: readonly Offering[] } = {
  talk: [ask, answer, accuse, point, guess],
  vote: [vote],
  'final-vote': [vote],
  agree: [agree],
  captains: [first],
  questions: [ask, answer],
  choose: [choose, decline],
  guess: [guess],
  over: [],
};

/** What a seat may do now, in or out of turn: the checks that refuse are the checks that offer. */
export function offers(state: State, seat: Seat): Offer[] {
  const all: Offer[] = [];
  for (const move of movesIn[state.phase.type]) move.offer(state, seat, all);
  return all;
}
