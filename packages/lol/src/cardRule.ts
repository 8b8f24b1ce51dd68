import type { Card } from '@tasovka/cards';
import type { Seat } from '@tasovka/kernel';
import type { Context } from './event.ts';
import type { Rule } from './ruleNumbers.ts';
import type { State } from './state.ts';

/** What its player decided along with a card; what is missing has still to be asked. */
export interface Decided {
  readonly colour?: number;
  /** null: no swap. */
  readonly swap?: Seat | null;
}

/** What one family of cards does. All are laid alike (LO-10); the turn knows none of them. */
export interface CardRule {
  readonly rule: Rule;
  /** What it does once it lies there; it hands the turn on, or asks its player. */
  resolve(state: State, seat: Seat, card: Card, decided: Decided, ctx: Context): void;
  /** LO-24: laying it is only half a move: no round ends with it, and no «ЛОЛ!» is due yet. */
  readonly halfMove?: true;
}
