import type { Millis } from '@tasovka/kernel';

/** Something a bot means to do, and how long after it saw the reason. */
export interface Intent<A> {
  readonly action: A;
  readonly delay: Millis;
}

interface TimedIntent<A> {
  readonly action: A | null;
  readonly at: Millis;
}

/** Where intents are added. */
export interface IntentSink<A> {
  /**
   * Remembers the intent of this key, or makes it; null is remembered too: seen, and let be.
   * One whose time has come was carried out: if it is still called for, it is made anew, and takes its time again.
   */
  about(key: string, now: Millis, make: () => Intent<A> | null): void;
}

/**
 * What a bot means to do, several things at once. Each is decided once, under a key that says what it is about:
 * being shown something else in between neither hurries nor delays it, and costs no second search.
 */
export class Intents<A> implements IntentSink<A> {
  private known = new Map<string, TimedIntent<A>>();
  private current = new Map<string, TimedIntent<A>>();

  about(key: string, now: Millis, make: () => Intent<A> | null): void {
    const known = this.known.get(key);
    if (known && (known.action === null || known.at > now)) this.current.set(key, known);
    else {
      const intent = make();
      this.current.set(key, { action: intent?.action ?? null, at: now + (intent?.delay ?? 0) });
    }
  }

  /** The first thing to do of those just considered; what was not considered is forgotten. */
  first(now: Millis): { readonly action: A; readonly after: Millis } | null {
    this.known = this.current;
    this.current = new Map();
    let first: { action: A; at: Millis } | null = null;
    for (const { action, at } of this.known.values()) {
      if (action !== null && (first === null || at < first.at)) first = { action, at };
    }
    return first && { action: first.action, after: Math.max(0, first.at - now) };
  }
}
