import { CardBot } from '@tasovka/cards/bot';
import type { Chance, SeatInfo } from '@tasovka/kernel';
import { actions } from '../actions.ts';
import { readOptions } from '../options.ts';
import type { State } from '../state.ts';
import type { BotTypes, Context } from './context.ts';
import { considerJudging } from './intents/judging.ts';
import { considerReactions } from './intents/reactions.ts';
import { considerTurn } from './intents/turn.ts';
import { Memory } from './memory.ts';
import { cardOf, type Observed } from './observed.ts';
import type { Skill } from './skill.ts';
import { worldsFrom } from './worlds.ts';

/** One bot in one seat. */
export class LolBot extends CardBot<BotTypes> {
  constructor(skill: Skill, info: SeatInfo) {
    super({ skill, memory: new Memory(info.seat, info.seats), actions, cardOf, readOptions }, info);
  }

  protected worldsFrom(observed: Observed): (chance: Chance) => State {
    return worldsFrom(observed, this.options, this.memory);
  }

  protected consider(context: Context): void {
    considerReactions(context);
    considerTurn(context);
    considerJudging(context);
  }
}
