import { expect, it } from 'vitest';
import { CarriedThings } from '../src/rooms/people/carriedThings.ts';

it('what devices leave for others is kept for the last guests alone, and given out once', () => {
  const things = new CarriedThings();
  for (let i = 0; i < 60; i++) things.put(`guest ${i}`, 'link', `book ${i}`);
  things.put('guest 55', 'another link', 'a newer book');
  const kept = Array.from({ length: 60 }, (_, i) => things.take(`guest ${i}`, i === 55 ? 'another link' : 'link'));
  expect(kept.filter((one) => one !== undefined)).toHaveLength(10);
  expect(kept[59]).toBe('book 59');
  expect(kept[55]).toBe('a newer book');
  expect(things.take('guest 59', 'link')).toBeUndefined();
});
