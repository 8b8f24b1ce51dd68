import type { Bot, Chance, Decision, GameEvent, JsonObject, Observation } from '@tasovka/kernel';
import type { TableMemory } from './memory.ts';
import { forked } from './pace.ts';
import type { TableScene } from './scene.ts';
import type { SeenTable } from './seen.ts';
import { Wishes } from './wishes.ts';

/** One bot in one seat of a shedding game: it remembers what it noticed, and wishes for what it would do now. */
export abstract class TableMind<
  Seen extends SeenTable & { readonly phase: string },
  Memory extends TableMemory,
  Skill,
  World,
> implements Bot
{
  protected readonly memory: Memory;
  private readonly skill: Skill;
  private readonly wishes = new Wishes();

  constructor(skill: Skill, memory: Memory) {
    this.skill = skill;
    this.memory = memory;
  }

  protected abstract read(view: JsonObject): Seen | null;

  /** Wishes for everything worth doing. */
  protected abstract think(scene: TableScene<Seen, Memory, Skill, World>): void;

  /** States as they may be, by all this bot saw. */
  protected abstract worldsFrom(seen: Seen): (chance: Chance) => World;

  notice(event: GameEvent): void {
    this.memory.notice(event);
  }

  decide({ view, offers, now }: Observation, chance: Chance): Decision | null {
    const seen = this.read(view);
    if (seen === null || seen.phase === 'over') return null;
    const { memory, skill, wishes } = this;
    memory.look(seen);
    // Most of what a bot is shown asks for no thought: a world is only made when one is asked for.
    let next: ((chance: Chance) => World) | null = null;
    const world = (luck: Chance): World => {
      next ??= this.worldsFrom(seen);
      return next(luck);
    };
    // Bots who differ in one skill have the same luck until it comes up.
    this.think({ seen, now, offers: byType(offers), memory, skill, chance: forked(chance), wishes, world });
    return wishes.first(now);
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
