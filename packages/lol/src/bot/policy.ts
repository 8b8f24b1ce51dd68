import type { Card } from '@tasovka/cards';
import { bestByScore, countColours, leastHeld, pairRate, weightedFeatures } from '@tasovka/cards/bot';
import type { Chance, Seat } from '@tasovka/kernel';
import type { LolAction } from '../actions.ts';
import { colourOf, type Family, familyOf, isJoker, isNumber, plusOf, rankOf } from '../box.ts';
import { handOf, type State } from '../state.ts';
import { nextAfter } from '../tableActions.ts';
import { weights } from './learned/policy.ts';
import { turnOptions } from './moves.ts';
import { follows } from './value.ts';

const { names, at, values, add, score } = weightedFeatures(weights);
export const moveFeatures: readonly string[] = names;

/** How good a move is by the learned policy: what a search usually chose. */
export function policyScore(state: State, seat: Seat, move: LolAction): number {
  moveFeaturesOf(state, seat, move);
  return score();
}

/** What a bot that searches would do in turn without a search. */
export const policyMove = (state: State, seat: Seat, chance: Chance): LolAction =>
  bestByScore(turnOptions(state, seat, chance), (move) => policyScore(state, seat, move));

const rest: Card[] = [];

/** The features of one move; the row is used again by the next call. */
export function moveFeaturesOf(state: State, seat: Seat, move: LolAction): Float64Array {
  values.fill(0);
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
      for (const card of hand) if (colourOf[card] === move.colour) add(at['names a colour: how many of it']);
      break;
    case 'swap':
      if (move.seat !== null) swapping(hand.length, handOf(state, move.seat).length);
  }
  return values;
}

function giving(state: State, seat: Seat, type: 'draw' | 'take'): void {
  const size = handOf(state, seat).length;
  if (type === 'take') {
    values[at.takes] = 1;
    values[at['takes: own size']] = size;
    values[at['takes: with one card']] = size === 1 ? 1 : 0;
    values[at['takes: how much']] = state.owed;
  } else {
    values[at.draws] = 1;
    values[at['draws: own size']] = size;
    values[at['draws: with one card']] = size === 1 ? 1 : 0;
    values[at['draws: next holds at most two']] = handOf(state, nextAfter(state, seat)).length <= 2 ? 1 : 0;
    values[at['draws: somebody holds at most two']] = leastHeld(state.hands, seat) <= 2 ? 1 : 0;
  }
  values[at['left: size']] = size + (type === 'draw' ? 1 : state.owed);
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
  if (state.owed > 0) values[at['passes on: how much']] = state.owed;
  values[at['ends the round']] = left === 0 ? 1 : 0;
  if (swap !== null) {
    swapping(left, handOf(state, swap).length);
    return;
  }
  values[at['left: size']] = left;
  const colour = named ?? colourOf[card];
  if (colour === state.colour) values[at['keeps the colour']] = 1;
  for (const one of rest) {
    if (colourOf[one] !== colour) continue;
    add(at['left: part of the colour'], 1 / left);
    values[at['left: some of the colour']] = 1;
  }
  const [last] = rest;
  if (last !== undefined && left === 1) {
    values[at['left: last card follows']] = colourOf[last] === colour || rankOf[last] === rankOf[card] ? 1 : 0;
  }
  leaves(rest);
}

/** The feature of a card that is laid, by its family; cards that make somebody take have one for each amount. */
const families: Readonly<Partial<Record<Family, number>>> = {
  number: at['lays a number'],
  bah: at['lays Бах!'],
  ban: at['lays Бан!'],
  pff: at['lays П-ф-ф!'],
  bro: at['lays Бро!'],
  ups: at['lays Упс!'],
  joker: at['lays ИМХО!'],
};
const pluses: Readonly<Record<number, number>> = { 1: at['lays Ха!'], 2: at['lays Ха-ха!'] };
/** By how many cards the next player holds. */
const hits: Readonly<Record<number, number>> = {
  1: at['hits next, who holds one'],
  2: at['hits next, who holds two'],
  3: at['hits next, who holds three'],
};

function layingFeature(kind: Family, plus: number): number | undefined {
  if (kind === 'plus') return pluses[plus];
  return kind === 'joker' && plus > 0 ? at['lays ЛОЛ!'] : families[kind];
}

function family(state: State, seat: Seat, card: Card, left: number): void {
  const kind = familyOf[card];
  const plus = plusOf[card] ?? 0;
  const lays = kind && layingFeature(kind, plus);
  if (lays !== undefined) values[lays] = 1;
  const least = leastHeld(state.hands, seat) <= 2 ? 1 : 0;
  if (kind === 'pff' || plus > 0) {
    const hit = hits[handOf(state, nextAfter(state, seat)).length];
    if (hit !== undefined) values[hit] = 1;
  }
  if (kind === 'bah') values[at['Бах! while somebody holds at most two']] = least;
  if (kind === 'joker') {
    values[at['joker with at most two left']] = left <= 2 ? 1 : 0;
    values[at['joker with one left']] = left <= 1 ? 1 : 0;
    values[at['joker while somebody holds at most two']] = least;
  }
  if (kind === 'ups' && rest.some((one) => follows(card, one))) {
    values[at['Упс! with its cover']] = 1;
    values[at['Упс! and a cover to end with']] = left === 1 ? 1 : 0;
  }
}

function swapping(mine: number, theirs: number): void {
  values[at.swaps] = 1;
  values[at['swaps: cards gained']] = mine - theirs;
  values[at['swaps for at most two']] = theirs <= 2 ? 1 : 0;
  values[at['left: size']] = theirs;
}

/** What stays in hand. */
function leaves(hand: readonly Card[]): void {
  values[at['left: colours']] = countColours(hand, colourOf);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card === undefined) continue;
    switch (familyOf[card]) {
      case 'joker':
        add(at['left: jokers']);
        break;
      case 'number':
        if (hand.indexOf(card) < i) add(at['left: copies']);
        break;
      case 'plus':
        add(at['left: plus cards']);
        break;
      case 'bro':
        add(at['left: Бро!']);
        break;
      case 'ups':
        add(at['left: Упс!']);
        break;
      case 'pff':
        add(at['left: П-ф-ф!']);
        break;
      case 'bah':
        add(at['left: Бах!']);
    }
  }
  const [one, other] = hand;
  if (one !== undefined && hand.length === 1) oneLeft(one);
  else if (one !== undefined && other !== undefined && hand.length === 2) twoLeft(one, other);
  else values[at['left: pairs that follow each other']] = pairRate(hand, follows);
}

function oneLeft(card: Card): void {
  values[at['one left: joker']] = isJoker(card) ? 1 : 0;
  values[at['one left: Упс!']] = familyOf[card] === 'ups' ? 1 : 0;
  values[at['one left: number']] = isNumber(card) ? 1 : 0;
}

function twoLeft(card: Card, other: Card): void {
  values[at['two left that follow each other']] = follows(card, other) ? 1 : 0;
  values[at['two left: copies']] = card === other ? 1 : 0;
  values[at['two left: a joker']] = isJoker(card) || isJoker(other) ? 1 : 0;
  values[at['two left: Упс!']] = familyOf[card] === 'ups' || familyOf[other] === 'ups' ? 1 : 0;
}
