import { isList, type Offer } from '@tasovka/protocol';
import { byType } from './offers.ts';

/** A key of the bar: one move, or one of the two answers to a question. */
export interface KeyOffer {
  readonly id: string;
  readonly offers: readonly [Offer, ...Offer[]];
  readonly vote: { readonly field: string; readonly yes: boolean } | null;
}

/** Drawn elsewhere: races on their own screen, rounds on theirs, taps on faces. */
const elsewhere = new Set(['slap', 'next', 'spot', 'etiquette']);
/** Cards are laid by tapping them. */
const usesCards = (offer: Offer): boolean => 'card' in offer.fields;

const yesNo = (offer: Offer): string | null =>
  Object.entries(offer.fields).find(
    ([, choice]) => isList(choice) && choice.length === 2 && typeof choice[0] === 'boolean',
  )?.[0] ?? null;

/** What is offered as keys. `asked`: the question that lies open already needs no key that asks for it. */
export function keysOf(offers: readonly Offer[], asked: string | null): readonly KeyOffer[] {
  const shown = offers.filter((offer) => !elsewhere.has(offer.type) && !usesCards(offer) && offer.type !== asked);
  return byType(shown).flatMap(([type, [first, ...more]]): KeyOffer[] => {
    if (!first) return [];
    const some = [first, ...more] as const;
    const field = yesNo(first);
    if (field === null) return [{ id: type, offers: some, vote: null }];
    return [true, false].map((yes) => ({ id: `${type}${yes ? 'Yes' : 'No'}`, offers: some, vote: { field, yes } }));
  });
}
