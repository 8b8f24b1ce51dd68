import { neighbour, type Seat } from '@tasovka/kernel';

/** How often each seat was captain. */
function timesCaptain(captains: readonly Seat[], seats: number): number[] {
  const times = Array<number>(seats).fill(0);
  for (const seat of captains) times[seat] = (times[seat] ?? 0) + 1;
  return times;
}

/**
 * SP-56: the next two captains are those who have been captain the fewest times, clockwise from the dealer's left.
 * Where only one is left over, the neighbour clockwise keeps them company.
 */
export function nextCaptains(captains: readonly Seat[], dealer: Seat, seats: number): readonly [Seat, Seat] {
  const times = timesCaptain(captains, seats);
  const fewest = Math.min(...times);
  const waiting = times.map((_, i) => (dealer + 1 + i) % seats).filter((seat) => times[seat] === fewest);
  const [one = dealer, two = neighbour(one, 1, seats)] = waiting;
  return [one, two];
}

/** SP-56: the match ends when everybody was captain once, or twice where the table wants it. */
export const everybodyWasCaptain = (captains: readonly Seat[], seats: number, twice: boolean): boolean =>
  timesCaptain(captains, seats).every((times) => times >= (twice ? 2 : 1));
