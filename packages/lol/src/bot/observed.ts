import { cardReader, type Observed as ObservedBy, type TableView } from '@tasovka/cards/bot';
import type { Millis, Seat } from '@tasovka/kernel';
import { box } from '../box.ts';

interface ObservedSlap {
  readonly by: Seat;
  readonly window: number;
  readonly due: Millis;
  readonly times: readonly (Millis | null)[];
}

interface ObservedClaim {
  readonly by: Seat;
  readonly against: Seat;
  readonly due: Millis;
}

/** What each phase lays on the table. */
type ObservedPhase =
  | { readonly phase: 'turn' | 'cover' | 'colour' | 'swap' | 'over'; readonly table: null }
  | { readonly phase: 'slap'; readonly table: ObservedSlap }
  | { readonly phase: 'answer' | 'vote'; readonly table: ObservedClaim };

export type Observed = ObservedBy<TableView & { readonly out: readonly Seat[] } & ObservedPhase>;

export const cardOf = cardReader(box);
