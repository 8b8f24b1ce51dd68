import type { HouseRuleNumber } from './house/numbers.ts';

type Basic = 1 | 2 | 3 | 4 | 5 | 6 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25;
type SpecialRounds = 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39;
type Etiquette = 50 | 51 | 52 | 53 | 54 | 55 | 56 | 57 | 58 | 59 | 60 | 61 | 62;
type Sets = 70 | 71 | 72 | 73 | 74 | 75 | 76 | 77 | 78 | 79 | 80 | 81 | 82 | 83 | 84;
type Acts = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 20 | 21 | 22 | 23;

/** The rules by their numbers; each has its help in every language. */
export type Rule = `SW-${Basic | SpecialRounds | Etiquette | Sets}` | `AC-${Acts}` | HouseRuleNumber;
