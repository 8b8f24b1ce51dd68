import type { Seat, Standings } from '@tasovka/kernel';
import type { Card } from '../hand.ts';
import type { CardState } from '../state.ts';

/** House rules have numbers of their own, apart from those of any rulebook. */
export type HouseNumber = `HR-${number}`;

/**
 * A rule that families play by and no rulebook knows. Each lives in a file of its own; moves ask all that a table chose
 * through `consult` and know none of them.
 */
export interface HouseRule<State extends CardState, Context> {
  readonly rule: HouseNumber;
  /** Whether it keeps back a card that would fit; `left` cards would stay in the hand. */
  forbids?(state: State, seat: Seat, card: Card, left: number): boolean;
  /** Whether a player who drew this card goes on drawing. */
  drawsOn?(state: State, seat: Seat, card: Card): boolean;
  /** A drawn card stays in the hand for this turn. */
  readonly keepsDrawn?: true;
  /** A copy may be laid out of turn whatever it is. */
  readonly everyCopy?: true;
  /** What it sets up when cards have been dealt. */
  dealt?(state: State, ctx: Context): void;
  /** What it makes of a card that was laid and has acted. */
  laid?(state: State, seat: Seat, card: Card, ctx: Context): void;
  /** The player who deals the next round. */
  dealer?(standings: Standings<unknown>, places: readonly number[]): Seat;
}

type Trait = 'keepsDrawn' | 'everyCopy';

/** The one place where a game asks the house rules of its table. At most tables there are none, which costs nothing. */
export function consult<Number extends HouseNumber, State extends CardState, Context>(
  rules: Readonly<Record<Number, HouseRule<State, Context>>>,
) {
  /** The options of a game hold no numbers but those of its own rules. */
  const of = (number: string): HouseRule<State, Context> => rules[number as Number];
  return {
    /** The number of the rule that keeps a card back; null: none does. */
    forbidding(state: State, seat: Seat, card: Card, left: number): HouseNumber | null {
      for (const number of state.options.house)
        if (of(number).forbids?.(state, seat, card, left)) return of(number).rule;
      return null;
    },
    drawsOn(state: State, seat: Seat, card: Card): boolean {
      return state.options.house.some((number) => of(number).drawsOn?.(state, seat, card));
    },
    has: ({ options }: State, trait: Trait): boolean => options.house.some((number) => of(number)[trait]),
    dealt(state: State, ctx: Context): void {
      for (const number of state.options.house) of(number).dealt?.(state, ctx);
    },
    laid(state: State, seat: Seat, card: Card, ctx: Context): void {
      for (const number of state.options.house) of(number).laid?.(state, seat, card, ctx);
    },
    /** Undefined: the deal passes on as the rulebook says. */
    dealer(house: readonly Number[], standings: Standings<unknown>, places: readonly number[]): Seat | undefined {
      for (const number of house) {
        const seat = of(number).dealer?.(standings, places);
        if (seat !== undefined) return seat;
      }
      return undefined;
    },
  };
}
