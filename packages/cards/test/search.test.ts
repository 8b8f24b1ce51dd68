import { Chance } from '@tasovka/kernel';
import { describe, expect, it } from 'vitest';
import { bestOf, type SearchProblem } from '../src/bot/index.ts';

/** Each option is worth what it says, but for a luck that is the same for all in one world. */
const question = (
  options: readonly number[],
  prior: readonly number[],
  trust: number,
): SearchProblem<number, number> => ({
  options,
  prior,
  trust,
  world: (chance) => chance.below(100) / 1000,
  playout: (world, option) => option + world,
});
const effort = { playouts: 60, moves: 1 };

describe('a search', () => {
  it('finds the best, and what each option is worth', () => {
    const { best, values } = bestOf(question([0.2, 0.6, 0.4], [0, 0, 0], 4), effort, Chance.seeded('one'));
    expect(best).toBe(0.6);
    expect((values[1] as number) - (values[2] as number)).toBeCloseTo(0.2, 5);
  });

  it('takes as much of the bot’s luck whatever there is to search', () => {
    const after = [[0.1, 0.2], [0.1, 0.2, 0.3, 0.4, 0.5], [0.3]].map((options) => {
      const chance = Chance.seeded('same');
      bestOf(question(options, Array(options.length).fill(0), 4), effort, chance);
      return chance.save();
    });
    expect(after[1]).toEqual(after[0]);
    expect(after[2]).toEqual(after[0]);
  });

  it('follows its prior where options are as good as each other, the more it trusts it', () => {
    const nearly = [0.3, 0.31];
    const prior = [0.05, 0];
    const choice = (trust: number): number => bestOf(question(nearly, prior, trust), effort, Chance.seeded('two')).best;
    expect(choice(1)).toBe(0.31);
    expect(choice(30)).toBe(0.3);
  });
});
