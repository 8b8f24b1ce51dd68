import { type Codec, list, millis, object, optional, orNull, type Seat, type SeatSet, whole } from '@tasovka/kernel';
import { colour, grey } from './box.ts';
import type { Card } from './hand.ts';
import type { Race } from './race.ts';
import type { Trial } from './trial.ts';

/** How the parts of a card game's state are written to disk: cards and colours by their names. */

export const mostSeats = 10;
const mostCards = 1000;

export const seatCodec: Codec<Seat> = whole(0, mostSeats - 1);
export const seatsCodec: Codec<SeatSet> = whole(0, 2 ** mostSeats - 1);
/** A number that only grows: cards laid, cards owed. */
export const counter = whole(0, 1e9);
export const bySeat = <T>(codec: Codec<T>): Codec<T[]> => list(codec, mostSeats);
export const cardsOf = (card: Codec<Card>): Codec<Card[]> => list(card, mostCards);

/** The colour to follow; grey has no name. */
export const colourOrGrey: Codec<number> = {
  read: (raw, at) => (raw === null ? grey : colour.read(raw, at)),
  write: (value) => (value === grey ? null : colour.write(value)),
};

export const raceCodec: Codec<Race> = object({
  due: millis,
  pending: seatsCodec,
  times: bySeat(orNull(millis)),
  last: orNull(seatCodec),
  half: optional(seatsCodec),
});

export const trialCodec: Codec<Trial> = object({
  by: seatCodec,
  against: seatCodec,
  due: millis,
  pending: seatsCodec,
  guilty: seatsCodec,
  cleared: seatsCodec,
});

/** What the states of both card games have in common. */
export const commonFields = (card: Codec<Card>) => ({
  seats: whole(1, mostSeats),
  hands: bySeat(cardsOf(card)),
  deck: cardsOf(card),
  pile: cardsOf(card),
  colour: colourOrGrey,
  turn: seatCodec,
  thinking: millis,
  lookUntil: millis,
  owed: counter,
  silence: orNull(seatCodec),
  misheard: optional(seatsCodec),
  declared: seatsCodec,
  catchable: seatsCodec,
  playCount: counter,
  day: optional(whole(0, 99)),
});
