import type { Card } from '@tasovka/cards';
import { ownWays } from '@tasovka/cards/own-ways';
import { allows, type Chance, parse, type Viewer } from '@tasovka/kernel';
import type { KitConfig, Setup } from '@tasovka/kernel/kit';
import { box, isJoker } from '../src/box.ts';
import { copiesOf, kinds } from '../src/deck.ts';
import type { Lol } from '../src/game.ts';
import { mayLay } from '../src/house/mayLay.ts';
import { houseRules } from '../src/house/numbers.ts';
import { type LolAction, lol, type State } from '../src/index.ts';
import { modes } from '../src/options.ts';
import { handOf } from '../src/state.ts';

/** All modes and table sizes, both places, with and without a clock and the rules one can switch off. */
function setups(): Setup[] {
  const found: Setup[] = [];
  for (let seats = 2; seats <= 9; seats++) {
    for (const mode of modes) {
      const own = ownWays(houseRules, kinds, lol.options, seats, found.length);
      found.push({ seats, options: { mode, turnMs: 0, ...own } });
      found.push({ seats, options: { mode, turnMs: 0 } });
      found.push({ seats, options: { mode, place: 'table', bulk: false, coldCalculation: false, reset101: false } });
    }
  }
  return found;
}

/** Cards are neither lost nor made, and nobody is out and in at once. */
function invariant(state: State): void {
  const copies = copiesOf(state.options);
  const found = copies.map(() => 0);
  for (const cards of [...state.hands, state.deck, state.pile]) for (const card of cards) found[card]! += 1;
  const wrong = found.findIndex((count, card) => count !== copies[card]);
  if (wrong >= 0) throw new Error(`${found[wrong]} × ${box.names[wrong]}`);
  state.hands.forEach((hand, seat) => {
    const bit = 1 << seat;
    if ((state.out & bit) !== 0 && (hand.length > 0 || state.turn === seat)) throw new Error(`seat ${seat} is out`);
    if (((state.declared | state.catchable) & bit) !== 0 && hand.length !== 1)
      throw new Error(`seat ${seat} and «ЛОЛ!»`);
  });
  if ((state.declared & state.catchable) !== 0) throw new Error('said and not said');
  if (state.owed > 0 && state.phase.type === 'turn' && box.kinds[state.pile.at(-1) as Card]?.plus === 0) {
    throw new Error('owed for nothing');
  }
}

/** Other cards in all hands a viewer cannot see, and in the deck. */
function disguise(state: State, viewer: Viewer, chance: Chance): State {
  const hidden = state.hands.map((hand, seat) => (seat === viewer ? [] : hand));
  const cards = [...hidden.flat(), ...state.deck];
  chance.shuffle(cards);
  for (const hand of [...hidden, state.deck]) {
    for (let i = 0; i < hand.length; i++) hand[i] = cards.pop() as Card;
  }
  return state;
}

/** A player who can lay does not draw, or a match would take all night. */
const sensible = (state: State, seat: number, { type }: LolAction): boolean =>
  type !== 'draw' || !handOf(state, seat).some((card) => mayLay(state, seat, card));

/** An action as it would have been offered: nothing said that need not be, everything that goes without saying. */
function asOffered(state: State, seat: number, action: LolAction): LolAction {
  switch (action.type) {
    case 'play':
    case 'cover': {
      const { copies = 1, colour, swap, ...rest } = action;
      const closing = handOf(state, seat).length === 1;
      const bro = box.kinds[action.card]?.family === 'bro';
      return {
        ...rest,
        ...(copies > 1 && { copies }),
        ...(colour !== undefined && !(closing && isJoker(action.card)) && { colour }),
        ...(bro ? !closing && { swap: swap ?? null } : swap !== undefined && { swap }),
      };
    }
    case 'jump':
      return { window: state.playCount, ...action };
    case 'slap':
      return { window: state.playCount, ...action, ms: 80 };
    default:
      return action;
  }
}

/** What reaches the game is what the wire says: a colour that does not exist is not there. */
function tolerates(state: State, seat: number, action: LolAction): boolean {
  const parsed = parse(lol.actions, JSON.parse(JSON.stringify(lol.actions.write(action))));
  return parsed.ok && lol.offers(state, seat).some((offer) => allows(offer, asOffered(state, seat, parsed.value)));
}

export const lolKit: KitConfig<Lol> = {
  setups,
  runs: 12,
  maxInputs: 60_000,
  signals: true,
  rates: { twin: 0.01, refused: 0.01, interference: 0.01, offered: 0.02, replay: 0.1 },
  sensible,
  disguise,
  reveals: ({ type }) => type === 'drew' || type === 'dug' || type === 'round-won',
  tolerates,
  invariant,
};
