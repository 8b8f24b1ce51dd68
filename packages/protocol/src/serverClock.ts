import type { Timestamp } from './messages.ts';

/** Milliseconds since 1970 that never jump when somebody sets the watch. */
export const localNow = (): Timestamp => performance.timeOrigin + performance.now();

/** The server's clock as this device knows it: the server measures by pings and tells the difference. */
export class ServerClock {
  private offset: number | null = null;

  /** A first guess until the pings have measured: the message was on its way for no time at all. */
  guess(now: Timestamp): void {
    this.offset ??= now - localNow();
  }

  set(offset: number): void {
    this.offset = offset;
  }

  now(): Timestamp {
    return localNow() + (this.offset ?? 0);
  }
}
