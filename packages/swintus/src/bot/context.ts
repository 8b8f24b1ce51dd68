import type { Card } from '@tasovka/cards';
import type { BotContext } from '@tasovka/cards/bot';
import type { JsonObject } from '@tasovka/kernel';
import { actions, type SwintusAction } from '../actions.ts';
import type { State } from '../state.ts';
import type { Memory } from './memory.ts';
import type { Observed } from './observed.ts';
import type { Skill } from './skill.ts';

export type Context = BotContext<Observed, Memory, Skill, State>;

export const say = (action: SwintusAction): JsonObject => actions.write(action) as JsonObject;

export const holds = ({ observed }: Context, card: Card): boolean => observed.hand.includes(card);

/** What one's own turn or race is about: a thought lasts as long as this stays the same. */
export function situation({ observed }: Context): string {
  const { round, phase, turn, window, top, colour, owed, hand, sizes } = observed;
  const dark = Array.isArray(observed.table) ? observed.table.length : 0;
  return [round, phase, turn, window, top, colour, owed, dark, hand.join('.'), sizes.join('.')].join();
}
