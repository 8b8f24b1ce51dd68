import { allColours, type Card } from '@tasovka/cards';
import { bestOf, type Effort } from '@tasovka/cards/bot';
import { type Chance, has, type Seat } from '@tasovka/kernel';
import type { LolAction } from '../actions.ts';
import { colourOf, familyOf, isJoker } from '../box.ts';
import { clone } from '../clone.ts';
import { holdsFitting } from '../fits.ts';
import { lol } from '../game.ts';
import { handOf, type State } from '../state.ts';
import { imaginedCtx, playOn } from './playout.ts';
import { giveUp, layable, layingOf, scoreOf } from './policy.ts';
import { chanceToWin } from './value.ts';

/** What is worth thinking about in one's turn. */
export function turnOptions(state: State, seat: Seat, chance: Chance): LolAction[] {
  const { phase } = state;
  if (phase.kind === 'colour') return allColours.map((colour) => ({ type: 'colour', colour }));
  if (phase.kind === 'swap') return partners(state, seat).map((partner) => ({ type: 'swap', seat: partner }));
  const options = layable(state, seat).flatMap((card) => waysToLay(state, seat, card, chance));
  if (phase.kind === 'cover' && holdsFitting(state, seat)) return options;
  return [...options, giveUp(state)];
}

const partners = (state: State, seat: Seat): (Seat | null)[] => [
  null,
  ...state.hands.map((_, other) => other).filter((other) => other !== seat && !has(state.out, other)),
];

function waysToLay(state: State, seat: Seat, card: Card, chance: Chance): LolAction[] {
  const hand = handOf(state, seat);
  const type = state.phase.kind === 'cover' ? 'cover' : 'play';
  const usual = layingOf(state, seat, card, chance);
  if (hand.length === 1) return [usual];
  if (isJoker(card)) {
    const held = allColours.filter((colour) => hand.some((one) => colourOf[one] === colour));
    return held.length === 0 ? [usual] : held.map((colour) => ({ type, card, colour }));
  }
  if (familyOf[card] === 'bro') return partners(state, seat).map((swap) => ({ type, card, swap }));
  return [usual];
}

/** The value of an option in one world: it is done, and everybody plays on. */
function imagine(world: State, seat: Seat, option: LolAction, moves: number, chance: Chance): number {
  const state = clone(world);
  const ctx = imaginedCtx(chance);
  if (lol.apply(state, { kind: 'act', seat, action: option }, ctx) !== null) return 0;
  playOn(state, moves, ctx, seat);
  return chanceToWin(state, seat);
}

/** The best of several things to do. */
export function bestAction(
  options: readonly LolAction[],
  state: State,
  seat: Seat,
  effort: Effort,
  world: (chance: Chance) => State,
  chance: Chance,
): LolAction {
  if (options.length === 1) return options[0] as LolAction;
  const prior = options.map((option) => priorOf(option, state, seat));
  const playout = (one: State, option: LolAction, luck: Chance) => imagine(one, seat, option, effort.moves, luck);
  return options[bestOf({ options, prior, world, playout }, effort, chance)] as LolAction;
}

/** A card of advantage is worth about five points of a hundred. */
function priorOf(option: LolAction, state: State, seat: Seat): number {
  if (option.type === 'play' || option.type === 'cover') {
    return 0.3 + 0.05 * Math.max(-2, Math.min(4, scoreOf(state, seat, option.card)));
  }
  return option.type === 'draw' || option.type === 'take' ? 0.18 : 0.3;
}
