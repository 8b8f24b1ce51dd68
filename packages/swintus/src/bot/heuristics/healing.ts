import { allColours, type Card, without } from '@tasovka/cards';
import { neighbour, type Seat } from '@tasovka/kernel';
import type { Heal } from '../../actions.ts';
import { handOf, type State } from '../../state.ts';
import { opponents } from '../../zombie/healing.ts';
import { holdsPair, vaccineOf, virusOf } from '../../zombie/pair.ts';
import { worstOf } from './worth.ts';

const usefulness = [4, 3, 1, 3.5] as const;

/** SW-74: two cards at once and something for the others: always worth a turn. Null without a pair. */
export function bestHealing(state: State, seat: Seat): Heal | null {
  if (!state.options.sets.includes('zombie')) return null;
  let best: Heal | null = null;
  let most = 0;
  for (const colour of allColours) {
    if (!holdsPair(state, seat, colour)) continue;
    const heal = healingOf(state, seat, colour);
    const worth = heal.swap === undefined ? usefulness[colour] : 10;
    if (worth > most) {
      most = worth;
      best = heal;
    }
  }
  return best;
}

export function healingOf(state: State, seat: Seat, colour: number): Heal {
  const rest = without(without(handOf(state, seat), virusOf(colour)), vaccineOf(colour));
  if (colour === 0) return withGifts(state, seat, rest);
  if (colour === 2) return withSwap(state, seat, rest);
  return { type: 'heal', colour };
}

/** SW-75: whatever one likes least, to both sides. */
function withGifts(state: State, seat: Seat, rest: readonly Card[]): Heal {
  const [first, second] = worstOf(rest, state.seats === 2 ? 1 : 2);
  if (first === undefined) return { type: 'heal', colour: 0 };
  // The one who is further from winning gets the single card.
  const left = handOf(state, neighbour(seat, 1, state.seats)).length;
  const right = handOf(state, neighbour(seat, -1, state.seats)).length;
  if (second !== undefined) return { type: 'heal', colour: 0, give: { left: first, right: second } };
  return { type: 'heal', colour: 0, give: left < right ? { left: first } : { right: first } };
}

/** SW-77: the smallest hand at the table, if it is smaller than one's own would be. */
function withSwap(state: State, seat: Seat, rest: readonly Card[]): Heal {
  let partner = -1;
  for (const other of opponents(state, seat)) {
    if (partner < 0 || handOf(state, other).length < handOf(state, partner).length) partner = other;
  }
  const gains = rest.length > 0 && handOf(state, partner).length < rest.length;
  return gains ? { type: 'heal', colour: 2, swap: partner } : { type: 'heal', colour: 2 };
}
