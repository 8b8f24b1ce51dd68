import type { GameWords } from '@tasovka/kernel';

/** Help by rule number. */
export type Rules = GameWords['rules'];
