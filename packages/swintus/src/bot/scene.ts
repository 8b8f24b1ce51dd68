import type { Card } from '@tasovka/cards';
import type { Wishes } from '@tasovka/cards/bot';
import type { Chance, Json, JsonObject, Millis } from '@tasovka/kernel';
import { actions, type SwintusAction } from '../actions.ts';
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
  readonly offers: ReadonlyMap<string, readonly JsonObject[]>;
  readonly options: Options;
  readonly memory: Memory;
  readonly skill: Skill;
  readonly chance: Chance;
  readonly wishes: Wishes;
  /** A state as it may be; another one each time. */
  world(chance: Chance): State;
}

export const say = (action: SwintusAction): JsonObject => actions.write(action) as JsonObject;

/** Whether something happens that does so in so many of a hundred cases. */
export const often = (percent: number, chance: Chance): boolean => chance.below(100) < percent;

export const holds = ({ seen }: Scene, card: Card): boolean => seen.hand.includes(card);

/** The choices of a field of the first offer of a type; empty where there is none. */
export function choices({ offers }: Scene, type: string, field: string): readonly Json[] {
  return (offers.get(type) ?? []).flatMap((offer) => {
    const choice = (offer.fields as JsonObject)[field];
    return Array.isArray(choice) ? (choice as Json[]) : [];
  });
}

/** What one's own turn or race is about: a thought lasts as long as this stays the same. */
export function situation({ seen }: Scene): string {
  const { round, phase, turn, window, top, colour, owed, hand, sizes } = seen;
  const dark = Array.isArray(seen.table) ? seen.table.length : 0;
  return [round, phase, turn, window, top, colour, owed, dark, hand.join('.'), sizes.join('.')].join();
}
