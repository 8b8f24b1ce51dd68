import type { Session } from './session.svelte.ts';

/** Something worth a word now: its name, and what it speaks of on the screen. */
export interface Hint {
  readonly about: string;
  readonly at: string;
}

/** What a game tells its newcomers. */
export interface GameHints {
  /** The most urgent first: what goes away by itself comes before what waits. */
  readonly all: readonly Hint[];
  /** What matters at this moment, by name; `heard` is what this person was told before. */
  open(session: Session, heard: readonly string[]): ReadonlySet<string>;
}

/** What the newcomer at this table has not been told yet. */
export function nextHint(hints: GameHints, session: Session, heard: readonly string[]): Hint | null {
  const open = hints.open(session, heard);
  return hints.all.find(({ about }) => open.has(about) && !heard.includes(about)) ?? null;
}
