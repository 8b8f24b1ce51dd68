import type { CardRefusal } from '@tasovka/cards';
import { type Offer, refuse, type Seat } from '@tasovka/kernel';
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
  if (!isThinking(state)) return refuse('not-now', rule);
  return state.turn === seat ? null : refuse('not-your-turn', rule);
}

const everyone: readonly Seat[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const allOthers = everyone.map((_, seats) =>
  everyone.map((seat) => everyone.filter((one) => one <= seats && one !== seat)),
);

/** Everybody else at the table. */
export const others = (state: State, seat: Seat): readonly Seat[] => allOthers[state.seats - 1]?.[seat] ?? [];

/** An offer to do something to anybody else, unasked; made once for each seat of each size of table. */
export function asideToOthers(type: string, rule: string): (state: State, seat: Seat, offers: Offer[]) => void {
  const made = allOthers.map((seats) =>
    seats.map((seat): Offer => ({ type, rule, fields: { seat }, unprompted: true })),
  );
  return (state, seat, offers) => {
    const offer = made[state.seats - 1]?.[seat];
    if (offer) offers.push(offer);
  };
}

/** An ordinary turn, at its beginning: also while a virus still lies open. */
export const isFreshTurn = (state: State): boolean => state.phase.type === 'turn' || state.phase.type === 'virus';
