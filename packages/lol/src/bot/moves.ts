import { allColours, type Card } from '@tasovka/cards';
import { type Chance, has, type Seat } from '@tasovka/kernel';
import type { LolAction } from '../actions.ts';
import { colourOf, familyOf, isJoker } from '../box.ts';
import { holdsLayable } from '../house/mayLay.ts';
import { handOf, type State } from '../state.ts';
import { giveUp, layable, layingOf } from './heuristics/turn.ts';

/** The moves worth considering in a turn. */
export function turnOptions(state: State, seat: Seat, chance: Chance): LolAction[] {
  const { phase } = state;
  if (phase.type === 'colour') return allColours.map((colour) => ({ type: 'colour', colour }));
  if (phase.type === 'swap') return partners(state, seat).map((partner) => ({ type: 'swap', seat: partner }));
  const options = layable(state, seat).flatMap((card) => waysToLay(state, seat, card, chance));
  if (phase.type === 'cover' && holdsLayable(state, seat)) return options;
  return [...options, giveUp(state)];
}

/** Any of the moves. */
export const whim = (state: State, seat: Seat, chance: Chance): LolAction =>
  chance.pick(turnOptions(state, seat, chance));

const partners = (state: State, seat: Seat): (Seat | null)[] => [
  null,
  ...state.hands.map((_, other) => other).filter((other) => other !== seat && !has(state.out, other)),
];

function waysToLay(state: State, seat: Seat, card: Card, chance: Chance): LolAction[] {
  const hand = handOf(state, seat);
  const type = state.phase.type === 'cover' ? 'cover' : 'play';
  const usual = layingOf(state, seat, card, chance);
  if (hand.length === 1) return [usual];
  if (isJoker(card)) {
    const held = allColours.filter((colour) => hand.some((one) => colourOf[one] === colour));
    return held.length === 0 ? [usual] : held.map((colour) => ({ type, card, colour }));
  }
  if (familyOf[card] === 'bro') return partners(state, seat).map((swap) => ({ type, card, swap }));
  return [usual];
}
