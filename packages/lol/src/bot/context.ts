import type { BotContext } from '@tasovka/cards/bot';
import type { LolAction } from '../actions.ts';
import type { State } from '../state.ts';
import type { Memory } from './memory.ts';
import type { Observed } from './observed.ts';
import type { Skill } from './skill.ts';

/** The types of this game's bots. */
export interface BotTypes {
  readonly observed: Observed;
  readonly memory: Memory;
  readonly skill: Skill;
  readonly state: State;
  readonly action: LolAction;
}

export type Context = BotContext<BotTypes>;
