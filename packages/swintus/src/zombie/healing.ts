import type { CardRefusal } from '@tasovka/cards';
import { refuse, type Seat, type Value } from '@tasovka/kernel';
import type { Heal } from '../actions.ts';
import type { Context } from '../event.ts';
import type { Rule } from '../ruleNumbers.ts';
import type { State } from '../state.ts';
import { nextAfter } from '../tableActions.ts';

/** What healing one pair does. */
export interface Healing {
  readonly rule: Rule;
  /** What its player says besides; anything else is not for this colour. */
  validate(state: State, seat: Seat, heal: Heal): CardRefusal | null;
  resolve(state: State, seat: Seat, heal: Heal, ctx: Context): void;
  /** The ways to say it, as fields of an offer; `rest` is the hand without the pair. */
  offers(state: State, seat: Seat, rest: readonly number[]): readonly { readonly [field: string]: readonly Value[] }[];
}

/** For the colours where nothing is to be said. */
export const nothingToSay = ({ give, swap }: Heal, rule: string): CardRefusal | null =>
  give === undefined && swap === undefined ? null : refuse('bad-move', rule);

/** All others, in the order of play. */
export function opponents(state: State, seat: Seat): Seat[] {
  const others: Seat[] = [];
  for (let next = nextAfter(state, seat); next !== seat; next = nextAfter(state, next)) others.push(next);
  return others;
}
