import type { Json, JsonObject } from './json.ts';
import type { Seat, Viewer } from './seat.ts';

/** Something that happened, as everybody at the table may know it. */
export interface GameEvent {
  readonly type: string;
  readonly [key: string]: Json;
}

/** What single seats see besides: hidden cards are written down here or nowhere. */
export type Secrets = { readonly [seat: Seat]: JsonObject };

export interface EmittedEvent {
  readonly event: GameEvent;
  readonly secrets?: Secrets;
}

/** The event as one viewer sees it. */
export function seenBy({ event, secrets }: EmittedEvent, viewer: Viewer): GameEvent {
  if (secrets === undefined || viewer === 'spectator') return event;
  if (viewer === 'judge') return Object.assign({}, event, ...Object.values(secrets));
  const own = secrets[viewer];
  return own === undefined ? event : { ...event, ...own };
}
