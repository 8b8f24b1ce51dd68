import type { Bot, Chance, GameTypes, Millis, Offer } from '@tasovka/kernel';
import type { CardGameView } from '../view.ts';
import type { IntentSink } from './intents.ts';
import type { CardMemory } from './memory.ts';
import type { ObservedTable } from './observed.ts';
import type { CardSkill } from './skill.ts';

/** What a seat is offered, by type. */
export type OffersByType = ReadonlyMap<string, readonly Offer[]>;

/** A game whose view is that of a card table. */
export interface CardGameTypes extends GameTypes {
  View: CardGameView & { readonly phase: string };
}

/** The types that the bots of one game work with. */
export interface CardBotTypes {
  readonly game: CardGameTypes;
  readonly observed: ObservedTable;
  readonly memory: CardMemory & Pick<Bot, 'notice'>;
  readonly skill: CardSkill;
}

/** Everything a bot decides with at one moment: what it observes, remembers, can do and takes for possible. */
export interface BotContext<T extends CardBotTypes> {
  readonly observed: T['observed'];
  readonly now: Millis;
  readonly offers: OffersByType;
  readonly memory: T['memory'];
  readonly skill: T['skill'];
  readonly chance: Chance;
  readonly intents: IntentSink<T['game']['Action']>;
  /** A state as it may be; another one each time. */
  world(chance: Chance): T['game']['State'];
}

/** Whether something happens that does so in so many of a hundred cases. */
export const often = (percent: number, chance: Chance): boolean => chance.below(100) < percent;

/** The seats that a field of the offers of a type may name; empty where there is no such offer. */
export function offeredSeats(offers: OffersByType, type: string, field = 'seat'): readonly number[] {
  return (offers.get(type) ?? []).flatMap(({ fields }) => {
    const choice = fields[field];
    return Array.isArray(choice) ? choice.filter((value) => typeof value === 'number') : [];
  });
}
