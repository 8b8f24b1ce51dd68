import type { Effort, Tempo } from '@tasovka/cards/bot';
import type { BotLevel } from '@tasovka/kernel';

/** What a bot can do, in hundredths where it is how often. */
export interface Skill {
  readonly tempo: Tempo;
  /** How often it remembers «Свинтус!». */
  readonly declares: number;
  readonly catches: number;
  readonly intercepts: number;
  /** How often it notices somebody else's wink. */
  readonly spots: number;
  /** How often it thinks of an etiquette card, or of a bill. */
  readonly punishes: number;
  /** How often a turn is played on a whim. */
  readonly whims: number;
  /** Deviation of a throw, in milliseconds. */
  readonly aim: number;
  /** Looks ahead so far; null: plays by its policy. */
  readonly effort: Effort | null;
  /** Dark cards: how often a lie where the truth would do, and whether it lies at all. */
  readonly lies: number;
  readonly bluffs: boolean;
  /** How often it checks; null: by what it sees. */
  readonly doubts: number | null;
  /** How often it checks at the least, having nothing true to lay itself. */
  readonly wary: number;
}

/** One lie in five keeps the others guessing. */
const honest = { lies: 20, bluffs: true, doubts: null, wary: 48 };

/**
 * «Поросёнок», «Хряк», «Вепрь»: each wins more than every second round against three of the one before it.
 * Хряк knows what is good, but like somebody who also talks and laughs it does not always think of it.
 */
export const skills: Readonly<Record<BotLevel, Skill>> = {
  easy: {
    tempo: { reaction: 700, thinking: 2000 },
    declares: 45,
    catches: 30,
    intercepts: 25,
    spots: 12,
    punishes: 50,
    whims: 50,
    aim: 110,
    effort: null,
    ...honest,
  },
  solid: {
    tempo: { reaction: 500, thinking: 1500 },
    declares: 80,
    catches: 65,
    intercepts: 55,
    spots: 25,
    punishes: 80,
    whims: 25,
    aim: 65,
    effort: null,
    ...honest,
  },
  strong: {
    tempo: { reaction: 350, thinking: 1400 },
    declares: 97,
    catches: 96,
    intercepts: 98,
    spots: 40,
    punishes: 97,
    whims: 0,
    aim: 45,
    effort: { playouts: 100, moves: 6 },
    ...honest,
  },
};
