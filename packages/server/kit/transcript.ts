import type { GameEvent, JsonObject } from '@tasovka/kernel';
import type { RoomView } from '@tasovka/protocol';

/** What one device received, and what was confirmed to it, in order: the input of an audit. */
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
  /** The whole view after connecting, with all events since the device was last connected. */
  readonly isWelcome: boolean;
  /** The device's view then; not every view is recorded. */
  readonly view: RoomView | null;
}

/**
 * A request the server confirmed: it stands in the log after the row seen before asking, and a move not after the row
 * seen when the confirmation came. Chat is not among the received messages.
 */
export interface Confirmed {
  readonly what: { readonly act: JsonObject } | { readonly said: string };
  readonly after: number;
  readonly by: number;
}
