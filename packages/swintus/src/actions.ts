import { colour } from '@tasovka/cards';
import { flag, list, object, oneOf, optional, real, type TypeOf, tagged, whole } from '@tasovka/kernel';
import { box } from './box.ts';

const card = box.card;
const seat = whole(0, 9);
const window = optional(whole(0, 1e9));

/** Everything a player can do, as it is said on the wire and in scenarios. */
export const actions = tagged({
  play: object({ card, colour: optional(colour), with: optional(card), dark: optional(card), claim: optional(card) }),
  intercept: object({ card, colour: optional(colour), window }),
  draw: object({}),
  pass: object({}),
  take: object({}),
  declare: object({}),
  catch: object({ seat }),
  slap: object({ ms: real(0, 3_600_000), window }),
  dark: object({ card, claim: card }),
  check: object({}),
  trust: object({}),
  etiquette: object({ card, seat, cards: list(card, 2), aim: optional(real(0, 60_000)) }),
  heal: object({
    colour,
    give: optional(object({ left: optional(card), right: optional(card) })),
    swap: optional(seat),
  }),
  returnBill: object({}),
  count: object({}),
  wink: object({ seat }),
  spot: object({ seat }),
  give: object({ cards: list(card, 2) }),
  claim: object({ act: oneOf('spoke'), seat }),
  accept: object({}),
  dispute: object({}),
  vote: object({ guilty: flag }),
});

export type SwintusAction = TypeOf<typeof actions>;
export type ActionOf<T extends SwintusAction['type']> = Extract<SwintusAction, { type: T }>;
export type Play = ActionOf<'play'>;
export type Heal = ActionOf<'heal'>;
