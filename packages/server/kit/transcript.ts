import type { GameEvent, JsonObject } from '@tasovka/kernel';
import type { RoomView } from '@tasovka/protocol';

/** What one device was told and promised, in the order it came: the evidence of an audit. */
export interface Transcript {
  readonly guest: string;
  readonly received: readonly Received[];
  readonly confirmed: readonly Confirmed[];
  /** What the device itself found wrong. */
  readonly complaints: readonly string[];
}

export interface Received {
  readonly seq: number;
  readonly events: readonly GameEvent[];
  /** The device came back: this is the whole picture, with all that happened while it was away. */
  readonly isWelcome: boolean;
  /** What it had on its screen then; not every picture is kept. */
  readonly view: RoomView | null;
}

/**
 * Something the server said is done: it stands in the log after what was seen before asking, and a move not after what
 * was seen when the promise came. What is said is seen as chat and has no place among the received.
 */
export interface Confirmed {
  readonly what: { readonly act: JsonObject } | { readonly said: string };
  readonly after: number;
  readonly by: number;
}
