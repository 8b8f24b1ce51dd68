import type { Millis, Seat } from '@tasovka/kernel';
import { expect, test } from 'vitest';
import type { Card } from '../src/index.ts';

const seat: Seat = 1;
const card: Card = 2;
const now: Millis = 3;

/** What must not compile does not: each line below is an error that `npm run check` expects. */
test('a seat, a card and a time are three things to the compiler', () => {
  // @ts-expect-error A card is no seat.
  const wrongSeat: Seat = card;
  // @ts-expect-error A time is no card.
  const wrongCard: Card = now;
  // @ts-expect-error A seat is no time.
  const wrongTime: Millis = seat;
  expect([wrongSeat, wrongCard, wrongTime]).toEqual([2, 3, 1]);
});
