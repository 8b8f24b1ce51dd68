import { expect, test } from 'vitest';
import { type EmittedEvent, seenBy } from '../src/index.ts';

const told: EmittedEvent = { event: { type: 'took', seat: 1 }, secrets: { 1: { card: 'ace' }, 2: { hint: 'odd' } } };

test('a secret reaches its seat and the judge, and nobody else', () => {
  expect(seenBy(told, 1)).toEqual({ type: 'took', seat: 1, card: 'ace' });
  expect(seenBy(told, 0)).toEqual({ type: 'took', seat: 1 });
  expect(seenBy(told, 'spectator')).toEqual({ type: 'took', seat: 1 });
  expect(seenBy(told, 'judge')).toEqual({ type: 'took', seat: 1, card: 'ace', hint: 'odd' });
  expect(told.event).toEqual({ type: 'took', seat: 1 });
});
