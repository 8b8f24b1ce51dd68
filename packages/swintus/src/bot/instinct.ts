import { type Card, grey } from '@tasovka/cards';
import { feeling, instinctive, together, weighed } from '@tasovka/cards/bot';
import { type Chance, neighbour, type Seat } from '@tasovka/kernel';
import type { SwintusAction } from '../actions.ts';
import { colourOf, familyOf, isNumber, rankOf } from '../box.ts';
import { isSmall } from '../circles/svinorot.ts';
import { claimsAfter, lastDark } from '../circles/temnodel.ts';
import { nextAfter } from '../course.ts';
import { handOf, type State, topOf } from '../state.ts';
import { weights as learned } from './learned/instinct.ts';
import { turnOptions } from './moves.ts';
import { unseenCopies } from './policy/dark.ts';
import type { Skill } from './skill.ts';

/** What speaks for and against a move before any thought, by all that its player sees; in the order of the weights. */
export const leanings = [
  'draws',
  'draws: own size',
  'draws: with one card',
  'draws: next holds at most two',
  'draws: somebody holds at most two',
  'passes',
  'passes in Свинорот: what it costs',
  'takes',
  'takes: how much',
  'lays a number',
  'lays Хапёж',
  'lays Тихохрюн',
  'lays Хлопкопыт',
  'lays Перехрюк',
  'lays Полисвин',
  'lays Свинорот',
  'lays Темнодел',
  'Хапёж for who holds one',
  'Хапёж for who holds two',
  'Хапёж for who holds three',
  'Перехрюк: cards more behind than ahead',
  'Перехрюк: next holds at most two',
  'Хлопкопыт while somebody holds at most two',
  'Полисвин with at most two left',
  'Полисвин with one left',
  'Полисвин while somebody holds at most two',
  'passes on: how much',
  'climbs: how high',
  'climbs: with a copy to follow',
  'Свинорот: with a copy to follow',
  'lies',
  'lies with one left',
  'lies: cards in the dark',
  'tells the truth: cards in the dark',
  'checks',
  'checks: cards in the dark',
  'checks what cannot be',
  'checks what can be once',
  'checks with a truth in hand',
  'ends the round',
  'left: size',
  'left: part of the colour',
  'left: some of the colour',
  'left: last card follows',
  'keeps the colour',
  'left: Полисвин',
  'left: Свинорот with a small number',
  'left: Свинорот alone',
  'left: Темнодел',
  'left: Хапёж',
  'left: copies',
  'left: colours',
  'left: small numbers',
  'one left: Полисвин',
  'one left: Свинорот or Темнодел',
  'one left: number',
  'two left that follow each other',
  'two left: copies',
  'two left: Полисвин',
  'two left: Свинорот and a small number',
  'left: pairs that follow each other',
] as const;

export type Leaning = (typeof leanings)[number];

const weights = weighed(leanings, learned);

/** How good a move feels to who looks ahead often: what thinking usually chose. */
export const feelingOf = (state: State, seat: Seat, move: SwintusAction): number =>
  feeling(leaningsOf(state, seat, move), weights);

/** What one who looks ahead would do in turn without a thought. */
export const instinctMove = (state: State, seat: Seat, skill: Skill, chance: Chance): SwintusAction =>
  instinctive(turnOptions(state, seat, skill, chance), (move) => feelingOf(state, seat, move));

/** Instinct was taught with the base deck alone. */
export const hasInstinct = (state: State): boolean => state.options.sets.length === 0;

const found = new Float64Array(leanings.length);
const rest: Card[] = [];

const more = (leaning: number, by = 1): void => {
  found[leaning] = (found[leaning] as number) + by;
};

/** The leanings towards one move of the base game; the list is used again by the next call. */
export function leaningsOf(state: State, seat: Seat, move: SwintusAction): Float64Array {
  found.fill(0);
  const hand = handOf(state, seat);
  keep(hand);
  switch (move.type) {
    case 'play':
      without(move.card);
      if (move.with !== undefined) without(move.with);
      if (move.dark !== undefined) without(move.dark);
      laying(state, seat, move.card, move.colour ?? null, move.with);
      if (move.dark !== undefined) darkly(state, move.dark, move.claim as Card);
      break;
    case 'dark':
      without(move.card);
      darkly(state, move.card, move.claim);
      break;
    case 'check':
      checking(state, seat);
      break;
    default:
      idling(state, seat, move.type);
  }
  leaves();
  return found;
}

function keep(hand: readonly Card[]): void {
  rest.length = 0;
  for (const card of hand) rest.push(card);
}

function without(card: Card): void {
  rest.splice(rest.indexOf(card), 1);
}

function idling(state: State, seat: Seat, type: SwintusAction['type']): void {
  const size = rest.length;
  if (type === 'draw') {
    found[0] = 1;
    found[1] = size;
    found[2] = size === 1 ? 1 : 0;
    found[3] = handOf(state, nextAfter(state, seat)).length <= 2 ? 1 : 0;
    found[4] = leastOf(state, seat) <= 2 ? 1 : 0;
  } else if (type === 'pass') {
    found[5] = 1;
    if (state.phase.kind === 'svinorot') found[6] = rankOf[topOf(state)] as number;
  } else if (type === 'take') {
    found[7] = 1;
    found[8] = state.owed;
  }
}

