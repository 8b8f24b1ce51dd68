import { neighbour, type Seat } from '@tasovka/kernel';

const turnsOf = (captains: readonly Seat[], seats: number): number[] => {
  const turns = Array<number>(seats).fill(0);
  for (const seat of captains) turns[seat] = (turns[seat] as number) + 1;
  return turns;
};

/**
 * SP-56: the next two captains are those who have been captain the fewest times, clockwise from the dealer's left.
 * Where only one is left over, the neighbour clockwise keeps them company.
 */
export function nextCaptains(captains: readonly Seat[], dealer: Seat, seats: number): readonly [Seat, Seat] {
  const turns = turnsOf(captains, seats);
  const fewest = Math.min(...turns);
  const waiting = turns.map((_, i) => (dealer + 1 + i) % seats).filter((seat) => turns[seat] === fewest);
  const one = waiting[0] as Seat;
  return [one, waiting[1] ?? neighbour(one, 1, seats)];
}

/** SP-56: the match ends when everybody was captain once, or twice where the table wants it. */
export const everybodyWasCaptain = (captains: readonly Seat[], seats: number, twice: boolean): boolean =>
  turnsOf(captains, seats).every((times) => times >= (twice ? 2 : 1));
