import type { BotContext } from '@tasovka/cards/bot';
import type { Lol } from '../game.ts';
import type { Memory } from './memory.ts';
import type { Observed } from './observed.ts';
import type { Skill } from './skill.ts';

/** The types of this game's bots. */
export interface BotTypes {
  readonly game: Lol;
  readonly observed: Observed;
  readonly memory: Memory;
  readonly skill: Skill;
}

export type Context = BotContext<BotTypes>;
