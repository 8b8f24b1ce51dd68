import { colour } from '@tasovka/cards';
import {
  type Codec,
  flag,
  object,
  oneOf,
  optional,
  real,
  type Seat,
  type TypeOf,
  tagged,
  whole,
} from '@tasovka/kernel';
import { box } from './box.ts';

const card = box.card;
const seat = whole(0, 8);
const window = optional(whole(0, 1e9));

/** Whom to swap hands with; null: nobody. */
const partner: Codec<Seat | null> = {
  read: (raw, at) => (raw === null ? null : seat.read(raw, at)),
  write: (value) => value,
};

const laying = { card, copies: optional(whole(1, 9)), colour: optional(colour), swap: optional(partner) };

/** Everything a player can do, as it is said on the wire and in scenarios. */
export const actions = tagged({
  play: object(laying),
  jump: object({ card, window }),
  draw: object({}),
  cover: object(laying),
  colour: object({ colour }),
  swap: object({ seat: partner }),
  take: object({}),
  say: object({}),
  catch: object({ seat }),
  slap: object({ ms: real(0, 3_600_000), window }),
  claim: object({ act: oneOf('spoke'), seat }),
  accept: object({}),
  dispute: object({}),
  vote: object({ guilty: flag }),
});

export type LolAction = TypeOf<typeof actions>;
export type ActionOf<T extends LolAction['type']> = Extract<LolAction, { type: T }>;
/** Cards laid from the hand in turn: a play, or the cover of Упс!. */
export type Laying = Omit<ActionOf<'play'>, 'type'>;
