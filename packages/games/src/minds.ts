import type { Bot, BotLevel, MakeBot, SeatInfo } from '@tasovka/kernel';
import { botsWith as lolMinds } from '@tasovka/lol/bot';
import { makeBot as spyfallMind } from '@tasovka/spyfall/bot';
import { botsWith as swintusMinds } from '@tasovka/swintus/bot';

/** What a host lends the bots that search: games know no clock of their own. */
export interface ThinkingTime {
  readonly clock: () => number;
  /** How long one decision may take of it, in its units. */
  readonly budgetMs: number;
}

/** A mind for a seat of any game; undefined where a game has none. Without a clock a fixed number of playouts is the bound. */
export function mindsOf(time?: ThinkingTime): (game: string, level: BotLevel, chair: SeatInfo) => Bot | undefined {
  const bounded = <S extends { readonly effort: object | null }>(skill: S): S =>
    time && skill.effort ? { ...skill, effort: { ...skill.effort, ...time } } : skill;
  const makers: Readonly<Record<string, MakeBot>> = {
    swintus: swintusMinds(bounded),
    lol: lolMinds(bounded),
    spyfall: spyfallMind,
  };
  return (game, level, chair) => makers[game]?.(level, chair);
}
