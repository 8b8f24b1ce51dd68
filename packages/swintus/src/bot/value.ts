import { type Card, grey } from '@tasovka/cards';
import { countColours, featureVector, Net, pairRate, softmaxOf } from '@tasovka/cards/bot';
import { neighbour, nobody, type Seat } from '@tasovka/kernel';
import { colourOf, familyOf, isNumber, rankOf } from '../box.ts';
import { fits } from '../fits.ts';
import { isThinking } from '../moves/turn.ts';
import { isSmall } from '../specialRounds/svinorot.ts';
import { billsOf, handOf, type State, topOf } from '../state.ts';
import { vaccineOf, virusOf } from '../zombie/pair.ts';
import { mayGo } from './heuristics/fitting.ts';
import { numbers as plainNumbers } from './learned/handWeightsPlain.ts';
import { numbers as setNumbers } from './learned/handWeightsSets.ts';

/** What a hand is judged by, in the order of the weights. */
export const handFeatures = [
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
const plain = new Net(handFeatures.length, plainNumbers);
const withSets = new Net(handFeatures.length, setNumbers);

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
  const away = ((((seat - state.turn) * state.direction) % state.seats) + state.seats) % state.seats;
  values[at['turns away']] = away;
  values[at['to move']] = away === 0 ? 1 : 0;
  values[at['next to move']] = away === 1 ? 1 : 0;
  if (seat === state.turn && isThinking(state)) turnFeatures(state, seat, hand);
  values[at.bills] = billsOf(state, seat);
  let fitting = 0;
  for (const card of hand) {
    if (fits(state, card)) fitting++;
    if (isNumber(card)) add(at.numbers);
    if (isSmall(card)) add(at['small numbers']);
    if (colourOf[card] === state.colour) add(at['cards of the colour']);
  }
  values[at['cards that fit the top']] = fitting;
  const pairs = pairRate(hand, follows);
  values[at['pairs that follow each other']] = pairs;
  if (size === 1) values[at['one that fits']] = fitting;
  if (size === 2) {
    values[at['two that follow each other']] = pairs;
    endings(hand);
  }
  neighbourFeatures(state, seat);
  return values;
}

/** Whether one of two cards can be laid on the other. */
export const follows = (one: Card, other: Card): boolean =>
  familyOf[one] === 'polisvin' ||
  familyOf[other] === 'polisvin' ||
  colourOf[one] === colourOf[other] ||
  rankOf[one] === rankOf[other];

/** What others mean for a seat: who it must not let lay a card, who makes it draw, whose card it can answer. */
function neighbourFeatures(state: State, seat: Seat): void {
  const { direction, seats } = state;
  const next = handOf(state, neighbour(seat, direction, seats)).length;
  values[at['next holds one']] = next === 1 ? 1 : 0;
  values[at['next holds two']] = next === 2 ? 1 : 0;
  if (state.interceptable && handOf(state, seat).includes(topOf(state))) values[at['copy of the top']] = 1;
  const before = handOf(state, neighbour(seat, direction === 1 ? -1 : 1, seats));
  for (const card of before) if (familyOf[card] === 'hapyozh') add(at['Хапёж of who comes before']);
}

/** Two cards that end the round in one turn. */
function endings(hand: readonly Card[]): void {
  for (const one of hand) {
    if (familyOf[one] === 'svinorot' && hand.some(isSmall)) values[at['Свинорот and a small number left']] = 1;
    if (familyOf[one] === 'temnodel' && hand.some((other) => isNumber(other) && colourOf[one] === colourOf[other])) {
      values[at['Темнодел and its truth left']] = 1;
    }
  }
}

function countKinds(hand: readonly Card[]): void {
  const small = hand.some(isSmall);
  let infections = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card === undefined) continue;
    if (hand.indexOf(card) < i && familyOf[card] !== 'polisvin') add(at.copies);
    switch (familyOf[card]) {
      case 'polisvin':
        add(at.Полисвин);
        break;
      case 'svinorot':
        add(small ? at['Свинорот with a small number'] : at['Свинорот alone']);
        break;
      case 'temnodel':
        add(at.Темнодел);
        break;
      case 'hapyozh':
        add(at.Хапёж);
        break;
      case 'etiquette':
        add(at.etiquette);
        break;
      case 'infection':
        add(at['viruses and vaccines']);
        infections++;
    }
  }
  if (infections > 1) values[at['healing pairs']] = healingPairs(hand);
  values[at.colours] = countColours(hand, colourOf);
}

/** How many viruses of a hand can be healed. */
function healingPairs(hand: readonly Card[]): number {
  let pairs = 0;
  for (const card of hand) {
    const colour = colourOf[card] ?? grey;
    if (card === virusOf(colour) && hand.includes(vaccineOf(colour))) pairs++;
  }
  return pairs;
}

function turnFeatures(state: State, seat: Seat, hand: readonly Card[]): void {
  if (state.owed > 0) values[at.owes] = state.owed;
  for (const card of hand) {
    if (mayGo(state, seat, card)) {
      values[at['may lay now']] = 1;
      return;
    }
  }
}

/** How likely a seat is to win the round, by everybody's hands and whose turn it is; 0 or 1 when it is over. */
export function chanceToWin(state: State, seat: Seat): number {
  if (state.phase.type === 'over') return state.phase.winner === seat ? 1 : 0;
  const net = state.options.sets.length > 0 ? withSets : plain;
  return softmaxOf(seat, state.seats, nobody, (other) => net.score(handFeaturesOf(state, other)));
}
