import type { BotContext } from '@tasovka/cards/bot';
import type { JsonObject } from '@tasovka/kernel';
import { actions, type LolAction } from '../actions.ts';
import type { State } from '../state.ts';
import type { Memory } from './memory.ts';
import type { Observed } from './observed.ts';
import type { Skill } from './skill.ts';

export type Context = BotContext<Observed, Memory, Skill, State>;

export const say = (action: LolAction): JsonObject => actions.write(action) as JsonObject;
