import { allColours, type Card, distinct, without } from '@tasovka/cards';
import { bestOf, type Effort } from '@tasovka/cards/bot';
import type { Chance, Seat } from '@tasovka/kernel';
import type { SwintusAction } from '../actions.ts';
import { colourOf, familyOf } from '../box.ts';
import { isSmall } from '../circles/svinorot.ts';
import { claimsAfter, claimsOn, lastDark } from '../circles/temnodel.ts';
import { clone } from '../clone.ts';
import { swintus } from '../game.ts';
import { isFreshTurn } from '../moves/turn.ts';
import { handOf, type State } from '../state.ts';
import { holdsPair } from '../zombie/pair.ts';
import { callIfDue, imaginedCtx, playOn } from './playout.ts';
import { lieOf, truthOf } from './policy/dark.ts';
import { healingOf } from './policy/healing.ts';
import { wantsCopy } from './policy/offTurn.ts';
import { giveUp, layable, playOf, scoreOf } from './policy/turn.ts';
import { type Skill, skills } from './skill.ts';
import { chanceToWin } from './value.ts';

/** What is worth thinking about in one's turn. */
export function turnOptions(state: State, seat: Seat, skill: Skill, chance: Chance): SwintusAction[] {
  const { phase } = state;
  const hand = handOf(state, seat);
  if (phase.kind === 'temnodel-last') return [{ type: 'check' }];
  if (phase.kind === 'temnodel') {
    const claims = claimsAfter(lastDark(phase).claim);
    const own = lastDark(phase).seat === seat;
    if (hand.length === 0) return [{ type: 'check' }];
    return [...(own ? [] : [{ type: 'check' } as const]), ...darkOptions(hand, claims, skill, own, chance)];
  }
  const options = layable(state, seat).flatMap((card) => waysToLay(state, seat, card, skill, chance));
  if (isFreshTurn(state) && state.owed === 0) {
    for (const colour of allColours) {
      if (holdsPair(state, seat, colour)) options.push(...healings(state, seat, colour));
    }
  }
  return [...options, giveUp(state)];
}

function darkOptions(
  hand: readonly Card[],
  claims: readonly Card[],
  skill: Skill,
  forced: boolean,
  chance: Chance,
): SwintusAction[] {
  const truth = truthOf(hand, claims);
  const options: SwintusAction[] = truth ? [{ type: 'dark', ...truth }] : [];
  // A lie where the truth would do is a whim: searching for the best lie would give it away.
  const lies = truth ? skill.bluffs && chance.below(100) < skill.lies : skill.bluffs || forced;
  if (lies) options.push({ type: 'dark', ...lieOf(hand, claims, chance) });
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
  if (state.phase.kind === 'svinorot' || hand.length === 1) return [usual];
  switch (familyOf[card]) {
    case 'polisvin':
    case 'etiquette': {
      const held = allColours.filter((colour) => hand.some((one) => colourOf[one] === colour));
      const named = held.length === 0 ? [usual.colour as number] : held;
      return named.map((colour) => ({ type: 'play', card, colour }));
    }
    case 'svinorot':
      return distinct(hand.filter(isSmall)).map((other) => ({ type: 'play', card, with: other }));
    case 'temnodel': {
      const rest = without(hand, card);
      const claims = claimsOn(colourOf[card] as number);
      return darkOptions(rest, claims, skill, true, chance).map((dark) =>
        dark.type === 'dark' ? { type: 'play', card, dark: dark.card, claim: dark.claim } : dark,
      );
    }
    default:
      return [usual];
  }
}

/** The value of an option in one world: it is done, and everybody plays on. */
function imagine(world: State, seat: Seat, option: SwintusAction | null, moves: number, chance: Chance): number {
  const state = clone(world);
  const ctx = imaginedCtx(chance);
  if (option === null) {
    // Letting a card be means letting it be: nobody lays the copy a moment later.
    state.open = false;
  } else {
    callIfDue(state, seat, option);
    if (swintus.apply(state, { kind: 'act', seat, action: option }, ctx) !== null) return 0;
  }
  playOn(state, moves, ctx, seat);
  return chanceToWin(state, seat);
}

/** The best of several things to do; null among them is doing nothing. */
export function bestAction(
  options: readonly (SwintusAction | null)[],
  state: State,
  seat: Seat,
  effort: Effort,
  world: (chance: Chance) => State,
  chance: Chance,
): SwintusAction | null {
  if (options.length === 1) return options[0] ?? null;
  const prior = priors(options, state, seat);
  const playout = (one: State, option: SwintusAction | null, luck: Chance) =>
    imagine(one, seat, option, effort.moves, luck);
  return options[bestOf({ options, prior, world, playout }, effort, chance)] ?? null;
}

/** A card of advantage is worth about five points of a hundred. */
function priors(options: readonly (SwintusAction | null)[], state: State, seat: Seat): number[] {
  return options.map((option) => {
    if (option === null) return 0.25;
    if (option.type === 'play') return 0.3 + 0.05 * Math.max(-2, Math.min(4, scoreOf(state, seat, option.card)));
    if (option.type === 'heal') return 0.45;
    if (option.type === 'intercept') return wantsCopy(state, seat, option.card) ? 0.45 : 0.25;
    return option.type === 'draw' || option.type === 'pass' || option.type === 'take' ? 0.18 : 0.3;
  });
}

/** A turn thought through. */
export function thoughtTurn(
  state: State,
  seat: Seat,
  skill: Skill,
  world: (chance: Chance) => State,
  chance: Chance,
): SwintusAction {
  const options = turnOptions(state, seat, skill, chance);
  const effort = skill.effort ?? (skills.strong.effort as Effort);
  return bestAction(options, state, seat, effort, world, chance) as SwintusAction;
}
