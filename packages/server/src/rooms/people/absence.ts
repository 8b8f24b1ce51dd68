/** How long people may be away before something happens. */
export interface AbsenceLimits {
  /** AC-3: then their chair is empty for all to see. */
  readonly leftMs: number;
  /** Then a bot may sit in, and host powers pass on. */
  readonly sitInMs: number;
}

export type AbsenceStep = { readonly guest: string; readonly step: 'left' | 'long-gone' };

/** Who is not connected, since when, and what became of it. */
export class AbsenceTimers {
  private readonly patience: AbsenceLimits;
  private readonly away = new Map<string, { since: number; step: 'away' | 'left' | 'long-gone' }>();

  constructor(patience: AbsenceLimits) {
    this.patience = patience;
  }

  start(guest: string, since: number): void {
    this.away.set(guest, { since, step: 'away' });
  }

  end(guest: string): void {
    this.away.delete(guest);
  }

  get due(): number {
    let due = Number.POSITIVE_INFINITY;
    for (const { since, step } of this.away.values()) due = Math.min(due, since + this.wait(step));
    return due;
  }

  /** Whose time is up; each step of an absence is told once. */
  expired(now: number): AbsenceStep[] {
    const missing: AbsenceStep[] = [];
    for (const [guest, one] of this.away) {
      while (one.step !== 'long-gone' && one.since + this.wait(one.step) <= now) {
        one.step = one.step === 'away' ? 'left' : 'long-gone';
        missing.push({ guest, step: one.step });
      }
    }
    return missing;
  }

  private wait(step: 'away' | 'left' | 'long-gone'): number {
    if (step === 'long-gone') return Number.POSITIVE_INFINITY;
    return step === 'away' ? this.patience.leftMs : this.patience.sitInMs;
  }
}
