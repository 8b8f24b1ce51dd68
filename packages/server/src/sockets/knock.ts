import type { Delay, Line } from '../rooms/line.ts';

/** What a socket does for the line it has into a room. */
export interface Knocker {
  readonly since: number;
  readonly delay: Delay;
  send(text: string): void;
  close(code: number): void;
  lost(seen: number | undefined): void;
}

let knocks = 0;

/**
 * One try of a socket to get into a room. When the room moves, the socket tries again with a new one, and whatever the
 * old room still does to the old try no longer reaches the socket.
 */
export class Knock implements Line {
  readonly id = `${process.pid}-${++knocks}`;
  private readonly knocker: Knocker;
  private isOver = false;

  constructor(knocker: Knocker) {
    this.knocker = knocker;
  }

  get since(): number {
    return this.knocker.since;
  }

  get isWanted(): boolean {
    return !this.isOver;
  }

  get delay(): Delay {
    return this.knocker.delay;
  }

  send(text: string): void {
    if (!this.isOver) this.knocker.send(text);
  }

  close(code: number): void {
    if (!this.isOver) this.knocker.close(code);
    this.isOver = true;
  }

  lost(seen: number | undefined): void {
    if (this.isOver) return;
    this.isOver = true;
    this.knocker.lost(seen);
  }

  /** The socket has no use for it any more. */
  end(): void {
    this.isOver = true;
  }
}
