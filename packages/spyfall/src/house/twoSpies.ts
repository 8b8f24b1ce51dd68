import type { HouseRule } from './houseRule.ts';

/**
 * HR-9: two spies, who do not know of each other and win or lose together. Whoever is accused by all and is one of them
 * has been exposed; whoever of them guesses, guesses for both.
 */
export const twoSpies: HouseRule = {
  rule: 'HR-9',
  deal(deal, _places, seats, ctx) {
    const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== deal.spy);
    const second = ctx.fixed.second ?? ctx.chance.pick(others);
    return { ...deal, second, cards: deal.cards.map((card, seat) => (seat === second ? null : card)) };
  },
};
