import { type Card, grey } from '@tasovka/cards';
import { Net, together } from '@tasovka/cards/bot';
import { neighbour, type Seat } from '@tasovka/kernel';
import { colourOf, familyOf, isNumber, rankOf } from '../box.ts';
import { fits } from '../fits.ts';
import { isThinking } from '../moves/turn.ts';
import { isSmall } from '../specialRounds/svinorot.ts';
import { billsOf, handOf, type State, topOf } from '../state.ts';
import { numbers as plainNumbers } from './learned/plain.ts';
import { numbers as setNumbers } from './learned/sets.ts';
import { mayGo } from './policy/fitting.ts';

/** What a hand is judged by, in the order of the weights. */
export const aspects = [
  'root of the size',
  'size',
  'one card',
  'two cards',
  'Полисвин',
  'Свинорот with a small number',
  'Свинорот alone',
  'Темнодел',
  'Хапёж',
  'etiquette',
  'viruses and vaccines',
  'healing pairs',
  'copies',
  'colours',
  'turns away',
  'may lay now',
  'owes',
  'bills',
  'cards that fit the top',
  'Свинорот and a small number left',
  'Темнодел and its truth left',
  'to move',
  'next to move',
  'numbers',
  'small numbers',
  'cards of the colour',
  'two that follow each other',
  'pairs that follow each other',
  'next holds one',
  'next holds two',
  'copy of the top',
  'Хапёж of who comes before',
  'one that fits',
] as const;

/** How good a hand is, learned from rounds between solid bots: npm run lab -- fit. */
const plain = new Net(aspects.length, plainNumbers);
const withSets = new Net(aspects.length, setNumbers);

const found = new Float64Array(aspects.length);

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
  const away = (((seat - state.turn) * state.direction) % state.seats) + state.seats;
  found[14] = away % state.seats;
  found[21] = found[14] === 0 ? 1 : 0;
  found[22] = found[14] === 1 ? 1 : 0;
  if (seat === state.turn && isThinking(state)) turnAspects(state, hand);
  found[17] = billsOf(state, seat);
  for (const card of hand) {
    if (fits(state, card)) more(18);
    if (isNumber(card)) more(23);
    if (isSmall(card)) more(24);
    if (colourOf[card] === state.colour) more(25);
  }
  if (size === 2) endings(hand as [Card, Card]);
  found[27] = together(hand, follows);
  if (size === 2) found[26] = found[27] as number;
  if (size === 1) found[32] = found[18] as number;
  neighbourAspects(state, seat);
  return found;
}

const follows = (one: Card, other: Card): boolean =>
  familyOf[one] === 'polisvin' ||
  familyOf[other] === 'polisvin' ||
  colourOf[one] === colourOf[other] ||
  rankOf[one] === rankOf[other];

/** What others mean for a seat: who it must not let lay a card, who makes it draw, whose card it can answer. */
function neighbourAspects(state: State, seat: Seat): void {
  const { direction, seats } = state;
  const next = handOf(state, neighbour(seat, direction, seats)).length;
  found[28] = next === 1 ? 1 : 0;
  found[29] = next === 2 ? 1 : 0;
  if (state.interceptable && handOf(state, seat).includes(topOf(state))) found[30] = 1;
  const before = handOf(state, neighbour(seat, direction === 1 ? -1 : 1, seats));
  for (const card of before) if (familyOf[card] === 'hapyozh') more(31);
}

/** Two cards that end the round in one turn. */
function endings([one, other]: readonly [Card, Card]): void {
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    if (familyOf[first] === 'svinorot' && isSmall(second)) found[19] = 1;
    if (familyOf[first] === 'temnodel' && isNumber(second) && colourOf[first] === colourOf[second]) found[20] = 1;
  }
}

const more = (aspect: number, by = 1): void => {
  found[aspect] = (found[aspect] as number) + by;
};

function countKinds(hand: readonly Card[]): void {
  const small = hand.some(isSmall);
  let colours = 0;
  let infections = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if (colourOf[card] !== grey) colours |= 1 << (colourOf[card] as number);
    if (hand.indexOf(card) < i && familyOf[card] !== 'polisvin') more(12);
    switch (familyOf[card]) {
      case 'polisvin':
        more(4);
        break;
      case 'svinorot':
        more(small ? 5 : 6);
        break;
      case 'temnodel':
        more(7);
        break;
      case 'hapyozh':
        more(8);
        break;
      case 'etiquette':
        more(9);
        break;
      case 'infection':
        more(10);
        infections++;
    }
  }
  if (infections > 1) found[11] = pairs(hand);
  for (; colours > 0; colours >>= 1) more(13, colours & 1);
}

/** Virus and vaccine of a colour stand four places apart in the box. */
function pairs(hand: readonly Card[]): number {
  let held = 0;
  for (const card of hand) if (familyOf[card] === 'infection' && hand.includes(card + 4)) held++;
  return held;
}

function turnAspects(state: State, hand: readonly Card[]): void {
  if (state.owed > 0) found[16] = state.owed;
  for (const card of hand) {
    if (mayGo(state, card)) {
      found[15] = 1;
      return;
    }
  }
}

/** How likely a seat is to win the round, by everybody's hands and whose turn it is; 0 or 1 when it is over. */
export function chanceToWin(state: State, seat: Seat): number {
  if (state.phase.type === 'over') return state.phase.winner === seat ? 1 : 0;
  const net = state.options.sets.length > 0 ? withSets : plain;
  let all = 0;
  let mine = 0;
  for (let other = 0; other < state.seats; other++) {
    const weight = Math.exp(net.score(aspectsOf(state, other)));
    all += weight;
    if (other === seat) mine = weight;
  }
  return mine / all;
}
