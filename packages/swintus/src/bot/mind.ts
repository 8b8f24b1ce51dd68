import { TableMind } from '@tasovka/cards/bot';
import type { Chance, JsonObject, SeatInfo } from '@tasovka/kernel';
import { type Options, readOptions } from '../options.ts';
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

/** One bot in one seat. */
export class SwintusMind extends TableMind<Seen, Memory, Skill, State> {
  private readonly options: Options;

  constructor(skill: Skill, { seat, seats, options }: SeatInfo) {
    super(skill, new Memory(seat, seats));
    const parsed = readOptions(options, seats);
    if (!parsed.ok) throw new Error(`options: ${parsed.at} ${parsed.error}`);
    this.options = parsed.value;
  }

  protected read(view: JsonObject): Seen | null {
    return readView(view);
  }

  protected worldsFrom(seen: Seen): (chance: Chance) => State {
    return worldsFrom(seen, this.options, this.memory);
  }

  protected think(scene: Scene): void {
    wishQuick(scene, this.options);
    wishTurn(scene);
    wishJudging(scene);
    wishManners(scene, this.options);
  }
}
