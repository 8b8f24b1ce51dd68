import type { Json, JsonObject } from '@tasovka/kernel';
import { type Choice, isList, isSeveral, type Offer } from '@tasovka/protocol';

/** A move half made: what is offered for it, and what was chosen so far. */
export interface Draft {
  readonly offer: Offer;
  readonly picked: Readonly<Record<string, Json>>;
}

const outOfTurn: ReadonlySet<string> = new Set(['intercept', 'jump']);

export const isOutOfTurn = (offer: Offer): boolean => outOfTurn.has(offer.type);

/** Whether a value is among those that a field may be filled with. */
export const isOneOf = (choice: Choice | undefined, value: Json): boolean =>
  choice !== undefined && isList(choice) && choice.includes(value);

const chooses = (offer: Offer, card: string): boolean => isOneOf(offer.fields.card, card);

/** What may be done with a card in hand. In one's own turn a copy is simply laid, not cut in with. */
export function offersFor(offers: readonly Offer[], card: string): readonly Offer[] {
  const fitting = offers.filter((offer) => chooses(offer, card));
  const plain = fitting.filter((offer) => !isOutOfTurn(offer));
  return merged(different(plain.some((offer) => !offer.unprompted) ? plain : fitting));
}

/** Two copies of a card are offered twice, and are one way to play. */
const different = (offers: readonly Offer[]): readonly Offer[] => [
  ...new Map(offers.map((offer) => [`${offer.type} ${JSON.stringify(offer.fields)}`, offer])).values(),
];

/** Laying one card and laying several copies of it are one question: how many? */
function merged(offers: readonly Offer[]): readonly Offer[] {
  const bulk = offers.find((offer) => 'copies' in offer.fields);
  const single = bulk && offers.find((offer) => offer !== bulk && offer.type === bulk.type);
  if (!bulk || !single) return offers;
  const { card = [], copies = [] } = bulk.fields;
  const many = isList(copies) ? copies.filter((count) => count !== 1) : [];
  const both: Offer = { ...bulk, fields: { ...single.fields, card, copies: [1, ...many] } };
  return [...offers.filter((offer) => offer !== bulk && offer !== single), both];
}

/** Cards that may be laid now; gestures do not count, they would give the hand away. */
export function playable(offers: readonly Offer[]): ReadonlySet<string> {
  const cards = new Set<string>();
  for (const offer of offers) {
    const { card } = offer.fields;
    if (card !== undefined && isList(card)) for (const one of card) cards.add(String(one));
  }
  return cards;
}

/** Offers of one type belong together, in the order they came. (`Map.groupBy` is younger than many a phone.) */
export function byType(offers: readonly Offer[]): readonly (readonly [string, readonly Offer[]])[] {
  const types = new Map<string, Offer[]>();
  for (const offer of offers) {
    const some = types.get(offer.type);
    if (some) some.push(offer);
    else types.set(offer.type, [offer]);
  }
  return [...types];
}

/** Whether that is said of every card in a hand, and so of none in particular. */
export function isOfAll(cards: ReadonlySet<string>, hand: readonly string[]): boolean {
  const held = new Set(hand);
  return held.size > 1 && [...held].every((card) => cards.has(card));
}

/**
 * Which cards of a hand stand out. Where mistakes cost cards (SW-17), anything may be tried, and at every card somebody
 * lays the whole hand is offered to cut in with: that is no news of any of them.
 */
export function standingOut(offers: readonly Offer[], hand: readonly string[]): ReadonlySet<string> {
  const ways = byType(offers).map(([, some]) => playable(some));
  return new Set(ways.filter((cards) => !isOfAll(cards, hand)).flatMap((cards) => [...cards]));
}

/** Fields with one way to fill them fill themselves. */
export function settle(draft: Draft): Draft {
  const picked = { ...draft.picked };
  for (const [field, choice] of Object.entries(draft.offer.fields)) {
    if (field in picked) continue;
    const [first] = isList(choice) ? choice : [];
    if (isList(choice) && choice.length === 1 && first !== undefined) picked[field] = first;
    if (isSeveral(choice) && choice.most === 0) picked[field] = [];
    if (isSeveral(choice) && choice.least === choice.from.length) picked[field] = choice.from;
  }
  return { offer: draft.offer, picked };
}

/** The next thing to ask, or null when the move is whole. */
export function openField(draft: Draft): readonly [string, Choice] | null {
  return Object.entries(draft.offer.fields).find(([field]) => !(field in draft.picked)) ?? null;
}

export const draftOf = (offer: Offer, picked: Readonly<Record<string, Json>> = {}): Draft => settle({ offer, picked });

export const pick = (draft: Draft, field: string, value: Json): Draft =>
  settle({ offer: draft.offer, picked: { ...draft.picked, [field]: value } });

/** The move in the words of the wire. */
export const moveOf = (draft: Draft): JsonObject => ({ type: draft.offer.type, ...draft.picked });
