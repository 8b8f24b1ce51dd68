import type { CardRefusal } from '@tasovka/cards';
import { everybody, except, type Offer, refuse, type Seat, type SeatSet, seatsIn } from '@tasovka/kernel';
import { billsOf, handOf, type PhaseOf, type State } from '../state.ts';

/** A last card that was a virus lies open: nobody moves any more, but it can be intercepted (SW-71). */
export const endsWithVirus = (state: State, { by }: PhaseOf<'virus'>): boolean =>
  handOf(state, by).length === 0 && billsOf(state, by) === 0;

/** Whether somebody is expected to make a move in turn. */
export function isThinking(state: State): boolean {
  switch (state.phase.type) {
    case 'turn':
    case 'drawn':
    case 'svinorot':
    case 'temnodel':
    case 'temnodel-last':
      return true;
    case 'virus':
      return !endsWithVirus(state, state.phase);
    default:
      return false;
  }
}

/** Nothing but the pause itself can go on. */
export const isFrozen = (state: State): boolean => {
  const { type } = state.phase;
  return type === 'slap' || type === 'answer' || type === 'give' || type === 'vote';
};

export function checkTurn(state: State, seat: Seat, rule: string): CardRefusal | null {
  // SW-59: what everybody waits for after a card of manners says more than the rule of the move.
  if (!isThinking(state)) return refuse('not-now', state.phase.type === 'answer' ? 'SW-59' : rule);
  return state.turn === seat ? null : refuse('not-your-turn', rule);
}

/** Everybody else at the table. */
export const others = ({ seats }: State, seat: Seat): SeatSet => except(everybody(seats), seat);

/** An offer to do something to anybody else, unasked; made once for each seat of each size of table. */
export function asideToOthers(type: string, rule: string): (state: State, seat: Seat, offers: Offer[]) => void {
  const made: Offer[] = [];
  return (state, seat, offers) => {
    const set = others(state, seat);
    made[set] ??= { type, rule, fields: { seat: seatsIn(set) }, unprompted: true };
    offers.push(made[set]);
  };
}

/** An ordinary turn, at its beginning: also while a virus still lies open. */
export const isFreshTurn = (state: State): boolean => state.phase.type === 'turn' || state.phase.type === 'virus';
