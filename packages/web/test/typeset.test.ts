import { expect, it } from 'vitest';
import { typeset } from '../src/words/typeset.ts';

/** What no line may be broken at is written as ~. */
const set = (text: string): string => typeset(text).replaceAll('\u00a0', '~');

it('keeps a dash to what stands before it, a small word to what comes after, a number to its word', () => {
  expect(set('Нет такой — возьми карту.')).toBe('Нет такой~— возьми карту.');
  expect(set('А в долгу и я, и ты.')).toBe('А~в~долгу и~я, и~ты.');
  expect(set('Берёшь 3 карты и 12 очков.')).toBe('Берёшь 3~карты и~12~очков.');
  expect(set('Press “Next” and I take a card.')).toBe('Press “Next” and I~take a~card.');
});

it('leaves everything else alone', () => {
  for (const text of ['Кто ответил, тот и', '«Свинтус!» кричат заранее', 'It’s s o', '350–700'])
    expect(set(text).replaceAll('~', ' ')).toBe(text);
  expect(set('Молчи, пока не сходишь')).toBe('Молчи, пока не сходишь');
  expect(set('there’s a')).toBe('there’s a');
});
