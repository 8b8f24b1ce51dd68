import type { Timestamp } from './messages.ts';

/** Milliseconds since 1970 that never jump when somebody sets the watch. */
export const localNow = (): Timestamp => performance.timeOrigin + performance.now();

/** The server's clock as this device knows it: the server measures by pings and tells the difference. */
export class ServerClock {
  private offset: number | null = null;
  rtt = 0;

  /** A first guess until the pings have measured: the message was on its way for no time at all. */
  guess(now: Timestamp): void {
    this.offset ??= now - localNow();
  }

  set(offset: number, rtt: number): void {
    this.offset = offset;
    this.rtt = rtt;
  }

  now(): Timestamp {
    return localNow() + (this.offset ?? 0);
  }
}
