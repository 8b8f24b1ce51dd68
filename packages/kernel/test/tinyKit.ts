import type { KitConfig } from '../kit/index.ts';
import { has } from '../src/index.ts';
import { names, type TinyTypes } from './tiny.ts';

/** All the kit wants to know about the tiny game. */
export const tinyKit: KitConfig<TinyTypes> = {
  runs: 60,
  maxInputs: 1000,
  signals: true,

  setups: () =>
    [2, 3, 4].flatMap((seats) => [
      { seats, options: {} },
      { seats, options: { turnMs: 0, slapMs: 500, rounds: 1 } },
      { seats, options: { rounds: 3 }, before: { out: [seats - 1].slice(0, seats - 2) } },
    ]),

  /** The cards a viewer does not see change places. */
  disguise(state, viewer, chance) {
    const hidden = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)).concat(state.deck);
    chance.shuffle(hidden);
    const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : hidden.splice(0, hand.length)));
    return { ...state, hands, deck: hidden };
  },

  reveals: (event) => event.type === 'shown',

  /** A reaction may be any time, only likely ones are offered. */
  tolerates: (state, seat, action) => action.type === 'slap' && state.race?.times[seat] === null,

  anyAction: (state, _seat, chance) =>
    chance.pick<TinyTypes['Action']>([
      { type: 'lay', card: chance.below(names.length) },
      { type: 'draw' },
      { type: 'call' },
      { type: 'catch', seat: chance.below(state.seats) },
      { type: 'slap', ms: chance.below(3000) },
    ]),

  invariant(state) {
    const cards = [...state.hands.flat(), ...state.deck, ...state.pile].sort();
    if (cards.join() !== names.flatMap((_, one) => [one, one, one, one]).join())
      throw new Error(`cards: ${cards.join()}`);
    if (has(state.out, state.turn)) throw new Error('the turn of somebody who is out');
  },
};
