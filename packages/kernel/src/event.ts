import type { Json } from './json.ts';
import type { Viewer } from './seat.ts';
import type { StandingsView } from './standings.ts';

/** Something that happened. A game's own events are a closed union of these, declared in its package. */
export type GameEvent = { readonly type: string; readonly [key: string]: Json };

/** A round is over; the match emits it for every game. */
export type SettledEvent = { readonly type: 'settled' } & StandingsView;

/** What single seats see of an event besides: hidden cards are written down here or nowhere. */
export type Secrets<E extends GameEvent = GameEvent> = { readonly [seat: number]: Partial<E> };

export interface EmittedEvent<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly secrets?: Secrets<E>;
}

/** The event as one viewer sees it. */
export function seenBy<E extends GameEvent>({ event, secrets }: EmittedEvent<E>, viewer: Viewer): E {
  if (secrets === undefined || viewer === 'spectator') return event;
  if (viewer === 'judge') return Object.assign({}, event, ...Object.values(secrets));
  const own = secrets[viewer];
  return own === undefined ? event : { ...event, ...own };
}
