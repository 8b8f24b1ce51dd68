import { expect, test } from 'vitest';
import { box, isJoker, isNumber } from '../src/box.ts';

test('what is a number and what is a joker follows from the table', () => {
  box.kinds.forEach((kind, card) => {
    expect(isNumber(card)).toBe(kind.family === 'number');
    expect(isJoker(card)).toBe(kind.family === 'joker');
  });
});
