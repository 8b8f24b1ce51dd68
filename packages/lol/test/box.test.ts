import { expect, test } from 'vitest';
import { box, isJoker, isNumber } from '../src/box.ts';

/** LO-2: the table of the rules page, card by card. */
test('the box holds what the rules say', () => {
  const copies = (test: (name: string) => boolean): number =>
    box.kinds.filter(({ name }) => test(name)).reduce((sum, kind) => sum + kind.copies, 0);
  expect(copies((name) => /-\d$/.test(name))).toBe(80);
  expect(copies((name) => /-(bah|ban|pff|bro|ups)$/.test(name))).toBe(20);
  expect(copies((name) => /-(ha|haha)$/.test(name))).toBe(16);
  expect(copies((name) => name === 'lol')).toBe(4);
  expect(copies((name) => name === 'imho')).toBe(4);
  expect(box.all(() => true)).toHaveLength(124);
});

test('what is a number and what is a joker follows from the table', () => {
  box.kinds.forEach((kind, card) => {
    expect(isNumber(card)).toBe(kind.family === 'number');
    expect(isJoker(card)).toBe(kind.family === 'joker');
  });
});
