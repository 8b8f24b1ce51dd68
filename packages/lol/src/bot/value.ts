import type { Card } from '@tasovka/cards';
import { has, type Seat } from '@tasovka/kernel';
import { colourOf, familyOf, isJoker, isNumber } from '../box.ts';
import { fits, holdsFitting } from '../fits.ts';
import { handOf, type State } from '../state.ts';

/** What a hand is judged by, in the order of the weights. */
export const aspects = [
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
] as const;

/** Fitted by logistic regression to rounds between solid bots: npm run lab -- fit. */
const weights: readonly number[] = [
  -1.208, 0.083, 0.374, 0.009, 0.423, 0.181, 0.405, 0.185, 0.092, 0.205, -0.066, 0.019, 0.276, -0.073, 0.056,
];

const found = new Float64Array(aspects.length);

const more = (aspect: number, by = 1): void => {
  found[aspect] = (found[aspect] as number) + by;
};

/** The aspects of a seat's hand; the list is used again by the next call. */
export function aspectsOf(state: State, seat: Seat): Float64Array {
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
  for (const card of hand) if (fits(state, card)) more(14);
  return found;
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
    const aspectsHere = aspectsOf(state, other);
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (aspectsHere[i] as number);
    const weight = Math.exp(sum);
    all += weight;
    if (other === seat) mine = weight;
  }
  return mine / all;
}
