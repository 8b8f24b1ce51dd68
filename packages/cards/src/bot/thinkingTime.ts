import type { ThinkingTime } from '@tasovka/kernel';
import type { Effort } from './search.ts';

/** Bounds the search of every bot that searches by the host's clock. */
export const withinTime =
  (time?: ThinkingTime) =>
  <S extends { readonly effort: Effort | null }>(skill: S): S =>
    time && skill.effort ? { ...skill, effort: { ...skill.effort, ...time } } : skill;
