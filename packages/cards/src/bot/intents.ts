import type { Decision, JsonObject, Millis } from '@tasovka/kernel';

/** Something a bot means to do, and how long after it saw the reason. */
export interface Intent {
  readonly action: JsonObject;
  readonly delay: Millis;
}

interface TimedIntent {
  readonly action: JsonObject | null;
  readonly at: Millis;
}

/**
 * What a bot means to do, several things at once. Each is thought of once, under a key that says what it is about:
 * being shown something else in between neither hurries nor delays it, and costs no second thought.
 */
export class Intents {
  private kept = new Map<string, TimedIntent>();
  private now = new Map<string, TimedIntent>();

  /**
   * Remembers the intent of this key, or makes it; null is remembered too: seen, and let be.
   * One whose time has come was carried out: if it is still called for, it is thought of anew, and takes its time again.
   */
  about(key: string, now: Millis, make: () => Intent | null): void {
    const known = this.kept.get(key);
    if (known && (known.action === null || known.at > now)) this.now.set(key, known);
    else {
      const intent = make();
      this.now.set(key, intent ? { action: intent.action, at: now + intent.delay } : { action: null, at: now });
    }
  }

  /** The first thing to do of those just thought about; what was not thought about is forgotten. */
  first(now: Millis): Decision | null {
    this.kept = this.now;
    this.now = new Map();
    let soonest: TimedIntent | null = null;
    for (const one of this.kept.values()) {
      if (one.action !== null && (soonest === null || one.at < soonest.at)) soonest = one;
    }
    return soonest?.action ? { action: soonest.action, after: Math.max(0, soonest.at - now) } : null;
  }
}
