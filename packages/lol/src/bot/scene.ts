import type { Wishes } from '@tasovka/cards/bot';
import type { Chance, Json, JsonObject, Millis } from '@tasovka/kernel';
import { actions, type LolAction } from '../actions.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { Memory } from './memory.ts';
import type { Seen } from './seen.ts';
import type { Skill } from './skill.ts';

/** Everything a bot thinks with at one moment. */
export interface Scene {
  readonly seen: Seen;
  readonly now: Millis;
  /** What it is offered, by type. */
  readonly offers: ReadonlyMap<string, JsonObject>;
  readonly options: Options;
  readonly memory: Memory;
  readonly skill: Skill;
  readonly chance: Chance;
  readonly wishes: Wishes;
  /** A state as it may be; another one each time. */
  world(chance: Chance): State;
}

export const say = (action: LolAction): JsonObject => actions.write(action) as JsonObject;

/** Whether something happens that does so in so many of a hundred cases. */
export const often = (percent: number, chance: Chance): boolean => chance.below(100) < percent;

/** The choices of a field of an offer; empty where it is not offered. */
export function choices({ offers }: Scene, type: string, field: string): readonly Json[] {
  const choice = (offers.get(type)?.fields as JsonObject | undefined)?.[field];
  return Array.isArray(choice) ? (choice as Json[]) : [];
}
