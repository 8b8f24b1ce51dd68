import type { Card } from '@tasovka/cards';
import { feeling, instinctive, together, weighed } from '@tasovka/cards/bot';
import type { Chance, Seat } from '@tasovka/kernel';
import type { LolAction } from '../actions.ts';
import { colourOf, familyOf, isJoker, isNumber, plusOf, rankOf } from '../box.ts';
import { nextAfter } from '../course.ts';
import { handOf, type State } from '../state.ts';
import { weights as learned } from './learned/instinct.ts';
import { turnOptions } from './moves.ts';

/** What speaks for and against a move before any thought, by all that its player sees; in the order of the weights. */
export const leanings = [
  'draws',
  'draws: own size',
  'draws: with one card',
  'draws: next holds at most two',
  'draws: somebody holds at most two',
  'takes',
  'takes: own size',
  'takes: with one card',
  'takes: how much',
  'lays a number',
  'lays Бах!',
  'lays Бан!',
  'lays П-ф-ф!',
  'lays Бро!',
  'lays Упс!',
  'lays Ха!',
  'lays Ха-ха!',
  'lays ЛОЛ!',
  'lays ИМХО!',
  'hits next, who holds one',
  'hits next, who holds two',
  'hits next, who holds three',
  'Бах! while somebody holds at most two',
  'joker with at most two left',
  'joker with one left',
  'joker while somebody holds at most two',
  'passes on: how much',
  'Упс! with its cover',
  'Упс! and a cover to end with',
  'swaps',
  'swaps: cards gained',
  'swaps for at most two',
  'left: part of the colour',
  'left: some of the colour',
  'ends the round',
  'left: size',
  'left: last card follows',
  'keeps the colour',
  'left: jokers',
  'left: plus cards',
  'left: Бро!',
  'left: Упс!',
  'left: П-ф-ф!',
  'left: Бах!',
  'left: copies',
  'left: colours',
  'one left: joker',
  'one left: Упс!',
  'one left: number',
  'two left that follow each other',
  'two left: copies',
  'two left: a joker',
  'two left: Упс!',
  'left: pairs that follow each other',
  'names a colour: how many of it',
] as const;

export type Leaning = (typeof leanings)[number];

const weights = weighed(leanings, learned);

/** How good a move feels to who looks ahead often: what thinking usually chose. */
export const feelingOf = (state: State, seat: Seat, move: LolAction): number =>
  feeling(leaningsOf(state, seat, move), weights);

/** What one who looks ahead would do in turn without a thought. */
export const instinctMove = (state: State, seat: Seat, chance: Chance): LolAction =>
  instinctive(turnOptions(state, seat, chance), (move) => feelingOf(state, seat, move));

const found = new Float64Array(leanings.length);
const rest: Card[] = [];

const more = (leaning: number, by = 1): void => {
  found[leaning] = (found[leaning] as number) + by;
};

/** The leanings towards one move; the list is used again by the next call. */
export function leaningsOf(state: State, seat: Seat, move: LolAction): Float64Array {
  found.fill(0);
  const hand = handOf(state, seat);
  switch (move.type) {
    case 'draw':
    case 'take':
      giving(state, seat, move.type);
      leaves(hand);
      break;
    case 'play':
    case 'cover':
      laying(state, seat, move.card, move.copies ?? 1, move.colour, move.swap ?? null);
      break;
    case 'colour':
      for (const card of hand) if (colourOf[card] === move.colour) more(54);
      break;
    case 'swap':
      if (move.seat !== null) swapping(hand.length, handOf(state, move.seat).length);
  }
  return found;
}

function giving(state: State, seat: Seat, type: 'draw' | 'take'): void {
  const size = handOf(state, seat).length;
  const from = type === 'draw' ? 0 : 5;
  found[from] = 1;
  found[from + 1] = size;
  found[from + 2] = size === 1 ? 1 : 0;
  if (type === 'take') found[8] = state.owed;
  else {
    found[3] = handOf(state, nextAfter(state, seat)).length <= 2 ? 1 : 0;
    found[4] = leastOf(state, seat) <= 2 ? 1 : 0;
  }
  found[35] = size + (type === 'draw' ? 1 : state.owed);
}

