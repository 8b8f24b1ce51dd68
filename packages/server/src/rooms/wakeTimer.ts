const longestTimer = 2 ** 31 - 1;

/** One timer per room: whatever falls due first wakes it. Waking too early does no harm. */
export class WakeTimer {
  private timer: ReturnType<typeof setTimeout> | null = null;
  private setFor = Number.POSITIVE_INFINITY;
  private readonly wake: () => void;

  constructor(wake: () => void) {
    this.wake = wake;
  }

  /** A timer that is already set for an earlier time is left alone: the room sets it anew when it wakes. */
  set(due: number, now: number): void {
    if (due >= this.setFor || due === Number.POSITIVE_INFINITY) return;
    this.stop();
    this.setFor = due;
    this.timer = setTimeout(
      () => {
        this.timer = null;
        this.setFor = Number.POSITIVE_INFINITY;
        this.wake();
      },
      Math.min(longestTimer, Math.max(0, Math.ceil(due - now))),
    );
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.setFor = Number.POSITIVE_INFINITY;
  }
}
