import type { Card } from '@tasovka/cards';
import { instinctive, leaningsNamed, together } from '@tasovka/cards/bot';
import type { Chance, Seat } from '@tasovka/kernel';
import type { LolAction } from '../actions.ts';
import { colourOf, type Family, familyOf, isJoker, isNumber, plusOf, rankOf } from '../box.ts';
import { handOf, type State } from '../state.ts';
import { nextAfter } from '../tableActions.ts';
import { weights } from './learned/instinct.ts';
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

const { at, found, more, feeling } = leaningsNamed(leanings);
const felt = feeling(weights);

/** How good a move feels to who looks ahead often: what thinking usually chose. */
export function feelingOf(state: State, seat: Seat, move: LolAction): number {
  leaningsOf(state, seat, move);
  return felt();
}

/** What one who looks ahead would do in turn without a thought. */
export const instinctMove = (state: State, seat: Seat, chance: Chance): LolAction =>
  instinctive(turnOptions(state, seat, chance), (move) => feelingOf(state, seat, move));

const rest: Card[] = [];

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
      for (const card of hand) if (colourOf[card] === move.colour) more(at['names a colour: how many of it']);
      break;
    case 'swap':
      if (move.seat !== null) swapping(hand.length, handOf(state, move.seat).length);
  }
  return found;
}

function giving(state: State, seat: Seat, type: 'draw' | 'take'): void {
  const size = handOf(state, seat).length;
  if (type === 'take') {
    found[at.takes] = 1;
    found[at['takes: own size']] = size;
    found[at['takes: with one card']] = size === 1 ? 1 : 0;
    found[at['takes: how much']] = state.owed;
  } else {
    found[at.draws] = 1;
    found[at['draws: own size']] = size;
    found[at['draws: with one card']] = size === 1 ? 1 : 0;
    found[at['draws: next holds at most two']] = handOf(state, nextAfter(state, seat)).length <= 2 ? 1 : 0;
    found[at['draws: somebody holds at most two']] = leastOf(state, seat) <= 2 ? 1 : 0;
  }
  found[at['left: size']] = size + (type === 'draw' ? 1 : state.owed);
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
  if (state.owed > 0) found[at['passes on: how much']] = state.owed;
  found[at['ends the round']] = left === 0 ? 1 : 0;
  if (swap !== null) {
    swapping(left, handOf(state, swap).length);
    return;
  }
  found[at['left: size']] = left;
  const colour = named ?? (colourOf[card] as number);
  if (colour === state.colour) found[at['keeps the colour']] = 1;
  for (const one of rest) if (colourOf[one] === colour) more(at['left: part of the colour'], 1 / left);
  found[at['left: some of the colour']] = (found[at['left: part of the colour']] as number) > 0 ? 1 : 0;
  if (left === 1) {
    const last = rest[0] as Card;
    found[at['left: last card follows']] = colourOf[last] === colour || rankOf[last] === rankOf[card] ? 1 : 0;
  }
  leaves(rest);
}

/** Where what is laid stands, by its family; cards that make somebody take tell by how much as well. */
const families = {
  number: at['lays a number'],
  bah: at['lays Бах!'],
  ban: at['lays Бан!'],
  pff: at['lays П-ф-ф!'],
  bro: at['lays Бро!'],
  ups: at['lays Упс!'],
  joker: at['lays ИМХО!'],
} as const;
const pluses: Readonly<Record<number, number>> = {
  1: at['lays Ха!'],
  2: at['lays Ха-ха!'],
};
/** By how many cards the next player holds. */
const hits: Readonly<Record<number, number>> = {
  1: at['hits next, who holds one'],
  2: at['hits next, who holds two'],
  3: at['hits next, who holds three'],
};

function layingOf(kind: Family, plus: number): number {
  if (kind === 'plus') return pluses[plus] as number;
  return kind === 'joker' && plus > 0 ? at['lays ЛОЛ!'] : families[kind];
}

function family(state: State, seat: Seat, card: Card, left: number): void {
  const kind = familyOf[card] as Family;
  const plus = plusOf[card] as number;
  found[layingOf(kind, plus)] = 1;
  const least = leastOf(state, seat) <= 2 ? 1 : 0;
  if (kind === 'pff' || plus > 0) {
    const hit = hits[handOf(state, nextAfter(state, seat)).length];
    if (hit !== undefined) found[hit] = 1;
  }
  if (kind === 'bah') found[at['Бах! while somebody holds at most two']] = least;
  if (kind === 'joker') {
    found[at['joker with at most two left']] = left <= 2 ? 1 : 0;
    found[at['joker with one left']] = left <= 1 ? 1 : 0;
    found[at['joker while somebody holds at most two']] = least;
  }
  if (kind === 'ups' && rest.some((one) => follows(card, one))) {
    found[at['Упс! with its cover']] = 1;
    found[at['Упс! and a cover to end with']] = left === 1 ? 1 : 0;
  }
}

function swapping(mine: number, theirs: number): void {
  found[at.swaps] = 1;
  found[at['swaps: cards gained']] = mine - theirs;
  found[at['swaps for at most two']] = theirs <= 2 ? 1 : 0;
  found[at['left: size']] = theirs;
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
      more(at['left: jokers']);
      continue;
    }
    colours |= 1 << (colourOf[card] as number);
    switch (familyOf[card]) {
      case 'number':
        if (hand.indexOf(card) < i) more(at['left: copies']);
        break;
      case 'plus':
        more(at['left: plus cards']);
        break;
      case 'bro':
        more(at['left: Бро!']);
        break;
      case 'ups':
        more(at['left: Упс!']);
        break;
      case 'pff':
        more(at['left: П-ф-ф!']);
        break;
      case 'bah':
        more(at['left: Бах!']);
    }
  }
  for (; colours > 0; colours >>= 1) more(at['left: colours'], colours & 1);
  if (hand.length === 1) one(hand[0] as Card);
  else if (hand.length === 2) two(hand[0] as Card, hand[1] as Card);
  else found[at['left: pairs that follow each other']] = together(hand, follows);
}

function one(card: Card): void {
  found[at['one left: joker']] = isJoker(card) ? 1 : 0;
  found[at['one left: Упс!']] = familyOf[card] === 'ups' ? 1 : 0;
  found[at['one left: number']] = isNumber(card) ? 1 : 0;
}

function two(card: Card, other: Card): void {
  found[at['two left that follow each other']] = follows(card, other) ? 1 : 0;
  found[at['two left: copies']] = card === other ? 1 : 0;
  found[at['two left: a joker']] = isJoker(card) || isJoker(other) ? 1 : 0;
  found[at['two left: Упс!']] = familyOf[card] === 'ups' || familyOf[other] === 'ups' ? 1 : 0;
}
