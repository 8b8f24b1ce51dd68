import type { Card } from '@tasovka/cards';
import type { TableScene } from '@tasovka/cards/bot';
import type { JsonObject } from '@tasovka/kernel';
import { actions, type SwintusAction } from '../actions.ts';
import type { State } from '../state.ts';
import type { Memory } from './memory.ts';
import type { Seen } from './seen.ts';
import type { Skill } from './skill.ts';

export type Scene = TableScene<Seen, Memory, Skill, State>;

export const say = (action: SwintusAction): JsonObject => actions.write(action) as JsonObject;

export const holds = ({ seen }: Scene, card: Card): boolean => seen.hand.includes(card);

/** What one's own turn or race is about: a thought lasts as long as this stays the same. */
export function situation({ seen }: Scene): string {
  const { round, phase, turn, window, top, colour, owed, hand, sizes } = seen;
  const dark = Array.isArray(seen.table) ? seen.table.length : 0;
  return [round, phase, turn, window, top, colour, owed, dark, hand.join('.'), sizes.join('.')].join();
}
