import type { Connection, Latency } from '../rooms/connection.ts';

/** What a socket does for its connection to a room. */
export interface ConnectionOwner {
  readonly openedAt: number;
  readonly latency: Latency;
  send(text: string): void;
  close(code: number): void;
  rejoin(lastSeq: number | undefined): void;
}

let count = 0;

/**
 * One attempt of a socket to join a room. When the room moves, the socket makes a new one, and whatever the old room
 * still does to the old connection no longer reaches the socket.
 */
export class SocketConnection implements Connection {
  readonly id = `${process.pid}-${++count}`;
  readonly openedAt: number;
  readonly latency: Latency;
  private readonly owner: ConnectionOwner;
  isOpen = true;

  constructor(owner: ConnectionOwner) {
    this.owner = owner;
    this.openedAt = owner.openedAt;
    this.latency = owner.latency;
  }

  send(text: string): void {
    if (this.isOpen) this.owner.send(text);
  }

  close(code: number): void {
    if (this.isOpen) this.owner.close(code);
    this.isOpen = false;
  }

  rejoin(lastSeq: number | undefined): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.owner.rejoin(lastSeq);
  }

  /** The socket no longer uses it. */
  end(): void {
    this.isOpen = false;
  }
}
