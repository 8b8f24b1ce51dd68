import type { BotLevel } from '@tasovka/kernel';

/** What makes a bot a better or a worse talker. */
export interface Skill {
  /** How much of what was said is understood: beliefs are flattened by it. */
  readonly ear: number;
  /** How far a single line is misheard, as a spread of its log likelihood. */
  readonly noise: number;
  /** How far a speaker is misjudged by a single line. */
  readonly slips: number;
  /** How much is made of what somebody's words say about them. */
  readonly trust: number;
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
  easy: {
    ear: 0.6,
    noise: 0.62,
    slips: 0.6,
    trust: 0.75,
    care: 1.5,
    discretion: 3.5,
    accuse: 0.63,
    convict: 0.57,
    name: 0.78,
    typing: 4,
  },
  solid: {
    ear: 0.88,
    noise: 0.6,
    slips: 0.2,
    trust: 1.4,
    care: 3,
    discretion: 5.5,
    accuse: 0.78,
    convict: 0.57,
    name: 0.84,
    typing: 5,
  },
  strong: {
    ear: 1.15,
    noise: 0.54,
    slips: 0.1,
    trust: 1.4,
    care: 5,
    discretion: 8,
    accuse: 0.79,
    convict: 0.66,
    name: 0.88,
    typing: 5.5,
  },
};