const families: Readonly<Record<string, number>> = {
  number: 9,
  hapyozh: 10,
  tihohryun: 11,
  hlopkopyt: 12,
  perehryuk: 13,
  polisvin: 14,
  svinorot: 15,
  temnodel: 16,
};

function laying(state: State, seat: Seat, card: Card, named: number | null, along: Card | undefined): void {
  const left = rest.length;
  if (left === 0) found[39] = 1;
  if (state.phase.kind === 'svinorot') {
    found[27] = rankOf[card] as number;
    found[28] = rest.includes(card) ? 1 : 0;
    return;
  }
  const kind = families[familyOf[card] as string];
  if (kind !== undefined) found[kind] = 1;
  if (kind === 10) found[26] = state.owed;
  if (along !== undefined) found[29] = rest.includes(along) ? 1 : 0;
  effects(state, seat, kind, left);
  const colour = named ?? (colourOf[card] as number);
  if (colour === grey || left === 0) return;
  if (colour === state.colour) found[44] = 1;
  for (const one of rest) if (colourOf[one] === colour) more(41, 1 / left);
  found[42] = (found[41] as number) > 0 ? 1 : 0;
  if (left === 1) {
    const last = rest[0] as Card;
    found[43] = colourOf[last] === colour || rankOf[last] === rankOf[card] ? 1 : 0;
  }
}

/** What a card does to the others. */
function effects(state: State, seat: Seat, kind: number | undefined, left: number): void {
  const next = handOf(state, nextAfter(state, seat)).length;
  const least = leastOf(state, seat) <= 2 ? 1 : 0;
  switch (kind) {
    case 10:
      if (next >= 1 && next <= 3) found[16 + next] = 1;
      break;
    case 12:
      found[22] = least;
      break;
    case 13: {
      const back = handOf(state, neighbour(seat, state.direction === 1 ? -1 : 1, state.seats)).length;
      found[20] = Math.max(-4, Math.min(4, back - next));
      found[21] = next <= 2 ? 1 : 0;
      break;
    }
    case 14:
      found[23] = left <= 2 ? 1 : 0;
      found[24] = left <= 1 ? 1 : 0;
      found[25] = least;
  }
}

const darkCards = (state: State): number => (state.phase.kind === 'temnodel' ? state.phase.dark.length : 0);

function darkly(state: State, card: Card, claim: Card): void {
  const many = darkCards(state);
  if (card === claim) found[33] = many;
  else {
    found[30] = 1;
    found[31] = rest.length === 0 ? 1 : 0;
    found[32] = many;
  }
  found[39] = rest.length === 0 && card === claim ? 1 : 0;
}

function checking(state: State, seat: Seat): void {
  found[34] = 1;
  if (state.phase.kind !== 'temnodel') return;
  const { claim } = lastDark(state.phase);
  found[35] = darkCards(state);
  const unseen = unseenCopies(state, seat, claim);
  found[36] = unseen <= 0 ? 1 : 0;
  found[37] = unseen === 1 ? 1 : 0;
  const claims = claimsAfter(claim);
  found[38] = rest.some((card) => claims.includes(card)) ? 1 : 0;
}

function leastOf(state: State, seat: Seat): number {
  let least = Infinity;
  for (let other = 0; other < state.seats; other++) {
    const size = handOf(state, other).length;
    if (other !== seat && size < least) least = size;
  }
  return least;
}

const follows = (one: Card, other: Card): boolean =>
  familyOf[one] === 'polisvin' ||
  familyOf[other] === 'polisvin' ||
  colourOf[one] === colourOf[other] ||
  rankOf[one] === rankOf[other];

/** What stays in hand. */
function leaves(): void {
  const small = rest.some(isSmall);
  let colours = 0;
  found[40] = rest.length;
  for (let i = 0; i < rest.length; i++) {
    const card = rest[i] as Card;
    if (colourOf[card] !== grey) colours |= 1 << (colourOf[card] as number);
    switch (familyOf[card]) {
      case 'polisvin':
        more(45);
        continue;
      case 'svinorot':
        more(small ? 46 : 47);
        break;
      case 'temnodel':
        more(48);
        break;
      case 'hapyozh':
        more(49);
    }
    if (rest.indexOf(card) < i) more(50);
    if (isSmall(card)) more(52);
  }
  for (; colours > 0; colours >>= 1) more(51, colours & 1);
  if (rest.length === 1) oneLeft(rest[0] as Card);
  else if (rest.length === 2) twoLeft(rest[0] as Card, rest[1] as Card);
  else found[60] = together(rest, follows);
}

function oneLeft(card: Card): void {
  found[53] = familyOf[card] === 'polisvin' ? 1 : 0;
  found[54] = familyOf[card] === 'svinorot' || familyOf[card] === 'temnodel' ? 1 : 0;
  found[55] = isNumber(card) ? 1 : 0;
}

function twoLeft(one: Card, other: Card): void {
  found[56] = follows(one, other) ? 1 : 0;
  found[57] = one === other ? 1 : 0;
  found[58] = familyOf[one] === 'polisvin' || familyOf[other] === 'polisvin' ? 1 : 0;
  const ends = (a: Card, b: Card): boolean => familyOf[a] === 'svinorot' && isSmall(b);
  found[59] = ends(one, other) || ends(other, one) ? 1 : 0;
}
