import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { games, loadWords } from '@tasovka/games';
import { describe, expect, test } from 'vitest';

const packages = resolve(import.meta.dirname, '../..');

/** The rules that the scenarios of a game name. */
function shownRules(game: string): Set<string> {
  const folder = join(packages, game, 'scenarios');
  const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const scenarios: { rule: string | string[] }[] = files.flat();
  return new Set(scenarios.flatMap(({ rule }) => rule));
}

/** Fair races (AC-20…AC-23) need a network: `npm run fairness` and the server's tests show them. */
const isFairness = (rule: string): boolean => /^AC-2\d$/.test(rule);

describe.each(games)('the rules of $id', ({ id }) => {
  test('each has a scenario that shows it, and help in both languages', async () => {
    const shown = shownRules(id);
    const [ru, en] = await Promise.all([loadWords(id, 'ru'), loadWords(id, 'en')]);
    expect(Object.keys(en.rules)).toEqual(Object.keys(ru.rules));
    expect(Object.keys(ru.rules).filter((rule) => !shown.has(rule) && !isFairness(rule))).toEqual([]);
    expect([...shown].filter((rule) => !Object.hasOwn(ru.rules, rule))).toEqual([]);
  });
});
