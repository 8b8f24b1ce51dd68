import type { Context } from '../event.ts';
import type { Ballot, Deal, Location } from '../state.ts';
import type { HouseRuleNumber } from './numbers.ts';

/**
 * A rule that families play by and no rulebook knows. Each lives in a file of its own; deal and votes ask those that a
 * table chose through `index.ts` and know none of them.
 */
export interface HouseRule {
  readonly rule: HouseRuleNumber;
  /** What it changes about the cards before anybody looks at them; `places` may be played in this round. */
  deal?(deal: Deal, places: readonly Location[], seats: number, ctx: Context): Deal;
  /** Whether a vote is enough that is not unanimous. */
  carries?(ballot: Ballot): boolean;
}
