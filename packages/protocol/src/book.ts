/** Exported books are read for ever: whoever raises this goes on reading the formats before. */
export const bookFormat = 1;

/** How much, and at which moment of the match, by kind and seat: what awards and records are made of. */
export type BookFacts = { readonly [kind: string]: readonly (readonly [amount: number, moment: number] | null)[] };

/** Somebody who has played at the table, by the last name they had. */
export interface BookPerson {
  readonly name: string;
  readonly face: string;
}

export interface BookSeat {
  /** Which of the book's people sat there; null for bots, and for people who are forgotten. */
  readonly person: number | null;
  /** As they were called then; empty where they are forgotten. */
  readonly name: string;
  readonly face: string;
  readonly bot: string | null;
}

/** A match in the book of its table. */
export interface BookMatch {
  readonly match: number;
  /** Its replay; null where that is no longer kept. */
  readonly replay: string | null;
  readonly game: string;
  /** The mode or variant it was played in, where its game has several. */
  readonly mode: string | null;
  readonly seats: readonly BookSeat[];
  /** By seat; equal places are shared. */
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** When it ended, in milliseconds since 1970; null where only its result is known. */
  readonly endedAt: number | null;
  readonly lengthMs: number | null;
  readonly facts: BookFacts;
  /** It was not played to its end, and nobody has won it. */
  readonly stopped: boolean;
}

/** GET /api/rooms/:code/book (Authorization: Bearer token): everything that is remembered of a table. */
export interface Book {
  readonly format: number;
  readonly code: string;
  readonly people: readonly BookPerson[];
  /** Which of the people whoever asks is; null for somebody who has not played. */
  readonly you: number | null;
  /** The latest first. */
  readonly matches: readonly BookMatch[];
  /** Whether this table wants ratings. */
  readonly ratings: boolean;
  /** Whether whoever asks may say so: the host may. */
  readonly mayChange: boolean;
}
