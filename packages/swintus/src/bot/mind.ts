import { Wishes } from '@tasovka/cards/bot';
import type { Chair, Chance, Decision, GameEvent, JsonObject, Mind, Sight } from '@tasovka/kernel';
import { type Options, parseOptions } from '../options.ts';
import type { State } from '../state.ts';
import { Memory } from './memory.ts';
import type { Scene } from './scene.ts';
import { readView, type Seen } from './seen.ts';
import type { Skill } from './skill.ts';
import { wishJudging } from './wish/judging.ts';
import { wishManners } from './wish/manners.ts';
import { wishQuick } from './wish/quick.ts';
import { wishTurn } from './wish/turn.ts';
import { worldsFrom } from './worlds.ts';

/** One bot in one seat: it remembers what it noticed, and wishes for what it would do now. */
export class SwintusMind implements Mind {
  private readonly memory: Memory;
  private readonly wishes = new Wishes();
  protected readonly options: Options;
  private readonly skill: Skill;

  constructor(skill: Skill, { seat, seats, options }: Chair) {
    const parsed = parseOptions(options, seats);
    if (!parsed.ok) throw new Error(`options: ${parsed.at} ${parsed.error}`);
    this.options = parsed.value;
    this.skill = skill;
    this.memory = new Memory(seat, seats);
  }

  notice(event: GameEvent): void {
    this.memory.notice(event);
  }

  decide({ view, offers, now }: Sight, chance: Chance): Decision | null {
    const seen = readView(view);
    if (seen === null || seen.phase === 'over') return null;
    const { memory, options, skill, wishes } = this;
    memory.look(seen);
    const scene: Scene = {
      seen,
      now,
      offers: byType(offers),
      options,
      memory,
      skill,
      chance,
      wishes,
      world: this.worlds(seen),
    };
    wishQuick(scene);
    wishTurn(scene);
    wishJudging(scene);
    wishManners(scene);
    return wishes.first(now);
  }

  /** States as they may be, by all this bot saw; one is only made when it is asked for. */
  protected worlds(seen: Seen): (chance: Chance) => State {
    let next: ((chance: Chance) => State) | null = null;
    return (chance) => {
      next ??= worldsFrom(seen, this.options, this.memory);
      return next(chance);
    };
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
