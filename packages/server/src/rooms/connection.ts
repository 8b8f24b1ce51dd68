import type { ClientMessage } from '@tasovka/protocol';

/** How long messages of one connection travel, as measured by pings. */
export interface Latency {
  readonly rtt: number;
  readonly jitter: number;
}

/** What a device says to come in. */
export interface Hello {
  readonly token: string;
  /** The last update this device has seen. */
  readonly seq?: number;
}

/**
 * `outdated-node`: the room was begun by a newer version than this node's; another node can run it.
 * `moved`: another node runs the room. `broken`: what is stored of it cannot be read. `nobody-here`: a program wants to
 * play where there are no people.
 */
export type ConnectFailure =
  | 'no-such-room'
  | 'bad-token'
  | 'unavailable'
  | 'outdated-node'
  | 'moved'
  | 'broken'
  | 'nobody-here';

/** One device connected, or connecting, to a room. */
export interface Connection {
  /** When its socket opened: of two sockets of one guest the later one is in use. */
  readonly openedAt: number;
  /** False once its socket has given up on it. */
  readonly isOpen: boolean;
  readonly latency: Latency;
  send(text: string): void;
  close(code: number): void;
  /** The room is opened anew; `lastSeq` is the last update this connection was sent. */
  rejoin(lastSeq: number | undefined): void;
}

/** A client's message as a room receives it: parsed, bounded, and with its press time checked where it arrived. */
export type RoomMessage =
  | Exclude<ClientMessage, { t: 'hello' | 'pong' | 'act' }>
  /** `age`: how old the move was when it arrived, counted from when the server sent what it answers (AC-21). */
  | (Omit<Extract<ClientMessage, { t: 'act' }>, 'pressedAt'> & { readonly age: number });

/** A room as one device reaches it. */
export interface RoomSession {
  receive(message: RoomMessage): void;
  leave(): void;
}
