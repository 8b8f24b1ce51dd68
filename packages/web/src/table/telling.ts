import type { Cast, GameEvent, GameWords } from '@tasovka/kernel';

/**
 * Puts events into words, each once. Which of its sentences an event gets is counted since the round began, so that all
 * who were there read the same, and what happens twice is not told twice alike.
 */
export class Telling {
  private told = new WeakMap<GameEvent, string | null>();
  private toldBy: GameWords | null = null;
  /** What happened in a match that has left the table: its game and its chairs may be others now. */
  private readonly past = new WeakMap<GameEvent, string | null>();
  private readonly numbers = new WeakMap<GameEvent, number>();
  private counts = new Map<string, number>();
  private round = 0;

  /** A new match: its events are counted from the beginning. */
  begin(): void {
    this.counts.clear();
    this.round = 0;
  }

  /** Each event as it comes, before anybody asks for its sentence. */
  number(events: readonly GameEvent[]): void {
    for (const event of events) {
      const nth = this.counts.get(event.type) ?? this.round;
      this.numbers.set(event, nth);
      this.counts.set(event.type, nth + 1);
      if (event.type !== 'settled') continue;
      this.counts.clear();
      this.round = Number(event.round);
    }
  }

  tell(event: GameEvent, words: GameWords | null, cast: Cast): string | null {
    const kept = this.past.get(event);
    if (kept !== undefined) return kept;
    if (!words) return null;
    if (this.toldBy !== words) {
      this.toldBy = words;
      this.told = new WeakMap();
    }
    const known = this.told.get(event);
    if (known !== undefined) return known;
    const told = words.story(event, cast, this.numbers.get(event));
    this.told.set(event, told);
    return told;
  }

  /** The match leaves the table: what happened in it stays as it was told. Without words for it nothing is left to say. */
  keep(events: readonly GameEvent[], words: GameWords | null, cast: Cast): void {
    for (const event of events) this.past.set(event, this.tell(event, words, cast));
  }
}
