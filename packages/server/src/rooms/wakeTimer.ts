const longestTimer = 2 ** 31 - 1;

/** One timer per room: whatever falls due first wakes it. Waking too early does no harm. */
export class WakeTimer {
  private timer: NodeJS.Timeout | null = null;
  private armedFor = Number.POSITIVE_INFINITY;
  private readonly ring: () => void;

  constructor(ring: () => void) {
    this.ring = ring;
  }

  /** An alarm already set for an earlier time is left alone: it will be set anew when it rings. */
  set(due: number, now: number): void {
    if (due >= this.armedFor || due === Number.POSITIVE_INFINITY) return;
    this.stop();
    this.armedFor = due;
    this.timer = setTimeout(
      () => {
        this.timer = null;
        this.armedFor = Number.POSITIVE_INFINITY;
        this.ring();
      },
      Math.min(longestTimer, Math.max(0, Math.ceil(due - now))),
    );
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.armedFor = Number.POSITIVE_INFINITY;
  }
}
