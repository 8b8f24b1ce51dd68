import type { CardSkill } from '@tasovka/cards/bot';
import type { BotLevel } from '@tasovka/kernel';

/** What a bot can do, in hundredths where it is how often. */
export interface Skill extends CardSkill {
  readonly intercepts: number;
  /** How often it notices somebody else's wink. */
  readonly spots: number;
  /** How often it thinks of an etiquette card, or of a bill. */
  readonly punishes: number;
  /** Deviation of a throw, in milliseconds. */
  readonly aim: number;
  /** Dark cards: how often it lies where the truth would do, and whether it lies at all. */
  readonly lies: number;
  readonly bluffs: boolean;
  /** How often it checks; null: by what it sees. */
  readonly doubts: number | null;
  /** How often it checks at least, when it has nothing true to lay itself. */
  readonly wary: number;
}

/** One lie in five keeps the others guessing. */
const honest = { lies: 20, bluffs: true, doubts: null, wary: 48 };

/**
 * «Поросёнок», «Хряк», «Вепрь»: each wins more than every second round against three of the one before it.
 * Хряк knows what is good, but like a person who also talks and laughs it does not always think of it.
 */
export const skills: Readonly<Record<BotLevel, Skill>> = {
  easy: {
    tempo: { reaction: 700, thinking: 2000 },
    calls: 45,
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
    calls: 80,
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
    calls: 97,
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
