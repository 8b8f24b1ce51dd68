import { unanimous } from '../ballot.ts';
import type { Context } from '../event.ts';
import type { Ballot, Deal, Location, State } from '../state.ts';
import type { HouseRule } from './houseRule.ts';
import { majority } from './majority.ts';
import type { HouseRuleNumber } from './numbers.ts';
import { ruledOut } from './ruledOut.ts';
import { twoSpies } from './twoSpies.ts';

const rules: Readonly<Record<HouseRuleNumber, HouseRule>> = { 'HR-8': ruledOut, 'HR-9': twoSpies, 'HR-10': majority };

/** The one place where the game asks the house rules of its table. */
export const house = {
  deal(chosen: readonly HouseRuleNumber[], deal: Deal, places: readonly Location[], seats: number, ctx: Context): Deal {
    return chosen.reduce((now, number) => rules[number].deal?.(now, places, seats, ctx) ?? now, deal);
  },
  /** SP-20, SP-23: all of them, unless the table says otherwise. */
  carries: ({ options }: State, ballot: Ballot): boolean =>
    unanimous(ballot) || options.house.some((number) => rules[number].carries?.(ballot)),
};