function laying(
  state: State,
  seat: Seat,
  card: Card,
  copies: number,
  named: number | undefined,
  swap: Seat | null,
): void {
  const hand = handOf(state, seat);
  rest.length = 0;
  let gone = 0;
  for (const one of hand) {
    if (one === card && gone < copies) gone++;
    else rest.push(one);
  }
  const left = rest.length;
  family(state, seat, card, left);
  if (state.owed > 0) found[26] = state.owed;
  found[34] = left === 0 ? 1 : 0;
  if (swap !== null) {
    swapping(left, handOf(state, swap).length);
    return;
  }
  found[35] = left;
  const colour = named ?? (colourOf[card] as number);
  if (colour === state.colour) found[37] = 1;
  for (const one of rest) if (colourOf[one] === colour) more(32, 1 / left);
  found[33] = (found[32] as number) > 0 ? 1 : 0;
  if (left === 1) {
    const last = rest[0] as Card;
    found[36] = colourOf[last] === colour || rankOf[last] === rankOf[card] ? 1 : 0;
  }
  leaves(rest);
}

const families = { number: 9, bah: 10, ban: 11, pff: 12, bro: 13, ups: 14, plus: 14, joker: 18 } as const;

function family(state: State, seat: Seat, card: Card, left: number): void {
  const kind = familyOf[card] as keyof typeof families;
  const plus = plusOf[card] as number;
  // Ха! and Ха-ха! follow Упс! in the list; ЛОЛ! stands before ИМХО!.
  found[families[kind] + (kind === 'plus' ? plus : kind === 'joker' && plus > 0 ? -1 : 0)] = 1;
  const least = leastOf(state, seat) <= 2 ? 1 : 0;
  if (kind === 'pff' || plus > 0) {
    const next = handOf(state, nextAfter(state, seat)).length;
    if (next >= 1 && next <= 3) found[18 + next] = 1;
  }
  if (kind === 'bah') found[22] = least;
  if (kind === 'joker') {
    found[23] = left <= 2 ? 1 : 0;
    found[24] = left <= 1 ? 1 : 0;
    found[25] = least;
  }
  if (kind === 'ups' && rest.some((one) => follows(card, one))) {
    found[27] = 1;
    found[28] = left === 1 ? 1 : 0;
  }
}

function swapping(mine: number, theirs: number): void {
  found[29] = 1;
  found[30] = mine - theirs;
  found[31] = theirs <= 2 ? 1 : 0;
  found[35] = theirs;
}

function leastOf(state: State, seat: Seat): number {
  let least = Infinity;
  for (let other = 0; other < state.seats; other++) {
    const size = handOf(state, other).length;
    if (other !== seat && size > 0 && size < least) least = size;
  }
  return least;
}

const follows = (one: Card, other: Card): boolean =>
  isJoker(one) || isJoker(other) || colourOf[one] === colourOf[other] || rankOf[one] === rankOf[other];

/** What stays in hand. */
function leaves(hand: readonly Card[]): void {
  let colours = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if (isJoker(card)) {
      more(38);
      continue;
    }
    colours |= 1 << (colourOf[card] as number);
    switch (familyOf[card]) {
      case 'number':
        if (hand.indexOf(card) < i) more(44);
        break;
      case 'plus':
        more(39);
        break;
      case 'bro':
        more(40);
        break;
      case 'ups':
        more(41);
        break;
      case 'pff':
        more(42);
        break;
      case 'bah':
        more(43);
    }
  }
  for (; colours > 0; colours >>= 1) more(45, colours & 1);
  if (hand.length === 1) one(hand[0] as Card);
  else if (hand.length === 2) two(hand[0] as Card, hand[1] as Card);
  else found[53] = together(hand, follows);
}

function one(card: Card): void {
  found[46] = isJoker(card) ? 1 : 0;
  found[47] = familyOf[card] === 'ups' ? 1 : 0;
  found[48] = isNumber(card) ? 1 : 0;
}

function two(card: Card, other: Card): void {
  found[49] = follows(card, other) ? 1 : 0;
  found[50] = card === other ? 1 : 0;
  found[51] = isJoker(card) || isJoker(other) ? 1 : 0;
  found[52] = familyOf[card] === 'ups' || familyOf[other] === 'ups' ? 1 : 0;
}
