import type { Seat } from '@tasovka/kernel';

/**
 * What is counted in a match, by seat. Only what everybody was told is: so a device counts the same as the server does
 * for the book, and no award gives a secret away. `tallTale` alone is a secret: it is in the book of those who may see
 * all cards of the match, and no award is given for it.
 */
export const factKinds = [
  // The card games.
  'slap',
  'slapWins',
  'slapLast',
  'cuts',
  'catches',
  'caught',
  'dawdles',
  'taken',
  'gulp',
  'hand',
  'laid',
  'swaps',
  'colours',
  'noise',
  'cleared',
  'doubts',
  'comeback',
  'roundWins',
  // «Свинтус».
  'dark',
  'lies',
  'tallTale',
  'honest',
  'detective',
  'falseAlarm',
  'trusts',
  'infects',
  'infected',
  'healed',
  'mistakes',
  'hits',
  'misses',
  'winks',
  'winksSeen',
  'bills',
  'gifts',
  'reverses',
  'etiquette',
  // «ЛОЛ!».
  'dig',
  'lols',
  'bans',
  'banned',
  'lucky',
  'passedOn',
  // «Шпион».
  'asked',
  'answered',
  'passedOver',
  'accuses',
  'accused',
  'unmasked',
  'falseAccusal',
  'rightGuess',
  'miss',
  'spyRounds',
  'spyWins',
  'bluff',
  // Any game.
  'talk',
] as const;
export type FactKind = (typeof factKinds)[number];

/** How much, and at which moment of the recording: the one where it was most, or the last of several. */
export type Fact = readonly [amount: number, moment: number];

/** By kind and seat; null where there was nothing. */
export type MatchFacts = { readonly [K in FactKind]?: readonly (Fact | null)[] };

export const factOf = (facts: MatchFacts, kind: FactKind, seat: Seat): Fact | null => facts[kind]?.[seat] ?? null;
