import { isOut, neighbour, type Seat, type Standings } from '@tasovka/kernel';
import type { CardState } from '../state.ts';
import type { HouseRule } from './houseRule.ts';

/** HR-5: the last one deals; of several, the first of them after the dealer. Whoever is out of the match has dealt enough. */
export const lastDeals: HouseRule<CardState, unknown> = { rule: 'HR-5', dealer: lastOf };

function lastOf(standings: Standings<unknown>, places: readonly number[]): Seat {
  const { dealer, out } = standings;
  const first = neighbour(dealer, 1, places.length, out);
  let last = first;
  for (let seat = first; seat !== dealer; ) {
    seat = neighbour(seat, 1, places.length, out);
    if (!isOut(standings, seat) && (places[seat] ?? 0) > (places[last] ?? 0)) last = seat;
    if (seat === first) break;
  }
  return last;
}
