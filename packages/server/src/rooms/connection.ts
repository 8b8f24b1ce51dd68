import type { ClientMessage } from '@tasovka/protocol';

/** How long messages of one connection travel, as measured by pings. */
export interface Latency {
  readonly rtt: number;
  readonly jitter: number;
}

/** One device connected, or connecting, to a room. Its socket is on this node or on another. */
export interface Connection {
  /** Unique within the life of this process. */
  readonly id: string;
  /** When its socket opened: of two sockets of one guest the later one is in use. */
  readonly openedAt: number;
  /** False once its socket has given up on it. */
  readonly isOpen: boolean;
  readonly latency: Latency;
  send(text: string): void;
  close(code: number): void;
  /** The room is no longer here; `lastSeq` is the last update this connection was sent. */
  rejoin(lastSeq: number | undefined): void;
}

/** A client's message as a room receives it: parsed, bounded, and with its press time checked where it arrived. */
export type RoomMessage =
  | Exclude<ClientMessage, { t: 'hello' | 'pong' | 'act' }>
  /** `age`: how old the move was when it arrived, counted from when the server sent what it answers (AC-21). */
  | (Omit<Extract<ClientMessage, { t: 'act' }>, 'pressedAt'> & { readonly age: number });

/** A room as one device reaches it, on whatever node the room runs. */
export interface RoomSession {
  receive(message: RoomMessage): void;
  leave(): void;
}
