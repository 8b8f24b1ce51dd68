import { allColours, type Card } from '@tasovka/cards';
import { ownWays } from '@tasovka/cards/own-ways';
import type { Chance, Seat } from '@tasovka/kernel';
import type { KitConfig, Setup } from '@tasovka/kernel/kit';
import type { ActionOf, SwintusAction } from '../src/actions.ts';
import { box, familyOf } from '../src/box.ts';
import { copiesOf, kinds } from '../src/deck.ts';
import type { Swintus } from '../src/game.ts';
import { houseRules } from '../src/house/numbers.ts';
import { swintus } from '../src/index.ts';
import { isMistake } from '../src/mistakes.ts';
import { moves } from '../src/moves/index.ts';
import type { Move } from '../src/moves/move.ts';
import { handOf, type Phase, type State } from '../src/state.ts';
import { disguise } from './disguise.ts';

function check<T extends SwintusAction['type']>(type: T, state: State, seat: Seat, action: ActionOf<T>) {
  const move: Move<T> = moves[type];
  return move.check(state, seat, action);
}

const mayPlay = (state: State, seat: Seat, card: Card): boolean =>
  check('play', state, seat, { type: 'play', card, colour: 0 }) === null;

/** Every combination of sets, both places, both ways with mistakes, all sizes of tables. */
function setups(): Setup[] {
  const all: Setup[] = [];
  for (let seats = 2; seats <= 10; seats++) {
    for (let mix = 0; mix < 32; mix++) {
      const sets = ['etiquette', 'zombie', 'moles'].filter((_, i) => mix & (1 << i));
      const place = mix & 8 ? 'table' : 'remote';
      const mistakes = mix & 16 ? 'punished' : 'prevented';
      const turnMs = (mix + seats) % 3 === 0 ? 0 : 5000;
      const keepTwo = (mix + seats) % 5 === 0;
      const target = (mix + seats) % 7 === 0 ? 60 : 1;
      const number = (mix + seats) % 2 ? mix * 10 + seats : null;
      // At a strict table random players err all the time: with fewer numbers to lay a round would take them all night.
      const changeable = mistakes === 'punished' ? [] : kinds;
      const own = ownWays(houseRules, changeable, swintus.options, seats, number);
      all.push({
        seats,
        options: { ...own, sets, place, mistakes, turnMs, keepTwo, target, molehills: [3, 9, 18, 30, 45] },
      });
    }
  }
  return all;
}

/** What is accepted besides what is offered: punished mistakes, and offered moves said with more or fewer words. */
function tolerates(state: State, seat: Seat, action: SwintusAction): boolean {
  const refusal = check(action.type, state, seat, action);
  if (refusal) return isMistake(state, seat, action, refusal);
  return ['play', 'intercept', 'slap', 'etiquette', 'heal'].includes(action.type);
}

function anyAction(state: State, seat: Seat, chance: Chance): SwintusAction {
  const any = (): Card => chance.below(box.names.length);
  const own = (): Card => (state.hands[seat]?.length ? chance.pick(state.hands[seat] as Card[]) : any());
  const card = chance.below(3) === 0 ? any() : own();
  const other = chance.below(state.seats);
  const colour = chance.pick(allColours);
  return chance.pick<SwintusAction>([
    { type: 'play', card, colour, with: own(), dark: own(), claim: chance.below(32) },
    { type: 'play', card },
    { type: 'intercept', card, colour },
    { type: 'draw' },
    { type: 'pass' },
    { type: 'take' },
    { type: 'catch', seat: other },
    { type: 'slap', ms: chance.below(5000) },
    { type: 'dark', card, claim: chance.below(40) },
    { type: 'check' },
    { type: 'trust' },
    { type: 'etiquette', card, seat: other, cards: [own(), own()] },
    { type: 'heal', colour, give: { left: own() } },
    { type: 'heal', colour, swap: other },
    { type: 'returnBill' },
    { type: 'count' },
    { type: 'wink', seat: other },
    { type: 'spot', seat: other },
    { type: 'give', cards: [own(), own()] },
    { type: 'claim', act: 'spoke', seat: other },
    { type: 'accept' },
    { type: 'dispute' },
    { type: 'vote', guilty: true },
  ]);
}

function cardsInPhase(phase: Phase): Card[] {
  switch (phase.type) {
    case 'temnodel':
    case 'temnodel-last':
      return phase.dark.map((one) => one.card);
    case 'virus':
      return [phase.card];
    case 'answer':
    case 'vote': {
      const { gift } = phase.charge;
      return [...(gift ? [gift.card, ...gift.cards] : []), ...cardsInPhase(phase.resume)];
    }
    case 'give':
      return cardsInPhase(phase.resume);
    default:
      return [];
  }
}

/** Cards and bills are conserved; nobody's turn is nobody's. */
function invariant(state: State): void {
  const left = [...copiesOf(state.options)];
  const places = [...state.hands, state.deck, state.pile, state.removed, cardsInPhase(state.phase)];
  for (const cards of places) for (const card of cards) left[card] = (left[card] ?? 0) - 1;
  const wrong = left.findIndex((copies) => copies !== 0);
  if (wrong >= 0) throw new Error(`${left[wrong]} copies of ${box.names[wrong]} are missing`);
  if (state.pile.some((card) => familyOf[card] === 'infection')) infectionsOnPile(state);
  const bills = state.bills.reduce((sum, of) => sum + of, state.molesLeft);
  if (bills !== (state.options.sets.includes('moles') ? 12 : 0)) throw new Error(`${bills} bills`);
  if (state.turn < 0 || state.turn >= state.seats) throw new Error(`the turn of seat ${state.turn}`);
}

/** SW-71: never on top; below it only as what was once a dark card (SW-38). */
function infectionsOnPile(state: State): void {
  if (familyOf[state.pile[state.pile.length - 1] as Card] === 'infection') throw new Error('an infection on the pile');
}

/** Events that rightly show what was hidden: a vaccine, a dark card, and that a move was wrong. */
const revealing = new Set(['showed', 'turned-over', 'mistake', 'dealt']);

export const swintusKit: KitConfig<Swintus> = {
  setups,
  runs: 150,
  maxInputs: 100_000,
  signals: true,
  rates: { twin: 0.02, refused: 0.02, interference: 0.05, offered: 0.05, replay: 0.2 },
  // A player who can lay neither draws nor passes, or a match would take all night.
  sensible: (state, seat, action) =>
    check(action.type, state, seat, action) === null &&
    (!['draw', 'pass', 'take'].includes(action.type) ||
      !handOf(state, seat).some((card) => mayPlay(state, seat, card))),
  disguise,
  // HR-1: how long somebody looked for a card tells what came before it.
  reveals: ({ type, cause }) => revealing.has(type) || cause === 'searching',
  tolerates,
  anyAction,
  invariant,
};
