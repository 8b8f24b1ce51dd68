import { expect, it } from 'vitest';
import { typeset } from '../src/words/typeset.ts';

/** What no line may be broken at is written as ~. */
const set = (text: string): string => typeset(text).replaceAll('\u00a0', '~');

it('keeps a dash to what stands before it, a small word to what comes after, a number to its word', () => {
  expect(set('Нет такой — возьми карту.')).toBe('Нет такой~— возьми карту.');
  expect(set('А в долгу и я, и ты.')).toBe('А~в~долгу и~я, и~ты.');
  expect(set('Берёшь 3 карты и 12 очков.')).toBe('Берёшь 3~карты и~12~очков.');
  expect(set('Pawsss off! · hand on the table')).toBe('Pawsss off!~· hand on the table');
  expect(set('Press “Next” and I take a card.')).toBe('Press “Next” and I~take a~card.');
});

it('leaves no beginning of a sentence at the end of a line', () => {
  expect(set('Ложись сверху. На синюю тройку — на любую?')).toBe('Ложись сверху. На~синюю тройку~— на~любую?');
  expect(set('It is a no. No more!')).toBe('It~is a~no. No~more!');
});

it('keeps a word that leans on another beside it', () => {
  expect(set('Молчи, пока не сходишь за двоих. Без тебя же не то.')).toBe(
    'Молчи, пока не~сходишь за~двоих. Без~тебя~же не~то.',
  );
  expect(set('Выйти из-за стола')).toContain('за~стола');
});

it('breaks no exclamation in two', () => {
  expect(typeset('Тянет «П-ф-ф!» и «Ха-ха!».').split('\u2060')).toHaveLength(4);
  expect(typeset('Глаз-алмаз, whoop-de-doo')).toBe('Глаз-алмаз, whoop-\u2060de-doo');
});

it('sets an apostrophe', () => {
  expect(typeset("It's windproof, isn't it?")).toBe('It’s windproof, isn’t it?');
  expect(typeset("a 'quoted' word")).toContain("'quoted'");
});

it('leaves everything else alone', () => {
  for (const text of ['Кто ответил, тот и', '«Свинтус!» кричат заранее', 'It’s s o', '350–700'])
    expect(set(text).replaceAll('~', ' ')).toBe(text);
  expect(set('there’s a')).toBe('there’s a');
});
