import type { Seat } from '@tasovka/kernel';
import type { GuestView } from '@tasovka/protocol';

/** How many say that a seat will win. */
export const backersOf = (guests: readonly GuestView[], seat: Seat): number =>
  guests.filter(({ predicts }) => predicts?.seat === seat).length;

/** Those who saw it coming; null where nobody said anything. */
export function guessedRight(guests: readonly GuestView[], places: readonly number[]): readonly GuestView[] | null {
  const said = guests.filter(({ predicts }) => Boolean(predicts));
  return said.length === 0 ? null : said.filter(({ predicts }) => predicts && places[predicts.seat] === 1);
}
