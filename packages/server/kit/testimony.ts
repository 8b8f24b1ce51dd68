import type { GameEvent, JsonObject } from '@tasovka/kernel';
import type { Shown } from '@tasovka/protocol';

/** What one device was told and promised, in the order it came: the evidence of an audit. */
export interface Testimony {
  readonly guest: string;
  readonly tellings: readonly Telling[];
  readonly promises: readonly Promised[];
  /** What the device itself found wrong. */
  readonly complaints: readonly string[];
}

export interface Telling {
  readonly seq: number;
  readonly events: readonly GameEvent[];
  /** The device came back: this is the whole picture, with all that happened while it was away. */
  readonly anew: boolean;
  /** What it had on its screen then; not every picture is kept. */
  readonly shown: Shown | null;
}

/**
 * Something the server said is done: it stands in the log after what was seen before asking, and a move not after what
 * was seen when the promise came. What is said is seen as chat and has no place among the tellings.
 */
export interface Promised {
  readonly what: { readonly act: JsonObject } | { readonly said: string };
  readonly after: number;
  readonly by: number;
}
