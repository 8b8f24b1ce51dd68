import type {
  Bot,
  BotLevel,
  Chance,
  Codec,
  Decision,
  JsonObject,
  MakeBot,
  Observation,
  Offer,
  Parsed,
  SeatInfo,
  SettledEvent,
} from '@tasovka/kernel';
import type { Card } from '../hand.ts';
import type { BotContext, CardBotTypes, OffersByType } from './context.ts';
import { Intents } from './intents.ts';
import { decode } from './observed.ts';
import { fork } from './pace.ts';

/** What a game gives its bots. */
export interface CardBotParts<T extends CardBotTypes> {
  readonly skill: T['skill'];
  readonly memory: T['memory'];
  readonly actions: Codec<T['game']['Action']>;
  cardOf(name: string): Card;
  readOptions(raw: unknown, seats: number): Parsed<T['game']['Options']>;
}

/** One bot in one seat of a card game: it remembers what it noticed, and keeps intents for what it would do now. */
export abstract class CardBot<T extends CardBotTypes> implements Bot<T['game']> {
  protected readonly memory: T['memory'];
  protected readonly options: T['game']['Options'];
  private readonly parts: CardBotParts<T>;
  private readonly intents = new Intents<T['game']['Action']>();

  constructor(parts: CardBotParts<T>, { options, seats }: SeatInfo) {
    const parsed = parts.readOptions(options, seats);
    if (!parsed.ok) throw new Error(`options: ${parsed.at} ${parsed.error}`);
    this.options = parsed.value;
    this.parts = parts;
    this.memory = parts.memory;
  }

  /** Adds an intent for everything worth doing. */
  protected abstract consider(context: BotContext<T>): void;

  /** States as they may be, by all this bot saw. */
  protected abstract worldsFrom(observed: T['observed']): (chance: Chance) => T['game']['State'];

  notice(event: T['game']['Event'] | SettledEvent): void {
    this.memory.notice(event);
  }

  decide({ view, offers, now }: Observation<T['game']>, chance: Chance): Decision | null {
    // The match wrote the offers, so their shape is known.
    const byType = groupOffers(offers as unknown as readonly Offer[]);
    if (view.seat === null || view.phase === 'over') return null;
    const { memory, intents } = this;
    const { skill, actions, cardOf } = this.parts;
    const observed: T['observed'] = { ...view, ...decode(view, view.seat, cardOf) };
    memory.look(observed);
    // Most of what a bot is shown asks for no search: a world is only made when one is asked for.
    let next: ((chance: Chance) => T['game']['State']) | null = null;
    const world = (luck: Chance): T['game']['State'] => {
      next ??= this.worldsFrom(observed);
      return next(luck);
    };
    // While everybody looks at what happened a bot's time stands still, too; only a slap does not wait.
    const from = view.phase === 'slap' ? now : Math.max(now, view.lookUntil);
    // Bots that differ in one skill have the same luck until it comes up.
    this.consider({ observed, now: from, offers: byType, memory, skill, chance: fork(chance), intents, world });
    const first = intents.first(now);
    // Actions are written as objects.
    return first && { action: actions.write(first.action) as JsonObject, after: first.after };
  }
}

function groupOffers(offers: readonly Offer[]): OffersByType {
  const byType = new Map<string, Offer[]>();
  for (const offer of offers) {
    const same = byType.get(offer.type);
    if (same) same.push(offer);
    else byType.set(offer.type, [offer]);
  }
  return byType;
}

/** Makes bots of a game, some skills changed: a host lends its clock this way, the lab takes skills away. */
export const botMaker =
  <Skill>(skills: Readonly<Record<BotLevel, Skill>>, make: new (skill: Skill, info: SeatInfo) => Bot) =>
  (change: (skill: Skill) => Skill): MakeBot =>
  (level, info) =>
    new make(change(skills[level]), info);
