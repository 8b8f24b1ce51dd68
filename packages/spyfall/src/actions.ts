import { type Codec, flag, object, optional, type Seat, type TypeOf, tagged, text, whole } from '@tasovka/kernel';
import { mostSeats } from './options.ts';
import type { Dark } from './state.ts';

/** Longest question or answer: a sentence or two, not a speech. */
export const longestLine = 300;

export const seat = whole(0, mostSeats - 1);
export const line = text(longestLine);
/** Which locations there are depends on the table's pack, so a name is looked up by the rules, not here. */
export const location = text(60);

export const seatOrDark: Codec<Seat | Dark> = {
  read: (raw, at) => (raw === 'dark' ? raw : seat.read(raw, at)),
  write: (value) => value,
};

/** Everything a player can do, as it is said on the wire and in scenarios. */
export const actions = tagged({
  ask: object({ seat, text: optional(line) }),
  answer: object({ text: optional(line) }),
  accuse: object({ seat }),
  vote: object({ guilty: flag }),
  guess: object({ location }),
  point: object({ at: seatOrDark }),
  agree: object({ yes: flag }),
  first: object({ seat }),
  choose: object({ seat }),
  decline: object({}),
});

export type SpyfallAction = TypeOf<typeof actions>;
export type ActionOf<T extends SpyfallAction['type']> = Extract<SpyfallAction, { type: T }>;
