import { type Card, grey } from '@tasovka/cards';
import { bestByScore, countColours, leastHeld, pairRate, weightedFeatures } from '@tasovka/cards/bot';
import { type Chance, neighbour, type Seat } from '@tasovka/kernel';
import type { SwintusAction } from '../actions.ts';
import { colourOf, type Family, familyOf, isNumber, rankOf } from '../box.ts';
import { isSmall } from '../specialRounds/svinorot.ts';
import { claimsAfter, lastDark } from '../specialRounds/temnodel.ts';
import { handOf, type State, topOf } from '../state.ts';
import { nextAfter } from '../tableActions.ts';
import { unseenCopies } from './heuristics/dark.ts';
import { weights } from './learned/policy.ts';
import { turnOptions } from './moves.ts';
import type { Skill } from './skill.ts';
import { follows } from './value.ts';

const { names, at, values, add, score } = weightedFeatures(weights);
export const moveFeatures: readonly string[] = names;

/** How good a move is by the learned policy: what a search usually chose. */
export function policyScore(state: State, seat: Seat, move: SwintusAction): number {
  moveFeaturesOf(state, seat, move);
  return score();
}

/** What a bot that searches would do in turn without a search. */
export const policyMove = (state: State, seat: Seat, skill: Skill, chance: Chance): SwintusAction =>
  bestByScore(turnOptions(state, seat, skill, chance), (move) => policyScore(state, seat, move));

/** The policy was trained with the base deck alone: with the sets, a trained one won less than a search without it. */
export const hasPolicy = (state: State): boolean => state.options.sets.length === 0;

const rest: Card[] = [];

/** The features of one move of the base game; the row is used again by the next call. */
export function moveFeaturesOf(state: State, seat: Seat, move: SwintusAction): Float64Array {
  values.fill(0);
  const hand = handOf(state, seat);
  keep(hand);
  switch (move.type) {
    case 'play':
      without(move.card);
      if (move.with !== undefined) without(move.with);
      if (move.dark !== undefined) without(move.dark);
      laying(state, seat, move.card, move.colour ?? null, move.with);
      if (move.dark !== undefined && move.claim !== undefined) darkly(state, move.dark, move.claim);
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
  return values;
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
    values[at.draws] = 1;
    values[at['draws: own size']] = size;
    values[at['draws: with one card']] = size === 1 ? 1 : 0;
    values[at['draws: next holds at most two']] = handOf(state, nextAfter(state, seat)).length <= 2 ? 1 : 0;
    values[at['draws: somebody holds at most two']] = leastHeld(state.hands, seat) <= 2 ? 1 : 0;
  } else if (type === 'pass') {
    values[at.passes] = 1;
    if (state.phase.type === 'svinorot') values[at['passes in Свинорот: what it costs']] = rankOf[topOf(state)] ?? 0;
  } else if (type === 'take') {
    values[at.takes] = 1;
    values[at['takes: how much']] = state.owed;
  }
}

const families: Readonly<Partial<Record<Family, number>>> = {
  number: at['lays a number'],
  hapyozh: at['lays Хапёж'],
  tihohryun: at['lays Тихохрюн'],
  hlopkopyt: at['lays Хлопкопыт'],
  perehryuk: at['lays Перехрюк'],
  polisvin: at['lays Полисвин'],
  svinorot: at['lays Свинорот'],
  temnodel: at['lays Темнодел'],
};
/** By how many cards the next player holds. */
const struck: Readonly<Record<number, number>> = {
  1: at['Хапёж for who holds one'],
  2: at['Хапёж for who holds two'],
  3: at['Хапёж for who holds three'],
};

function laying(state: State, seat: Seat, card: Card, named: number | null, along: Card | undefined): void {
  const left = rest.length;
  if (left === 0) values[at['ends the round']] = 1;
  if (state.phase.type === 'svinorot') {
    values[at['climbs: how high']] = rankOf[card] ?? 0;
    values[at['climbs: with a copy to follow']] = rest.includes(card) ? 1 : 0;
    return;
  }
  const family = familyOf[card];
  const lays = family && families[family];
  if (lays !== undefined) values[lays] = 1;
  if (family === 'hapyozh') values[at['passes on: how much']] = state.owed;
  if (along !== undefined) values[at['Свинорот: with a copy to follow']] = rest.includes(along) ? 1 : 0;
  effects(state, seat, family, left);
  const colour = named ?? colourOf[card] ?? grey;
  if (colour === grey || left === 0) return;
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
}

