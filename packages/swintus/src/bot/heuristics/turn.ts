import { type Card, count, grey, without } from '@tasovka/cards';
import { bestCard, colourHeldMost } from '@tasovka/cards/bot';
import { type Chance, neighbour, type Seat } from '@tasovka/kernel';
import type { Play, SwintusAction } from '../../actions.ts';
import { colourOf, familyOf, rankOf } from '../../box.ts';
import { isFreshTurn } from '../../moves/turn.ts';
import { isSmall } from '../../specialRounds/svinorot.ts';
import { claimsOn } from '../../specialRounds/temnodel.ts';
import { handOf, type State } from '../../state.ts';
import { nextAfter } from '../../tableActions.ts';
import type { Skill } from '../skill.ts';
import { choose, darkTurn, wouldOpen } from './dark.ts';
import { mayGo } from './fitting.ts';
import { bestHealing } from './healing.ts';
import { endingWorth, keepWorth } from './worth.ts';

/** What a seat does in its turn, by rules of thumb, from what it sees alone. */
export function turnMove(state: State, seat: Seat, skill: Skill, chance: Chance): SwintusAction {
  const { phase } = state;
  if (phase.type === 'temnodel-last') return { type: 'check' };
  if (phase.type === 'temnodel') return darkTurn(state, phase, seat, skill, chance);
  if (isFreshTurn(state) && state.owed === 0 && state.options.sets.length > 0) {
    const healing = bestHealing(state, seat);
    if (healing) return healing;
  }
  const card = bestCard(layable(state, seat, skill), (one) => scoreOf(state, seat, one), chance);
  if (card !== null) return playOf(state, seat, card, skill, chance);
  return giveUp(state);
}

/** What is left to a player who lays nothing. */
export function giveUp(state: State): SwintusAction {
  if (state.phase.type === 'drawn' || state.phase.type === 'svinorot') return { type: 'pass' };
  return state.owed > 0 ? { type: 'take' } : { type: 'draw' };
}

/** The cards a seat may lay in turn now, and would. */
export function layable(state: State, seat: Seat, skill: Skill): Card[] {
  const { phase } = state;
  if (phase.type === 'temnodel' || phase.type === 'temnodel-last') return [];
  const hand = handOf(state, seat);
  const cards = phase.type === 'drawn' ? (phase.card === null ? [] : [phase.card]) : hand;
  const found: Card[] = [];
  for (const card of cards) {
    if (
      !found.includes(card) &&
      mayGo(state, seat, card) &&
      hand.includes(card) &&
      meetsDemands(state, hand, card, skill)
    ) {
      found.push(card);
    }
  }
  return found;
}

function meetsDemands(state: State, hand: readonly Card[], card: Card, skill: Skill): boolean {
  if (state.phase.type === 'svinorot') return true;
  if (familyOf[card] === 'svinorot') return hand.some(isSmall);
  return familyOf[card] !== 'temnodel' || wouldOpen(hand, card, skill);
}

/** How good it is to lay a card, in cards. */
export function scoreOf(state: State, seat: Seat, card: Card): number {
  const hand = handOf(state, seat);
  if (state.phase.type === 'svinorot') return climbing(hand, card);
  if (hand.length === 1) return 100;
  const rest = without(hand, card);
  const colour = colourOf[card] ?? grey;
  const next = handOf(state, nextAfter(state, seat)).length;
  const back = handOf(state, neighbour(seat, state.direction === 1 ? -1 : 1, state.seats)).length;
  let score = layWorth(card, rest.length, next, back) + endingWorth(rest);
  if (colour !== grey) for (const other of rest) if (colourOf[other] === colour) score += 0.12;
  if (rest.includes(card) && familyOf[card] !== 'temnodel' && familyOf[card] !== 'svinorot') score += 0.8;
  return score;
}

/** In Свинорот: the higher, the dearer for the next; copies go at once. */
const climbing = (hand: readonly Card[], card: Card): number =>
  (count(hand, card) > 1 ? 1 : 0) + 0.1 * (rankOf[card] ?? 0) - 0.3 * keepWorth(hand, card);

/** What laying a card is worth for its own sake, in cards: `left` stay in hand; `next` and `back` hold the players on both sides. */
export function layWorth(card: Card, left: number, next: number, back: number): number {
  switch (familyOf[card]) {
    case 'hapyozh':
      return next <= 2 ? 1.5 : 0.2;
    case 'perehryuk':
      return Math.max(-0.5, Math.min(0.8, (back - next) * 0.12)) + (next === 1 ? 0.6 : 0);
    case 'polisvin':
      return left <= 2 ? -0.6 : -1.1;
    case 'svinorot':
      return left === 1 ? 100 : 0.5;
    case 'temnodel':
      return 0.7;
    case 'etiquette':
      return 0;
    case 'infection':
      return 0.3;
    default:
      return 0.1;
  }
}

/** A card laid the way the heuristics would: with its colour, its companion, its dark card. */
export function playOf(state: State, seat: Seat, card: Card, skill: Skill, chance: Chance): Play {
  const hand = handOf(state, seat);
  if (state.phase.type === 'svinorot') return { type: 'play', card };
  switch (familyOf[card]) {
    case 'polisvin':
    case 'etiquette':
      return { type: 'play', card, colour: colourToName(without(hand, card), chance) };
    case 'svinorot':
      return { type: 'play', card, with: companion(hand) };
    case 'temnodel': {
      const rest = without(hand, card);
      const { card: dark, claim } = choose(state, rest, claimsOn(colourOf[card] ?? grey), skill, chance);
      return { type: 'play', card, dark, claim };
    }
    default:
      return { type: 'play', card };
  }
}

export const colourToName = (rest: readonly Card[], chance: Chance): number => colourHeldMost(rest, colourOf, chance);

/** SW-30: the small number one can best do without; of a pair, so that the copy can follow at once. */
function companion(hand: readonly Card[]): Card {
  let best = -1;
  let most = -Infinity;
  for (const card of hand) {
    if (!isSmall(card)) continue;
    const score = (count(hand, card) > 1 ? 1 : 0) + 0.2 * (rankOf[card] ?? 0) - 0.2 * keepWorth(hand, card);
    if (score > most) {
      most = score;
      best = card;
    }
  }
  return best;
}
