import { allColours, type Card, distinct, grey, without } from '@tasovka/cards';
import { often } from '@tasovka/cards/bot';
import type { Chance, Seat } from '@tasovka/kernel';
import type { SwintusAction } from '../actions.ts';
import { colourOf, familyOf } from '../box.ts';
import { isFreshTurn } from '../moves/turn.ts';
import { isSmall } from '../specialRounds/svinorot.ts';
import { claimsAfter, claimsOn, lastDark } from '../specialRounds/temnodel.ts';
import { handOf, type State } from '../state.ts';
import { holdsPair } from '../zombie/pair.ts';
import { lieOf } from './heuristics/dark.ts';
import { healingOf } from './heuristics/healing.ts';
import { giveUp, layable, playOf } from './heuristics/turn.ts';
import type { Skill } from './skill.ts';

/** The moves worth considering in a turn. */
export function turnOptions(state: State, seat: Seat, skill: Skill, chance: Chance): SwintusAction[] {
  const { phase } = state;
  const hand = handOf(state, seat);
  if (phase.type === 'temnodel-last') return [{ type: 'check' }];
  if (phase.type === 'temnodel') {
    const claims = claimsAfter(lastDark(phase).claim);
    const own = lastDark(phase).seat === seat;
    if (hand.length === 0) return [{ type: 'check' }];
    const laying = darkOptions(state, hand, claims, skill, own, chance);
    return own ? laying : [{ type: 'check' }, ...laying];
  }
  const options = layable(state, seat, skill).flatMap((card) => waysToLay(state, seat, card, skill, chance));
  if (isFreshTurn(state) && state.owed === 0) {
    for (const colour of allColours) {
      if (holdsPair(state, seat, colour)) options.push(...healings(state, seat, colour));
    }
  }
  return [...options, giveUp(state)];
}

/** Whether a turn is played on a whim; not in the dark, where everybody watches. */
export const hasWhim = ({ phase }: State, { whims }: Skill, chance: Chance): boolean =>
  often(whims, chance) && phase.type !== 'temnodel' && phase.type !== 'temnodel-last';

/** Any of the moves. */
export const whim = (state: State, seat: Seat, skill: Skill, chance: Chance): SwintusAction =>
  chance.pick(turnOptions(state, seat, skill, chance));

function darkOptions(
  state: State,
  hand: readonly Card[],
  claims: readonly Card[],
  skill: Skill,
  forced: boolean,
  chance: Chance,
): SwintusAction[] {
  const truths = distinct(hand.filter((card) => claims.includes(card)));
  const options: SwintusAction[] = truths.map((card) => ({ type: 'dark', card, claim: card }));
  // A lie where the truth would do is a whim: searching for the best lie would give it away.
  const tempted = chance.below(100) < skill.lies;
  const lie = lieOf(state, hand, claims, chance);
  if (truths.length > 0 ? skill.bluffs && tempted : skill.bluffs || forced) options.push({ type: 'dark', ...lie });
  return options;
}

function healings(state: State, seat: Seat, colour: number): SwintusAction[] {
  const best = healingOf(state, seat, colour);
  const plain = { type: 'heal', colour } as const;
  return best.give || best.swap !== undefined ? [best, plain] : [plain];
}

function waysToLay(state: State, seat: Seat, card: Card, skill: Skill, chance: Chance): SwintusAction[] {
  const hand = handOf(state, seat);
  const usual = playOf(state, seat, card, skill, chance);
  if (state.phase.type === 'svinorot' || hand.length === 1) return [usual];
  switch (familyOf[card]) {
    case 'polisvin':
    case 'etiquette': {
      const held = allColours.filter((colour) => hand.some((one) => colourOf[one] === colour));
      return held.length === 0 ? [usual] : held.map((colour) => ({ type: 'play', card, colour }));
    }
    case 'svinorot':
      return distinct(hand.filter(isSmall)).map((other) => ({ type: 'play', card, with: other }));
    case 'temnodel': {
      const rest = without(hand, card);
      const claims = claimsOn(colourOf[card] ?? grey);
      return darkOptions(state, rest, claims, skill, false, chance).map((dark) =>
        dark.type === 'dark' ? { type: 'play', card, dark: dark.card, claim: dark.claim } : dark,
      );
    }
    default:
      return [usual];
  }
}
