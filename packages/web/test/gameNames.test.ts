import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@tasovka/games';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../src');

/** Where a game may be named: the list of games, and what belongs to single games. */
const own =
  /^(games|art|cards|spyfall|places|round\/roundGames\.ts|rules\/(examples|pictures)|words|learn\/(short\b|\w+Lesson\.ts))\b/;

test('nothing else in the app decides by the name of a game', () => {
  const quoted = new RegExp(`['"](${games.map(({ id }) => id).join('|')})['"]`);
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !own.test(file))
    .filter((file) => quoted.test(readFileSync(join(src, file), 'utf8')));
  expect(found).toEqual([]);
});
