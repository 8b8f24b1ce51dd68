import type { SwintusCard } from '../box.ts';
import type { SwintusView } from '../view.ts';

/** Phases in which everything waits: what it waits for says more than a rule. */
export const frozen = ['slap', 'answer', 'give', 'vote', 'over'] as const;

/** The card the phase is about: the one drawn, the virus on the table. What is null may be missing from the wire. */
export const cardOnTable = (view: SwintusView): SwintusCard | null =>
  view.phase === 'drawn' || view.phase === 'virus' ? (view.table?.card ?? null) : null;

/** Everything waits for this viewer's own answer. */
export const isAccused = (view: SwintusView): boolean => view.phase === 'answer' && view.table.against === view.seat;

/** What the last dark card was called. */
export const lastClaim = (view: SwintusView): SwintusCard | null =>
  view.phase === 'temnodel' || view.phase === 'temnodel-last' ? (view.table.at(-1)?.claim ?? null) : null;
