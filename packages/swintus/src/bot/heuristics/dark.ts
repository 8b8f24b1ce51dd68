import { type Card, count, grey, without } from '@tasovka/cards';
import type { Chance, Seat } from '@tasovka/kernel';
import type { SwintusAction } from '../../actions.ts';
import { colourOf } from '../../box.ts';
import { copiesOf } from '../../deck.ts';
import { claimsAfter, claimsOn, lastDark } from '../../specialRounds/temnodel.ts';
import { handOf, type PhaseOf, type State } from '../../state.ts';
import type { Skill } from '../skill.ts';
import { keepWorth, leastWorth } from './worth.ts';

/** A card face down and what it is called. */
export interface Darkness {
  readonly card: Card;
  readonly claim: Card;
}

/** The truth one can best do without, or null. */
export function truthOf(hand: readonly Card[], claims: readonly Card[]): Darkness | null {
  let best: Card | null = null;
  for (const card of hand) {
    if (!claims.includes(card)) continue;
    if (best === null || keepWorth(hand, card) < keepWorth(hand, best)) best = card;
  }
  return best === null ? null : { card: best, claim: best };
}

/** The card a player would most like to be rid of, under a name nobody can disprove: both copies of it may be anywhere. */
export function lieOf(state: State, hand: readonly Card[], claims: readonly Card[], chance: Chance): Darkness {
  const card = leastWorth(hand);
  const others = claims.filter((claim) => claim !== card && !hand.includes(claim));
  const unseen = others.filter((claim) => !state.pile.includes(claim));
  return { card, claim: chance.pick(unseen.length > 0 ? unseen : others.length > 0 ? others : claims) };
}

/** Whether one would lay this Темнодел: with it goes a card, and who never bluffs needs a true one. */
export function wouldOpen(hand: readonly Card[], card: Card, { bluffs }: Skill): boolean {
  if (bluffs) return hand.length > 1;
  return truthOf(without(hand, card), claimsOn(colourOf[card] ?? grey)) !== null;
}

/** Mostly the truth where there is one. */
export function choose(
  state: State,
  hand: readonly Card[],
  claims: readonly Card[],
  skill: Skill,
  chance: Chance,
): Darkness {
  const truth = truthOf(hand, claims);
  const tempted = chance.below(100) < skill.lies;
  if (truth && (!skill.bluffs || !tempted || hand.length === 1)) return truth;
  return lieOf(state, hand, claims, chance);
}

/** How many copies of a named card this seat cannot account for. */
export function unseenCopies(state: State, seat: Seat, claim: Card): number {
  const mine = count(handOf(state, seat), claim);
  return (copiesOf(state.options)[claim] ?? 0) - mine - count(state.pile, claim);
}

/** In hundredths: how often one doubts a claim, by what one could lay oneself. */
export function doubt(
  state: State,
  phase: PhaseOf<'temnodel'>,
  seat: Seat,
  hasTruth: boolean,
  { wary }: Skill,
): number {
  const { claim } = lastDark(phase);
  const unseen = unseenCopies(state, seat, claim);
  if (unseen <= 0) return 100;
  const many = phase.dark.length >= 3 ? 15 : 0;
  if (hasTruth) return (unseen === 1 ? 14 : 8) + many;
  return (unseen === 1 ? wary + 14 : wary) + many;
}

/** SW-36: another dark card, or a look at the last one. */
export function darkTurn(
  state: State,
  phase: PhaseOf<'temnodel'>,
  seat: Seat,
  skill: Skill,
  chance: Chance,
): SwintusAction {
  const hand = handOf(state, seat);
  const claims = claimsAfter(lastDark(phase).claim);
  const truth = truthOf(hand, claims);
  const own = lastDark(phase).seat === seat;
  const doubts = skill.doubts ?? doubt(state, phase, seat, truth !== null, skill);
  if (!own && chance.below(100) < doubts) return { type: 'check' };
  // A player who took eight new cards from an empty deck (SW-82) has nothing to lay.
  if (hand.length === 0 || (truth === null && !skill.bluffs && !own)) return { type: 'check' };
  return { type: 'dark', ...choose(state, hand, claims, skill, chance) };
}
