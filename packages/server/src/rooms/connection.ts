import type { ClientMessage } from '@tasovka/protocol';

/** How long messages of one connection travel, as measured by pings. */
export interface Latency {
  readonly rtt: number;
  readonly jitter: number;
}

/** One device on its way to a room: a socket of this node, or of another. */
export interface Connection {
  /** Unlike any other of this process's life. */
  readonly id: string;
  /** When its socket opened: of two sockets of one guest the later has somebody at its end. */
  readonly openedAt: number;
  /** False once its socket has given up on it: such a line is let in no more. */
  readonly isOpen: boolean;
  readonly latency: Latency;
  send(text: string): void;
  close(code: number): void;
  /** The room is no longer where it was; `seen` is the last update this line was sent. */
  rejoin(seen: number | undefined): void;
}

/** What a room hears of a line: messages already read and bounded, with the press time judged where they arrived. */
export type RoomMessage =
  | Exclude<ClientMessage, { t: 'hello' | 'pong' | 'act' }>
  /** `age`: how old the answer was when it arrived, counted from where the question left (AC-21). */
  | (Omit<Extract<ClientMessage, { t: 'act' }>, 'pressedAt'> & { readonly age: number });

/** A room as one device reaches it, wherever the room lives. */
export interface RoomSession {
  receive(message: RoomMessage): void;
  leave(): void;
}
