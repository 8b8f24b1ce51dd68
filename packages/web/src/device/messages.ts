import type { Replay } from '@tasovka/protocol';
import type { WantedReplay } from './deviceReplay.ts';

/** Somebody who plays on this device. */
export interface DevicePerson {
  /** Their name at the table, and what opens their seat: nobody else is here. */
  readonly id: string;
  readonly name: string;
  readonly face: string;
}

/** A table on this device, as it is laid when there is none yet. */
export interface DevicePlan {
  readonly room: string;
  readonly game: string;
  /** The first is host. */
  readonly people: readonly DevicePerson[];
}

/** From the page to the worker that runs its tables. Sockets are numbered by the page. */
export type ToWorker =
  | { readonly kind: 'open'; readonly socket: number; readonly plan: DevicePlan }
  | { readonly kind: 'text'; readonly socket: number; readonly text: string }
  | { readonly kind: 'close'; readonly socket: number }
  /** Nobody looks: no clock runs. */
  | { readonly kind: 'stand'; readonly still: boolean }
  /** Everything of a table is forgotten. */
  | { readonly kind: 'forget'; readonly room: string }
  /** The last match of a table, numbered by the page as well. */
  | { readonly kind: 'replay'; readonly n: number; readonly wanted: WantedReplay };

export type FromWorker =
  | { readonly kind: 'opened'; readonly socket: number }
  | { readonly kind: 'text'; readonly socket: number; readonly text: string }
  | { readonly kind: 'closed'; readonly socket: number; readonly code: number }
  | { readonly kind: 'replay'; readonly n: number; readonly replay: Replay | null };
