import type { Card } from '@tasovka/cards';
import type { BotContext } from '@tasovka/cards/bot';
import type { Swintus } from '../game.ts';
import type { Memory } from './memory.ts';
import type { Observed } from './observed.ts';
import type { Skill } from './skill.ts';

/** The types of this game's bots. */
export interface BotTypes {
  readonly game: Swintus;
  readonly observed: Observed;
  readonly memory: Memory;
  readonly skill: Skill;
}

export type Context = BotContext<BotTypes>;

export const holds = ({ observed }: Context, card: Card): boolean => observed.hand.includes(card);

/** What the own turn is about: an intent lasts as long as this stays the same. */
export function situation({ observed }: Context): string {
  const { round, phase, turn, window, top, colour, owed, hand, sizes, table } = observed;
  const dark = Array.isArray(table) ? table.length : 0;
  return [round, phase, turn, window, top, colour, owed, dark, hand.join('.'), sizes.join('.')].join();
}
