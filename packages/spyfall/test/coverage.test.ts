import { expect, test } from 'vitest';
import box from '../scenarios/box.json' with { type: 'json' };
import duoTrio from '../scenarios/duo-trio.json' with { type: 'json' };
import ends from '../scenarios/ends.json' with { type: 'json' };
import packs from '../scenarios/packs.json' with { type: 'json' };
import scores from '../scenarios/scores.json' with { type: 'json' };
import secrets from '../scenarios/secrets.json' with { type: 'json' };
import talk from '../scenarios/talk.json' with { type: 'json' };
import team from '../scenarios/team.json' with { type: 'json' };
import { rules } from '../src/rules.ts';

test('every rule is shown by a scenario', () => {
  const all: { rule: string[] }[] = [box, talk, ends, scores, duoTrio, team, secrets, packs].flat();
  const shown = new Set(all.flatMap(({ rule }) => rule));
  expect(rules.filter((rule) => !shown.has(rule))).toEqual([]);
  expect([...shown].filter((rule) => !rules.some((one) => one === rule))).toEqual([]);
});
