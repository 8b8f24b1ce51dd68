import type { GameEvent } from '@tasovka/kernel';

/** What a table holds its breath for: told large for a moment, before the next thing happens on the screen. */
const staged: ReadonlySet<string> = new Set([
  'guessed',
  'pointed',
  'taken',
  'declined',
  'spy-revealed',
  'vote-closed',
  'agreement-closed',
  'passed-over',
]);

/** The dark card is only asked for: what comes of it is a moment of its own. */
const isStaged = (event: GameEvent): boolean => staged.has(event.type) && event.at !== 'dark';

const lastsMs = 1000;
/** The talk and its clock go on: this is read beside them. */
const besideMs = 3200;
export const isBeside = ({ type }: GameEvent): boolean => type === 'passed-over';

/** Great moments, one after another. */
export class Moments {
  now = $state.raw<GameEvent | null>(null);
  private coming: GameEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `missed`: they happened while nobody looked, and are not played again. */
  readonly hear = (events: readonly GameEvent[], missed: boolean): void => {
    if (missed) return;
    this.coming.push(...events.filter(isStaged));
    if (this.now === null) this.next();
  };

  readonly next = (): void => {
    clearTimeout(this.timer);
    this.now = this.coming.shift() ?? null;
    if (this.now) this.timer = setTimeout(this.next, isBeside(this.now) ? besideMs : lastsMs);
  };

  close(): void {
    clearTimeout(this.timer);
  }
}
