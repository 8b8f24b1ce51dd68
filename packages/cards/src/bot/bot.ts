import type { Bot, Chance, Decision, GameEvent, JsonObject, Observation } from '@tasovka/kernel';
import type { BotContext } from './context.ts';
import { Intents } from './intents.ts';
import type { TableMemory } from './memory.ts';
import type { ObservedTable } from './observed.ts';
import { fork } from './pace.ts';

/** One bot in one seat of a shedding game: it remembers what it noticed, and intents for what it would do now. */
export abstract class CardBot<
  Seen extends ObservedTable & { readonly phase: string },
  Memory extends TableMemory,
  Skill,
  World,
> implements Bot
{
  protected readonly memory: Memory;
  private readonly skill: Skill;
  private readonly intents = new Intents();

  constructor(skill: Skill, memory: Memory) {
    this.skill = skill;
    this.memory = memory;
  }

  protected abstract read(view: JsonObject): Seen | null;

  /** Adds an intent for everything worth doing. */
  protected abstract think(context: BotContext<Seen, Memory, Skill, World>): void;

  /** States as they may be, by all this bot saw. */
  protected abstract worldsFrom(observed: Seen): (chance: Chance) => World;

  notice(event: GameEvent): void {
    this.memory.notice(event);
  }

  decide({ view, offers, now }: Observation, chance: Chance): Decision | null {
    const observed = this.read(view);
    if (observed === null || observed.phase === 'over') return null;
    const { memory, skill, intents } = this;
    memory.look(observed);
    // Most of what a bot is shown asks for no thought: a world is only made when one is asked for.
    let next: ((chance: Chance) => World) | null = null;
    const world = (luck: Chance): World => {
      next ??= this.worldsFrom(observed);
      return next(luck);
    };
    // Bots who differ in one skill have the same luck until it comes up.
    this.think({ observed, now, offers: byType(offers), memory, skill, chance: fork(chance), intents, world });
    return intents.first(now);
  }
}

function byType(offers: readonly JsonObject[]): Map<string, JsonObject[]> {
  const found = new Map<string, JsonObject[]>();
  for (const offer of offers) {
    const same = found.get(offer.type as string);
    if (same) same.push(offer);
    else found.set(offer.type as string, [offer]);
  }
  return found;
}
