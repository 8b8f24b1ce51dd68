import type { MakeMind } from '@tasovka/kernel';
import { mindsWith as lolMinds } from '@tasovka/lol/bot';
import { makeMind as spyfallMind } from '@tasovka/spyfall/bot';
import { mindsWith as swintusMinds } from '@tasovka/swintus/bot';

/** How long a bot may think with its host's processor, in milliseconds. */
const budgetMs = 30;
const playouts = 4000;

/** The bots of every game. Rules know no clock, so the host lends its own to bound their thinking. */
export const makeMinds = (clock: () => number): Readonly<Record<string, MakeMind>> => ({
  swintus: swintusMinds((skill) => ({
    ...skill,
    effort: skill.effort && { ...skill.effort, playouts, budgetMs, clock },
  })),
  lol: lolMinds((skill) => ({ ...skill, effort: skill.effort && { ...skill.effort, playouts, budgetMs, clock } })),
  spyfall: spyfallMind,
});
