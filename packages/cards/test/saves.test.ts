import { describe, expect, it } from 'vitest';
import { cardsOf, grey, type Kind, makeBox } from '../src/index.ts';

const boxOf = (...names: string[]) => makeBox<Kind>(names.map((name) => ({ name, colour: grey, rank: 0, copies: 1 })));
const today = boxOf('red-1', 'polisvin', 'red-virus');
const saved = cardsOf(today.card).write(['polisvin', 'red-virus'].map(today.find));

/** What a hand that was saved yesterday is in the box of today. */
const load = (...names: string[]): string[] => {
  const box = boxOf(...names);
  return box.namesOf(cardsOf(box.card).read(saved, 'hand'));
};

describe('a saved card stays itself', () => {
  it.each([
    ['when another is added before it', ['red-1', 'red-svinovorot', 'polisvin', 'red-virus']],
    ['when it is moved', ['red-virus', 'red-1', 'polisvin']],
    ['when another is removed', ['polisvin', 'red-virus']],
  ])('%s', (_, names) => {
    expect(load(...names)).toEqual(['polisvin', 'red-virus']);
  });

  it('or is an error, when the box has no such card any more', () => {
    expect(() => load('red-1', 'red-virus')).toThrow('unknown card "polisvin"');
  });
});
