import type { Component } from 'svelte';
import type { FaceProps } from '../art/common/card.ts';

export type CardFaceComponent = Component<FaceProps>;

type Faces = Promise<{ default: CardFaceComponent }>;

// A list, and no choice between two imports: the bundler makes one of them and forgets the first one's styles.
const loaders: Readonly<Record<string, () => Faces>> = {
  swintus: () => import('../art/swintus/SwintusCard.svelte'),
  lol: () => import('../art/lol/LolCard.svelte'),
};

/** The drawings of a game's cards, loaded with the table that needs them. */
export const loadFaces = (game: string): Faces => (loaders[game] ?? loaders.swintus!)();

const colours = ['red', 'green', 'yellow', 'blue'];

export const colourOf = (card: string): string | null => colours.find((one) => card.startsWith(`${one}-`)) ?? null;
export const kindOf = (card: string): string => (colourOf(card) ? card.slice(card.indexOf('-') + 1) : card);
export const isNumber = (card: string): boolean => /^\d+$/.test(kindOf(card));

/** What is written on the ribbon: the card's name without its colour; numbers need none. */
export function ribbon(card: string, thing: string): string | undefined {
  if (isNumber(card)) return undefined;
  const [, ...rest] = thing.split(' ');
  return colourOf(card) && rest.length > 0 ? rest.join(' ') : thing;
}

const byName = new Intl.Collator('en');

/** What has no colour comes last. */
const suitOf = (card: string): number => {
  const colour = colourOf(card);
  return colour === null ? colours.length : colours.indexOf(colour);
};
const bySuit = (a: string, b: string): number => suitOf(a) - suitOf(b);

/** Numbers by what they count, then what acts, by its name. */
function byKind(a: string, b: string): number {
  if (isNumber(a) && isNumber(b)) return Number(kindOf(a)) - Number(kindOf(b));
  return Number(isNumber(b)) - Number(isNumber(a)) || byName.compare(kindOf(a), kindOf(b));
}

/** Sorting for the eye only. */
export const compareCards =
  (by: 'colour' | 'value') =>
  (a: string, b: string): number =>
    by === 'colour' ? bySuit(a, b) || byKind(a, b) : byKind(a, b) || bySuit(a, b);
