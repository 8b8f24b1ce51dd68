import { playWithTwins } from '@tasovka/cards/twins';
import { Chance, type Seat, type SeatInfo } from '@tasovka/kernel';
import { describe, expect, it } from 'vitest';
import { botsWith } from '../src/bot/index.ts';
import { lol, type State } from '../src/index.ts';

const options = { mode: 'first-out' };
const names = ['Аня', 'Боря', 'Вера', 'Гена'];
const make = botsWith((skill) => (skill.effort ? { ...skill, effort: { playouts: 20, moves: 6 } } : skill));
const seatInfo = (seat: number): SeatInfo => ({ seat, seats: 4, names, options });

/** A state that differs only in what a viewer may not know: the cards they do not see change places. */
function disguise(state: State, viewer: Seat, chance: Chance): State {
  const hidden = [...state.deck, ...state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))];
  chance.shuffle(hidden);
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : hidden.splice(0, hand.length)));
  return { ...state, hands, deck: hidden };
}

describe('a bot', () => {
  it('decides by what it sees: tables that look the same are the same to it', () => {
    for (const seed of ['one', 'two']) {
      const played = playWithTwins({ game: lol, options, make, disguise }, seed, (mine, twins) =>
        expect(twins).toEqual(mine),
      );
      expect(played).toEqual({ over: true, refused: [] });
    }
  });

  it('cannot be handed the state', () => {
    const bot = make('solid', seatInfo(0));
    const handOver = (state: State): unknown =>
      // @ts-expect-error a state is not an observation
      bot.decide(state, Chance.seeded('x'));
    expect(handOver).toBeTypeOf('function');
  });
});
