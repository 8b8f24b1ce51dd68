import type { Card, CardRefusal } from '@tasovka/cards';
import type { Offer, Seat } from '@tasovka/kernel';
import type { Play } from './actions.ts';
import type { Context } from './event.ts';
import type { Rule } from './ruleNumbers.ts';
import type { State } from './state.ts';

/** What a card goes on: its colour or its value (SW-10), one of the two, or anything. */
export type Fit = 'either' | 'colour' | 'value' | 'anything';

/** What one family of cards is about. Each lives in a file of its own; the turn knows none of them. */
export interface CardRule {
  readonly rule: Rule;
  /** What it may be laid on. */
  readonly fit: Fit;
  /** What else its player must say or hold. */
  validate?(state: State, seat: Seat, play: Play): CardRefusal | null;
  /** What its player chooses along with it, as fields of an offer; null: there is nothing to choose from. */
  choices?(state: State, seat: Seat, card: Card): Offer['fields'] | null;
  /** Takes it from the hand to where it belongs; most go on the pile. */
  place?(state: State, seat: Seat, play: Play, ctx: Context): void;
  /** What it does once it lies there; it hands the turn on. */
  resolve(state: State, seat: Seat, play: Play, ctx: Context): void;
  /** Its player is not done when the hand is empty: the card itself says when the round ends. */
  readonly outlastsHand?: true;
}
