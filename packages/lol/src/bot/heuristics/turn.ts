import { type Card, count } from '@tasovka/cards';
import { bestCard, colourHeldMost } from '@tasovka/cards/bot';
import { type Chance, has, type Seat } from '@tasovka/kernel';
import type { LolAction } from '../../actions.ts';
import { colourOf, familyOf, isJoker, isNumber, plusOf, pointsOf, rankOf } from '../../box.ts';
import { mayLay } from '../../house/mayLay.ts';
import { handOf, type State } from '../../state.ts';
import { nextAfter } from '../../tableActions.ts';

/** What a seat does in its turn, by rules of thumb, from what it sees alone. */
export function turnMove(state: State, seat: Seat, chance: Chance): LolAction {
  const { phase } = state;
  if (phase.type === 'colour') return { type: 'colour', colour: colourToName(handOf(state, seat), chance) };
  if (phase.type === 'swap') return { type: 'swap', seat: partnerFor(state, seat, handOf(state, seat).length) };
  const card = bestCard(layable(state, seat), (one) => scoreOf(state, seat, one), chance);
  return card === null ? giveUp(state) : layingOf(state, seat, card, chance);
}

/** What is left to a player who lays nothing. */
export const giveUp = (state: State): LolAction => (state.owed > 0 ? { type: 'take' } : { type: 'draw' });

/** The kinds a seat may lay in turn now. */
export function layable(state: State, seat: Seat): Card[] {
  const found: Card[] = [];
  for (const card of handOf(state, seat)) if (mayLay(state, seat, card) && !found.includes(card)) found.push(card);
  return found;
}

const copiesToLay = (state: State, hand: readonly Card[], card: Card): number =>
  isNumber(card) && state.options.bulk ? count(hand, card) : 1;

/** How good it is to lay a card, in cards. */
export function scoreOf(state: State, seat: Seat, card: Card): number {
  const hand = handOf(state, seat);
  const copies = copiesToLay(state, hand, card);
  if (hand.length === copies) return familyOf[card] === 'ups' ? -2 : 100;
  const rest = hand.slice();
  for (let i = 0; i < copies; i++) rest.splice(rest.indexOf(card), 1);
  let score = copies - 1 + ownWorth(state, seat, rest, card) + 0.01 * (pointsOf[card] ?? 0);
  const [last] = rest;
  if (last !== undefined && rest.length === 1) score += lastWorth(last);
  if (!isJoker(card)) for (const other of rest) if (colourOf[other] === colourOf[card]) score += 0.12;
  return score;
}

const lastWorth = (card: Card): number => (isJoker(card) ? 1.2 : familyOf[card] === 'ups' ? -1.2 : 0);

function ownWorth(state: State, seat: Seat, rest: readonly Card[], card: Card): number {
  const next = handOf(state, nextAfter(state, seat)).length;
  if (familyOf[card] === 'bro') return broWorth(state, seat, rest.length);
  if (familyOf[card] === 'ups') return rest.some((other) => covers(card, other)) ? 0.9 : -1.5;
  return layWorth(card, rest.length, next);
}

/** What laying a card is worth for its own sake, in cards; Бро! and Упс! apart. `left` stay in hand, `next` holds the next player. */
export function layWorth(card: Card, left: number, next: number): number {
  const hurry = next <= 2 ? 1 : 0;
  switch (familyOf[card]) {
    case 'plus':
      return 0.2 + 0.1 * (plusOf[card] ?? 0) + hurry;
    case 'joker':
      return (left <= 2 ? -0.6 : -1.1) + 0.2 * (plusOf[card] ?? 0) + (plusOf[card] === 0 ? 0 : hurry);
    case 'pff':
      return 0.2 + 0.7 * hurry;
    default:
      return 0.1;
  }
}

const covers = (ups: Card, card: Card): boolean =>
  colourOf[card] === colourOf[ups] || rankOf[card] === rankOf[ups] || isJoker(card);

function broWorth(state: State, seat: Seat, rest: number): number {
  const partner = partnerFor(state, seat, rest);
  return partner === null ? -0.4 : 0.7 * (rest - handOf(state, partner).length);
}

/** LO-23: the smallest hand at the table, if it is smaller than one's own would be; null: nobody's. */
export function partnerFor(state: State, seat: Seat, rest: number): Seat | null {
  let partner: Seat | null = null;
  let least = rest;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || has(state.out, other) || handOf(state, other).length >= least) continue;
    least = handOf(state, other).length;
    partner = other;
  }
  return partner;
}

/** A card laid the way the heuristics would: all its copies, with its colour, its partner. */
export function layingOf(state: State, seat: Seat, card: Card, chance: Chance): LolAction {
  const type = state.phase.type === 'cover' ? 'cover' : 'play';
  const hand = handOf(state, seat);
  const copies = copiesToLay(state, hand, card);
  if (copies > 1) return { type, card, copies };
  if (hand.length === 1) return { type, card };
  if (isJoker(card)) return { type, card, colour: colourToName(hand, chance) };
  if (familyOf[card] === 'bro') return { type, card, swap: partnerFor(state, seat, hand.length - 1) };
  return { type, card };
}

const colourToName = (hand: readonly Card[], chance: Chance): number => colourHeldMost(hand, colourOf, chance);
