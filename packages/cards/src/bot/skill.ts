import type { Tempo } from './pace.ts';
import type { Effort } from './search.ts';

/** What a bot of either card game can do, in hundredths where it is how often. */
export interface CardSkill {
  readonly tempo: Tempo;
  /** How often it remembers the call for its last card. */
  readonly calls: number;
  readonly catches: number;
  /** How often it plays a turn on a whim. */
  readonly whims: number;
  /** How far it searches; null: it plays by its heuristics. */
  readonly effort: Effort | null;
}
