import type { HouseRule } from './houseRule.ts';

/** HR-8: the spy knows of one place that it is not. */
export const ruledOut: HouseRule = {
  rule: 'HR-8',
  deal(deal, places, _seats, ctx) {
    const wrong = places.filter((place) => !deal.locations.includes(place));
    const place = wrong[ctx.fixed.ruledOut ?? ctx.chance.below(wrong.length)];
    return place === undefined ? deal : { ...deal, ruledOut: place };
  },
};
