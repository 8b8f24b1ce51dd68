import { words } from '@tasovka/swintus/words/ru';
import { expect, it } from 'vitest';
import { hasIn } from '../src/rules/search.ts';

const found = (wanted: string): string[] =>
  Object.entries(words.rules).flatMap(([number, { title, text }]) =>
    hasIn(`${number} ${title} ${text}`, wanted) ? [number] : [],
  );

it('finds a rule with ё or without, in any letters', () => {
  expect(found('хапеж')).toContain('SW-20');
  expect(found(' ХАПЁЖ ')).toEqual(found('хапеж'));
  expect(found('тёмная карта')).toEqual(found('темная карта'));
  expect(found('sw-20')).toEqual(['SW-20']);
  expect(found('хапуж')).toEqual([]);
});
