import { Chance } from '@tasovka/kernel';
import { describe, expect, it } from 'vitest';
import { HiddenHands, unseenOf } from '../src/bot/index.ts';
import { type Card, count } from '../src/index.ts';

const kinds = 10;
const all = (): Card[] => Array.from({ length: 4 * kinds }, (_, i) => i % kinds);
const worlds = 2000;

/** How many of a kind a seat holds on average, over many possible worlds. */
function held(hidden: HiddenHands, sizes: readonly number[], seat: number, card: Card): number {
  const chance = Chance.seeded('worlds');
  let found = 0;
  for (let i = 0; i < worlds; i++) found += count(hidden.deal(all(), sizes, 0, chance)[seat] as Card[], card);
  return found / worlds;
}

function afterDeal(sizes: readonly number[]): HiddenHands {
  const hidden = new HiddenHands(sizes.length, kinds);
  hidden.look(sizes);
  return hidden;
}

describe('hidden hands', () => {
  it('deal every hand its size, and nothing twice', () => {
    const pool = all();
    const hands = afterDeal([3, 5, 7]).deal(pool, [3, 5, 7], 0, Chance.seeded('one'));
    expect(hands.map((hand) => hand.length)).toEqual([0, 5, 7]);
    expect([...hands.flat(), ...pool].sort()).toEqual(all().sort());
  });

  it('hold what was seen to go there', () => {
    const hidden = afterDeal([3, 3, 3]);
    hidden.got(1, [4]);
    expect(held(hidden, [3, 4, 3], 1, 4)).toBeGreaterThanOrEqual(1);
    hidden.gave(1, 4);
    expect(held(hidden, [3, 3, 3], 1, 4)).toBeCloseTo(0.3, 1);
  });

  it('hold little of what a seat seemed to lack, but whatever came later', () => {
    const hidden = afterDeal([3, 4, 4]);
    hidden.weigh(1, (card) => (card === 2 ? 0.05 : 1));
    expect(held(hidden, [3, 4, 4], 1, 2)).toBeLessThan(0.05);
    // What one seat lacks the others are likelier to hold.
    expect(held(hidden, [3, 4, 4], 2, 2)).toBeCloseTo(0.43, 1);
    hidden.grew(1, 4);
    expect(held(hidden, [3, 8, 4], 1, 2)).toBeCloseTo(0.41, 1);
  });

  it('know which card it was that came last', () => {
    const hidden = afterDeal([3, 4, 4]);
    hidden.weigh(1, (card) => (card === 2 ? 0.001 : 1));
    hidden.grew(1, 1);
    expect(held(hidden, [3, 5, 4], 1, 2)).toBeCloseTo(0.1, 1);
    hidden.gaveNewest(1, 2);
    expect(held(hidden, [3, 4, 4], 1, 2)).toBeLessThan(0.02);
  });

  it('change places', () => {
    const hidden = afterDeal([3, 4, 6]);
    hidden.got(1, [7]);
    hidden.swap(1, 2);
    expect(held(hidden, [3, 6, 5], 2, 7)).toBeGreaterThanOrEqual(1);
  });
});

it('what was not seen is the rest of the box', () => {
  expect(unseenOf([2, 0], [[0]])).toEqual([0]);
  expect(unseenOf([2, 1], [[0], [1]])).toEqual([0]);
});
