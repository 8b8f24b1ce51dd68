const forgetAfterMs = 600_000;

/** A room that crashes again and again must not keep the others waiting: it is opened less and less often. */
export class CrashBackoff {
  private readonly crashes = new Map<string, { times: number; until: number }>();

  add(room: string): void {
    const times = (this.crashes.get(room)?.times ?? 0) + 1;
    const waitMs = times < 3 ? 0 : Math.min(60_000, 250 * 2 ** times);
    this.crashes.set(room, { times, until: Date.now() + waitMs });
  }

  mustWait(room: string): boolean {
    return (this.crashes.get(room)?.until ?? 0) > Date.now();
  }

  forgetOld(): void {
    const since = Date.now() - forgetAfterMs;
    for (const [room, { until }] of this.crashes) if (until < since) this.crashes.delete(room);
  }
}
