import type { DeckKind, Fault } from '@tasovka/kernel';
import { type Deck, type DeckFault, deckFault } from '../deck.ts';
import { fewestNumbers } from './cardOfTheDay.ts';

/** Two things a table chose that contradict each other. */
export type HouseFault =
  | { readonly kind: 'house-clash'; readonly one: string; readonly other: string }
  | { readonly kind: 'house-no-day'; readonly needed: number; readonly numbers: number };

/** Pairs of house rules of which each undoes the other. */
const clashes = [['HR-1', 'HR-12']] as const;

interface Chosen {
  readonly house: readonly string[];
  readonly deck: Deck;
}

export interface Wrong {
  readonly at: string;
  readonly error: string;
  readonly fault: Fault & (DeckFault | HouseFault);
}

/** What is wrong with a deck and house rules together; null: they can be played. */
export function whyNotPlayable(
  { house, deck }: Chosen,
  kinds: readonly DeckKind[],
  hand: number,
  seats: number,
): Wrong | null {
  for (const [one, other] of clashes) {
    if (!house.includes(one) || !house.includes(other)) continue;
    return {
      at: 'house',
      error: `${one} and ${other} contradict each other`,
      fault: { kind: 'house-clash', one, other },
    };
  }
  const fault = deckFault(kinds, deck, hand, seats);
  if (fault) return { at: 'deck', error: `a deck that cannot be played: ${JSON.stringify(fault)}`, fault };
  const numbers = kinds.filter(({ name, family, copies }) => family === 'number' && (deck[name] ?? copies) > 0).length;
  if (!house.includes('HR-6') || numbers >= fewestNumbers) return null;
  const error = `the card of the day needs ${fewestNumbers} different numbers in the deck`;
  return { at: 'house', error, fault: { kind: 'house-no-day', needed: fewestNumbers, numbers } };
}
