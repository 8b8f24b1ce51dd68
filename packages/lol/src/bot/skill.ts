import type { Effort, Tempo } from '@tasovka/cards/bot';
import type { BotLevel } from '@tasovka/kernel';

/** What a bot can do, in hundredths where it is how often. */
export interface Skill {
  readonly tempo: Tempo;
  /** How often it remembers «ЛОЛ!». */
  readonly says: number;
  readonly catches: number;
  /** How often it is awake for «Не спи!». */
  readonly jumps: number;
  /** How often a turn is played without a thought. */
  readonly blunders: number;
  /** Looks ahead so far; null: plays by its policy. */
  readonly effort: Effort | null;
}

/** «Поросёнок», «Хряк», «Вепрь». */
export const skills: Readonly<Record<BotLevel, Skill>> = {
  easy: { tempo: { reaction: 700, thought: 2000 }, says: 60, catches: 35, jumps: 45, blunders: 30, effort: null },
  solid: { tempo: { reaction: 500, thought: 1500 }, says: 94, catches: 75, jumps: 80, blunders: 0, effort: null },
  strong: {
    tempo: { reaction: 350, thought: 1400 },
    says: 97,
    catches: 96,
    jumps: 98,
    blunders: 0,
    effort: { playouts: 100, moves: 10 },
  },
};
