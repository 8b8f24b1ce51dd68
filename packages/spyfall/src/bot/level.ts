import type { BotLevel } from '@tasovka/kernel';

/** What makes a bot a better or a worse talker. */
export interface Skill {
  /** How much of what was said is understood: beliefs are flattened by it. */
  readonly ear: number;
  /** How far a single line is misheard, as a spread of its log likelihood. */
  readonly noise: number;
  /** How strictly the best line is preferred when speaking. */
  readonly care: number;
  /** How much an agent minds helping the spy. */
  readonly discretion: number;
  /** How sure an agent wants to be before accusing, and before agreeing to an accusation. */
  readonly accuse: number;
  readonly convict: number;
  /** How sure a spy wants to be before naming the place in the middle of the talk. */
  readonly name: number;
  /** Characters typed in a second. */
  readonly typing: number;
}

export const skills: Readonly<Record<BotLevel, Skill>> = {
  easy: { ear: 0.6, noise: 0.8, care: 1.5, discretion: 2.5, accuse: 0.68, convict: 0.5, name: 0.74, typing: 4.5 },
  solid: { ear: 0.85, noise: 0.6, care: 3, discretion: 4.5, accuse: 0.77, convict: 0.55, name: 0.82, typing: 6 },
  strong: { ear: 1, noise: 0.4, care: 6, discretion: 6, accuse: 0.82, convict: 0.58, name: 0.86, typing: 7 },
};
