import { checkGame } from '@tasovka/kernel/kit';
import { expect, it } from 'vitest';
import { type Newgame, names, newgame } from '../src/index.ts';

it('has the seven properties, and every random match ends', () => {
  const report = checkGame<Newgame>(newgame, {
    runs: 60,
    setups: () => [2, 3, 6].flatMap((seats) => [{}, { turnMs: 0, rounds: 1 }].map((options) => ({ seats, options }))),
    signals: true,
    /** The cards that a viewer does not see change places. */
    disguise(state, viewer, chance) {
      const hidden = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
      chance.shuffle(hidden);
      const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : hidden.splice(0, hand.length)));
      return { ...state, hands };
    },
    /** A card that is laid when time is up was hidden until then. */
    reveals: ({ type }) => type === 'laid' || type === 'took',
    anyAction: (_state, _seat, chance) => ({ type: 'lay', card: chance.below(names.length) }),
  });
  expect(report.matches).toBeGreaterThan(0);
});
