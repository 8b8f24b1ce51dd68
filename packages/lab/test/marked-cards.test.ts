import { Chance } from '@tasovka/kernel';
import { expect, it } from 'vitest';
import { markedKinds, revealMarked } from '../src/bots/marked-cards.ts';

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

it('marked cards are where they truly are, and no card is lost', () => {
  const marked = (card: number): boolean => card < 4;
  for (let seed = 0; seed < 50; seed++) {
    const chance = Chance.seeded(`marks ${seed}`);
    const cards = Array.from({ length: 24 }, (_, i) => i % 12);
    const deal = (): { hands: number[][]; deck: number[] } => {
      const rest = cards.slice(3);
      chance.shuffle(rest);
      return { hands: [cards.slice(0, 3), rest.splice(0, 5), rest.splice(0, 2)], deck: rest };
    };
    const [world, truth] = [deal(), deal()];
    revealMarked(world, truth, 0, marked, chance);
    expect(world.hands.map(({ length }) => length)).toEqual([3, 5, 2]);
    expect(sorted([...world.hands.flat(), ...world.deck])).toEqual(sorted(cards));
    for (const seat of [1, 2]) {
      const seen = (hands: number[][]): number[] => sorted((hands[seat] as number[]).filter(marked));
      expect(seen(world.hands)).toEqual(seen(truth.hands));
    }
  }
});

it('about as many kinds are marked as should be, and others in every deal', () => {
  const kinds = Array.from({ length: 400 }, (_, card) => card);
  const [one, other] = ['deal 1', 'deal 2'].map((deal) => kinds.filter(markedKinds(25, deal))) as [number[], number[]];
  expect(one.length).toBeGreaterThan(70);
  expect(one.length).toBeLessThan(130);
  expect(one).not.toEqual(other);
});