/** What a card does to the others. */
function effects(state: State, seat: Seat, family: Family | undefined, left: number): void {
  const next = handOf(state, nextAfter(state, seat)).length;
  const least = leastHeld(state.hands, seat) <= 2 ? 1 : 0;
  switch (family) {
    case 'hapyozh': {
      const held = struck[next];
      if (held !== undefined) values[held] = 1;
      break;
    }
    case 'hlopkopyt':
      values[at['Хлопкопыт while somebody holds at most two']] = least;
      break;
    case 'perehryuk': {
      const back = handOf(state, neighbour(seat, state.direction === 1 ? -1 : 1, state.seats)).length;
      values[at['Перехрюк: cards more behind than ahead']] = Math.max(-4, Math.min(4, back - next));
      values[at['Перехрюк: next holds at most two']] = next <= 2 ? 1 : 0;
      break;
    }
    case 'polisvin':
      values[at['Полисвин with at most two left']] = left <= 2 ? 1 : 0;
      values[at['Полисвин with one left']] = left <= 1 ? 1 : 0;
      values[at['Полисвин while somebody holds at most two']] = least;
  }
}

const darkCards = (state: State): number => (state.phase.type === 'temnodel' ? state.phase.dark.length : 0);

function darkly(state: State, card: Card, claim: Card): void {
  const many = darkCards(state);
  if (card === claim) values[at['tells the truth: cards in the dark']] = many;
  else {
    values[at.lies] = 1;
    values[at['lies with one left']] = rest.length === 0 ? 1 : 0;
    values[at['lies: cards in the dark']] = many;
  }
  values[at['ends the round']] = rest.length === 0 && card === claim ? 1 : 0;
}

function checking(state: State, seat: Seat): void {
  values[at.checks] = 1;
  if (state.phase.type !== 'temnodel') return;
  const { claim } = lastDark(state.phase);
  values[at['checks: cards in the dark']] = darkCards(state);
  const unseen = unseenCopies(state, seat, claim);
  values[at['checks what cannot be']] = unseen <= 0 ? 1 : 0;
  values[at['checks what can be once']] = unseen === 1 ? 1 : 0;
  const claims = claimsAfter(claim);
  values[at['checks with a truth in hand']] = rest.some((card) => claims.includes(card)) ? 1 : 0;
}

/** What stays in hand. */
function leaves(): void {
  const small = rest.some(isSmall);
  values[at['left: size']] = rest.length;
  for (let i = 0; i < rest.length; i++) {
    const card = rest[i];
    if (card === undefined) continue;
    switch (familyOf[card]) {
      case 'polisvin':
        add(at['left: Полисвин']);
        continue;
      case 'svinorot':
        add(small ? at['left: Свинорот with a small number'] : at['left: Свинорот alone']);
        break;
      case 'temnodel':
        add(at['left: Темнодел']);
        break;
      case 'hapyozh':
        add(at['left: Хапёж']);
    }
    if (rest.indexOf(card) < i) add(at['left: copies']);
    if (isSmall(card)) add(at['left: small numbers']);
  }
  values[at['left: colours']] = countColours(rest, colourOf);
  const [one, other] = rest;
  if (one !== undefined && rest.length === 1) oneLeft(one);
  else if (one !== undefined && other !== undefined && rest.length === 2) twoLeft(one, other);
  else values[at['left: pairs that follow each other']] = pairRate(rest, follows);
}

function oneLeft(card: Card): void {
  values[at['one left: Полисвин']] = familyOf[card] === 'polisvin' ? 1 : 0;
  values[at['one left: Свинорот or Темнодел']] = familyOf[card] === 'svinorot' || familyOf[card] === 'temnodel' ? 1 : 0;
  values[at['one left: number']] = isNumber(card) ? 1 : 0;
}

function twoLeft(one: Card, other: Card): void {
  values[at['two left that follow each other']] = follows(one, other) ? 1 : 0;
  values[at['two left: copies']] = one === other ? 1 : 0;
  values[at['two left: Полисвин']] = familyOf[one] === 'polisvin' || familyOf[other] === 'polisvin' ? 1 : 0;
  const ends = (a: Card, b: Card): boolean => familyOf[a] === 'svinorot' && isSmall(b);
  values[at['two left: Свинорот and a small number']] = ends(one, other) || ends(other, one) ? 1 : 0;
}
