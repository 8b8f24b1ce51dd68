import { join } from 'node:path';
import { games } from '@tasovka/games';
import { expect, test } from 'vitest';
import { madeOf } from './freshness.ts';

test('the app is built anew when any game changes, and not when the server does', () => {
  const parts = madeOf(join(import.meta.dirname, '..'), 'web');
  expect(parts).toEqual(expect.arrayContaining(['web', 'kernel', 'cards', 'protocol', ...games.map(({ id }) => id)]));
  expect(parts).not.toContain('server');
});
