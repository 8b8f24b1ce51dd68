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
  /** How often a turn is played on a whim. */
  readonly whims: number;
  /** Looks ahead so far; null: plays by its policy. */
  readonly effort: Effort | null;
}

/**
 * «Поросёнок», «Хряк», «Вепрь»: each wins more than every second round against three of the one before it.
 * Much is luck here and a whim costs little, so it takes more of them than in «Свинтус».
 */
export const skills: Readonly<Record<BotLevel, Skill>> = {
  easy: { tempo: { reaction: 700, thinking: 2000 }, says: 50, catches: 30, jumps: 30, whims: 62, effort: null },
  solid: { tempo: { reaction: 500, thinking: 1500 }, says: 85, catches: 65, jumps: 55, whims: 40, effort: null },
  strong: {
    tempo: { reaction: 350, thinking: 1400 },
    says: 97,
    catches: 96,
    jumps: 98,
    whims: 0,
    effort: { playouts: 100, moves: 10 },
  },
};
