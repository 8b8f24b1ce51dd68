import type { CardSkill } from '@tasovka/cards/bot';
import type { BotLevel } from '@tasovka/kernel';

/** What a bot can do, in hundredths where it is how often. */
export interface Skill extends CardSkill {
  /** How often it is awake for «Не спи!». */
  readonly jumps: number;
}

/**
 * «Поросёнок», «Хряк», «Вепрь»: each wins more than every second round against three of the one before it.
 * Much is luck here and a whim costs little, so it takes more of them than in «Свинтус».
 */
export const skills: Readonly<Record<BotLevel, Skill>> = {
  easy: { tempo: { reaction: 700, thinking: 2000 }, calls: 50, catches: 30, jumps: 30, whims: 62, effort: null },
  solid: { tempo: { reaction: 500, thinking: 1500 }, calls: 85, catches: 65, jumps: 55, whims: 40, effort: null },
  strong: {
    tempo: { reaction: 350, thinking: 1400 },
    calls: 97,
    catches: 96,
    jumps: 98,
    whims: 0,
    effort: { playouts: 100, moves: 10 },
  },
};
