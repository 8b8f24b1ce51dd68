import type { HouseRuleNumber } from './house/numbers.ts';

type Table = 1 | 2 | 3 | 4;
type Turn = 10 | 11 | 12 | 13 | 14 | 15 | 16;
type Cards = 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28;
type Scores = 30 | 31 | 32 | 33 | 34 | 35 | 36;

/** The rules by their numbers; each has its help in every language. */
export type Rule = `LO-${Table | Turn | Cards | Scores}` | HouseRuleNumber;
