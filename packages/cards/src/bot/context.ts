import type { Chance, Json, JsonObject, Millis } from '@tasovka/kernel';
import type { Intents } from './intents.ts';

/** Everything a bot thinks with at one moment: what it sees, remembers, can do and takes for possible. */
export interface BotContext<Seen, Memory, Skill, World> {
  readonly observed: Seen;
  readonly now: Millis;
  /** What it is offered, by type. */
  readonly offers: ReadonlyMap<string, readonly JsonObject[]>;
  readonly memory: Memory;
  readonly skill: Skill;
  readonly chance: Chance;
  readonly intents: Intents;
  /** A state as it may be; another one each time. */
  world(chance: Chance): World;
}

/** Whether something happens that does so in so many of a hundred cases. */
export const often = (percent: number, chance: Chance): boolean => chance.below(100) < percent;

/** The choices of a field of all offers of a type; empty where there are none. */
export function choices(
  { offers }: { readonly offers: ReadonlyMap<string, readonly JsonObject[]> },
  type: string,
  field: string,
): readonly Json[] {
  return (offers.get(type) ?? []).flatMap((offer) => {
    const choice = (offer.fields as JsonObject)[field];
    return Array.isArray(choice) ? (choice as Json[]) : [];
  });
}
