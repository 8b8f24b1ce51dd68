import type { Card } from '@tasovka/cards';
import { countColours, featureVector, Net, pairRate, softmaxOf } from '@tasovka/cards/bot';
import { neighbour, type Seat } from '@tasovka/kernel';
import { colourOf, familyOf, isJoker, isNumber, plusOf, rankOf } from '../box.ts';
import { fits } from '../fits.ts';
import { holdsLayable } from '../house/mayLay.ts';
import { handOf, type State, topOf } from '../state.ts';
import { numbers } from './learned/handWeights.ts';

/** What a hand is judged by, in the order of the weights. */
export const handFeatures = [
  'root of the size',
  'size',
  'one card',
  'two cards',
  'jokers',
  'plus cards',
  'Бро!',
  'Упс!',
  'П-ф-ф!',
  'copies',
  'colours',
  'turns away',
  'may lay now',
  'owes',
  'cards that fit the top',
  'to move',
  'next to move',
  'numbers',
  'cards of the colour',
  'two that follow each other',
  'pairs that follow each other',
  'next holds one',
  'next holds two',
  'copy of the top',
  'plus cards of who comes before',
  'one that fits',
] as const;

/** How good a hand is, learned from rounds between solid bots: npm run lab -- fit. */
const net = new Net(handFeatures.length, numbers);

const { at, values, add } = featureVector(handFeatures);

/** The features of a seat's hand; the list is used again by the next call. */
export function handFeaturesOf(state: State, seat: Seat): Float64Array {
  const hand = handOf(state, seat);
  const size = hand.length;
  values.fill(0);
  values[at['root of the size']] = Math.sqrt(size);
  values[at.size] = size;
  values[at['one card']] = size === 1 ? 1 : 0;
  values[at['two cards']] = size === 2 ? 1 : 0;
  countKinds(hand);
  const away = (seat - state.turn + state.seats) % state.seats;
  values[at['turns away']] = away;
  if (seat === state.turn && state.phase.type === 'turn') {
    values[at['may lay now']] = holdsLayable(state, seat) ? 1 : 0;
    values[at.owes] = state.owed;
  }
  values[at['to move']] = away === 0 ? 1 : 0;
  values[at['next to move']] = away === 1 ? 1 : 0;
  let fitting = 0;
  for (const card of hand) {
    if (fits(state, card)) fitting++;
    if (isNumber(card)) add(at.numbers);
    if (colourOf[card] === state.colour) add(at['cards of the colour']);
  }
  values[at['cards that fit the top']] = fitting;
  const pairs = pairRate(hand, follows);
  values[at['pairs that follow each other']] = pairs;
  if (size === 2) values[at['two that follow each other']] = pairs;
  if (size === 1) values[at['one that fits']] = fitting;
  neighbourFeatures(state, seat);
  return values;
}

/** Whether one of two cards can be laid on the other. */
export const follows = (one: Card, other: Card): boolean =>
  isJoker(one) || isJoker(other) || colourOf[one] === colourOf[other] || rankOf[one] === rankOf[other];

/** What others mean for a seat: who it must not let lay a card, who makes it draw, whose card it can answer. */
function neighbourFeatures(state: State, seat: Seat): void {
  const next = handOf(state, neighbour(seat, 1, state.seats, state.out)).length;
  values[at['next holds one']] = next === 1 ? 1 : 0;
  values[at['next holds two']] = next === 2 ? 1 : 0;
  const top = topOf(state);
  if (isNumber(top) && handOf(state, seat).includes(top)) values[at['copy of the top']] = 1;
  for (const card of handOf(state, neighbour(seat, -1, state.seats, state.out)))
    if ((plusOf[card] ?? 0) > 0) add(at['plus cards of who comes before']);
}

function countKinds(hand: readonly Card[]): void {
  values[at.colours] = countColours(hand, colourOf);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card === undefined) continue;
    if (isJoker(card)) add(at.jokers);
    else if (isNumber(card)) {
      if (hand.indexOf(card) < i) add(at.copies);
    } else if (familyOf[card] === 'plus') add(at['plus cards']);
    else if (familyOf[card] === 'bro') add(at['Бро!']);
    else if (familyOf[card] === 'ups') add(at['Упс!']);
    else if (familyOf[card] === 'pff') add(at['П-ф-ф!']);
  }
}

/** How likely a seat is to win the round, by everybody's hands and whose turn it is; 0 or 1 when it is over. */
export function chanceToWin(state: State, seat: Seat): number {
  if (state.phase.type === 'over') return state.phase.winner === seat ? 1 : 0;
  return softmaxOf(seat, state.seats, state.out, (other) => net.score(handFeaturesOf(state, other)));
}
