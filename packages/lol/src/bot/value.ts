import type { Card } from '@tasovka/cards';
import { Net, pairRate } from '@tasovka/cards/bot';
import { has, neighbour, type Seat } from '@tasovka/kernel';
import { colourOf, familyOf, isJoker, isNumber, plusOf, rankOf } from '../box.ts';
import { fits, holdsFitting } from '../fits.ts';
import { handOf, type State, topOf } from '../state.ts';
import { numbers } from './learned/hand.ts';

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

const found = new Float64Array(handFeatures.length);

const more = (aspect: number, by = 1): void => {
  found[aspect] = (found[aspect] as number) + by;
};

/** The aspects of a seat's hand; the list is used again by the next call. */
export function handFeaturesOf(state: State, seat: Seat): Float64Array {
  const hand = handOf(state, seat);
  const size = hand.length;
  found.fill(0);
  found[0] = Math.sqrt(size);
  found[1] = size;
  found[2] = size === 1 ? 1 : 0;
  found[3] = size === 2 ? 1 : 0;
  countKinds(hand);
  found[11] = (seat - state.turn + state.seats) % state.seats;
  if (seat === state.turn && state.phase.kind === 'turn') {
    found[12] = holdsFitting(state, seat) ? 1 : 0;
    found[13] = state.owed;
  }
  found[15] = found[11] === 0 ? 1 : 0;
  found[16] = found[11] === 1 ? 1 : 0;
  for (const card of hand) {
    if (fits(state, card)) more(14);
    if (isNumber(card)) more(17);
    if (colourOf[card] === state.colour) more(18);
  }
  found[20] = pairRate(hand, follows);
  if (size === 2) found[19] = found[20] as number;
  if (size === 1) found[25] = found[14] as number;
  neighbourAspects(state, seat);
  return found;
}

const follows = (one: Card, other: Card): boolean =>
  isJoker(one) || isJoker(other) || colourOf[one] === colourOf[other] || rankOf[one] === rankOf[other];

/** What others mean for a seat: who it must not let lay a card, who makes it draw, whose card it can answer. */
function neighbourAspects(state: State, seat: Seat): void {
  const next = handOf(state, neighbour(seat, 1, state.seats, state.out)).length;
  found[21] = next === 1 ? 1 : 0;
  found[22] = next === 2 ? 1 : 0;
  const top = topOf(state);
  if (isNumber(top) && handOf(state, seat).includes(top)) found[23] = 1;
  for (const card of handOf(state, neighbour(seat, -1, state.seats, state.out)))
    if ((plusOf[card] as number) > 0) more(24);
}

function countKinds(hand: readonly Card[]): void {
  let colours = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if (isJoker(card)) {
      more(4);
      continue;
    }
    colours |= 1 << (colourOf[card] as number);
    if (isNumber(card)) {
      if (hand.indexOf(card) < i) more(9);
    } else if (familyOf[card] === 'plus') more(5);
    else if (familyOf[card] === 'bro') more(6);
    else if (familyOf[card] === 'ups') more(7);
    else if (familyOf[card] === 'pff') more(8);
  }
  for (; colours > 0; colours >>= 1) more(10, colours & 1);
}

/** How likely a seat is to win the round, by everybody's hands and whose turn it is; 0 or 1 when it is over. */
export function chanceToWin(state: State, seat: Seat): number {
  if (state.phase.kind === 'over') return state.phase.winner === seat ? 1 : 0;
  let all = 0;
  let mine = 0;
  for (let other = 0; other < state.seats; other++) {
    if (has(state.out, other)) continue;
    const weight = Math.exp(net.score(handFeaturesOf(state, other)));
    all += weight;
    if (other === seat) mine = weight;
  }
  return mine / all;
}
