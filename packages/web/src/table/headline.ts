import type { Seat } from '@tasovka/kernel';

/** Somebody, and how many cards they got. */
export interface Gain {
  readonly seat: Seat;
  readonly count: number;
}

/** A word like a rubber stamp, and whose moment it is: it comes down before the sentence is told. */
export interface Stamp {
  readonly word: string;
  readonly from?: Seat | undefined;
  readonly to?: Seat | undefined;
  readonly cards?: readonly string[] | undefined;
  readonly mood: 'good' | 'bad';
}

/** 1: told if nothing better comes along. 2: told. 3: it is about whoever reads. */
export type Weight = 1 | 2 | 3;

/** A line of the story as it stands on the table for a while. */
export interface Headline {
  readonly text: string;
  readonly weight: Weight;
  readonly gains: readonly Gain[];
  readonly stamp: Stamp | null;
}

export const headline = (text: string, weight: Weight, more: Partial<Headline> = {}): Headline => ({
  text,
  weight,
  gains: [],
  stamp: null,
  ...more,
});

/** So many wait at most: who reads the third from now reads of a table that is no longer there. */
const longestQueue = 2;

/** What is still to be told. Behind something that matters nobody waits for small news, and the oldest of those gives way first. */
export function queued(waiting: readonly Headline[], coming: readonly Headline[]): readonly Headline[] {
  const all = [...waiting, ...coming];
  const told = all.filter((one, i) => one.weight > 1 || i === all.length - 1);
  while (told.length > longestQueue) {
    const least = Math.min(...told.map(({ weight }) => weight));
    told.splice(
      told.findIndex(({ weight }) => weight === least),
      1,
    );
  }
  return told;
}

/** How fast a sentence is read: at leisure like a subtitle for children, in a hurry like one for grown-ups. */
const paces = {
  leisure: { start: 900, letter: 62, least: 2600, most: 7000 },
  hurry: { start: 500, letter: 38, least: 1300, most: 4000 },
} as const;

/** How long a sentence stands. Small news makes way at once when something waits. */
export function readingMs({ text, weight }: Pick<Headline, 'text' | 'weight'>, isAwaited: boolean): number {
  if (isAwaited && weight === 1) return 700;
  const { start, letter, least, most } = paces[isAwaited ? 'hurry' : 'leisure'];
  return Math.max(least, Math.min(start + letter * text.length, most));
}
