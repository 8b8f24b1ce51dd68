import type { Seat } from '@tasovka/kernel';
import { type Fact, type FactKind, factOf, type MatchFacts } from './facts.ts';

/** What somebody did in a match: an amount that is told with the award, its moment, and how striking it is. */
export interface Deed {
  readonly amount: number;
  readonly moment: number;
  /** 1 is what happens to somebody in most matches. */
  readonly strength: number;
}

/** Pure: from the facts of a match to what one seat did; null where it did not earn the award. */
export type AwardRule = (facts: MatchFacts, seat: Seat) => Deed | null;

const deed = ([amount, moment]: Fact, strength: number): Deed => ({ amount, moment, strength });

/** The more the better, from `from` on; `usual` is what somebody reaches in most matches. */
const much =
  (kind: FactKind, usual: number, from = 1): AwardRule =>
  (facts, seat) => {
    const fact = factOf(facts, kind, seat);
    return fact && fact[0] >= from ? deed(fact, fact[0] / usual) : null;
  };

/** The less the better, up to `to`. */
const little =
  (kind: FactKind, usual: number, to: number): AwardRule =>
  (facts, seat) => {
    const fact = factOf(facts, kind, seat);
    return fact && fact[0] <= to ? deed(fact, usual / Math.max(1, fact[0])) : null;
  };

/** Much of one thing and nothing at all of another. */
const without =
  (rule: AwardRule, ...missing: readonly FactKind[]): AwardRule =>
  (facts, seat) =>
    missing.every((kind) => factOf(facts, kind, seat) === null) ? rule(facts, seat) : null;

/** What both card games reward. */
const cards = {
  fastest: little('slap', 420, 900),
  slapKing: much('slapWins', 2.5, 2),
  slowpoke: much('slapLast', 3, 2),
  cutter: much('cuts', 2.5, 1),
  catcher: much('catches', 1.5, 1),
  forgetful: much('caught', 1.5, 1),
  dreamer: much('dawdles', 2, 1),
  snatcher: much('taken', 30, 10),
  gulper: much('gulp', 7, 5),
  librarian: much('hand', 15, 10),
  layer: much('laid', 40, 8),
  phoenix: much('comeback', 11, 9),
  shifter: much('swaps', 2.5, 2),
  painter: much('colours', 5, 3),
  noisy: much('noise', 1.2, 1),
  framed: much('cleared', 1, 1),
  doubter: much('doubts', 2, 1),
} satisfies Readonly<Record<string, AwardRule>>;

const swintus = {
  liar: without(much('dark', 4, 2), 'lies'),
  openBook: much('lies', 1.5, 1),
  saint: much('honest', 1.5, 1),
  detective: much('detective', 1.5, 1),
  alarmist: much('falseAlarm', 1.5, 1),
  trusting: much('trusts', 3, 2),
  patientZero: much('infects', 2, 1),
  hypochondriac: much('infected', 2, 1),
  doctor: much('healed', 1.5, 1),
  experimenter: much('mistakes', 2, 1),
  sniper: without(much('hits', 1, 1), 'misses'),
  cloudThrower: much('misses', 1.5, 1),
  winker: much('winks', 1.5, 1),
  winkHunter: much('winksSeen', 1, 1),
  banker: much('bills', 2, 1),
  donor: much('gifts', 4, 2),
  revolving: much('reverses', 5, 3),
  governess: much('etiquette', 2, 1),
} satisfies Readonly<Record<string, AwardRule>>;

const lol = {
  archaeologist: much('dig', 5, 3),
  laugher: much('lols', 3, 2),
  moderator: much('bans', 3, 2),
  bannedSoul: much('banned', 3, 2),
  lucky: much('lucky', 5, 3),
  postman: much('passedOn', 2.5, 2),
} satisfies Readonly<Record<string, AwardRule>>;

const spyfall = {
  asker: much('asked', 5, 2),
  answerer: much('answered', 5, 2),
  thinker: much('passedOver', 2, 1),
  accuser: much('accuses', 1.5, 1),
  suspect: without(much('accused', 1.5, 1), 'spyRounds'),
  unmasker: much('unmasked', 0.8, 1),
  conspiracist: much('falseAccusal', 1.5, 2),
  telepath: much('rightGuess', 0.7, 1),
  tourist: much('miss', 800, 1),
  doubleAgent: much('spyWins', 1.2, 2),
  bluffer: much('bluff', 240_000, 30_000),
  regularSpy: much('spyRounds', 1.6, 2),
} satisfies Readonly<Record<string, AwardRule>>;

const talk = { talker: much('talk', 6, 2) } satisfies Readonly<Record<string, AwardRule>>;

/** Those who did nothing worth counting get one as well, each in their own way. */
export const quietAwards = [
  'calm',
  'decor',
  'secret',
  'support',
  'snack',
  'sphinx',
  'ninja',
  'zen',
  'mystery',
  'stone',
] as const;

export const awardRules = { ...cards, ...swintus, ...lol, ...spyfall, ...talk };
export type EarnedAward = keyof typeof awardRules;
export const earnedAwards = Object.keys(awardRules) as EarnedAward[];
export type AwardKind = EarnedAward | (typeof quietAwards)[number];

/** Which awards there are in a game; each game has those of its events. */
export const awardsByGame = {
  swintus: [...Object.keys(cards), ...Object.keys(swintus), ...Object.keys(talk)] as EarnedAward[],
  lol: [...Object.keys(cards), ...Object.keys(lol), ...Object.keys(talk)] as EarnedAward[],
  spyfall: ['doubter', ...Object.keys(spyfall), ...Object.keys(talk)] as EarnedAward[],
};
