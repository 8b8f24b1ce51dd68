import type { JsonObject, Seat } from '@tasovka/kernel';
import type { Offer } from '@tasovka/protocol';

/** Something worth a word now: its name, what it speaks of on the screen, and what it advises to do. */
export interface Hint {
  readonly about: string;
  readonly at: string;
  /** Whoever takes one of these is neither refused nor punished for it; a hint may also just explain, and advise nothing. */
  readonly advises: readonly Offer[];
}

/** A match as one seat sees it. */
export interface Seen {
  readonly seat: Seat | null;
  readonly view: JsonObject;
  readonly offers: readonly JsonObject[];
}

/** What a game tells its newcomers: what matters at this moment, the most urgent first. `heard` is what they were told before. */
export type GameHints = (seen: Seen, heard: readonly string[]) => readonly Hint[];

/** What the newcomer at this table has not been told yet. */
export const nextHint = (hints: GameHints, seen: Seen, heard: readonly string[]): Hint | null =>
  hints(seen, heard).find(({ about }) => !heard.includes(about)) ?? null;
