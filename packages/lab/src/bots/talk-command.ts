import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Environment } from '../environment.ts';
import { figuresOf } from './talk-figures.ts';
import { talkPage } from './talk-page.ts';
import { blindSheet, sampleTalks } from './talk-samples.ts';

const usage = 'npm run lab -- talk [--rounds 300] [--seed talk]: how well bots understand, converse and judge people';

/**
 * Measures, prints, writes reports/talk.html with twenty talks, and blind sheets with their key; the sheets alone, for
 * readers who should not see the key, into files of their own. Says 1 where a goal was missed.
 */
export function talkCommand(args: readonly string[], { root, print }: Environment): number {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '300' },
      seed: { type: 'string', default: 'talk' },
      help: { type: 'boolean' },
    },
  });
  const rounds = Number(values.rounds);
  if (values.help || !Number.isInteger(rounds) || rounds < 1) {
    print(usage);
    return values.help ? 0 : 2;
  }
  const figures = figuresOf(rounds, values.seed);
  for (const { what, goal, is, met } of figures) print(`${met ? '✓' : '✗'} ${what}: ${is}, goal ${goal}`);
  const talks = sampleTalks(values.seed);
  const sheets = (['ru', 'en'] as const).map((language) => ({
    language,
    lines: blindSheet(talks, language, values.seed),
  }));
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports', 'talk.html'), talkPage(figures, talks, sheets));
  for (const { language, lines } of sheets) {
    const sheet = lines.map(({ text }, at) => `${at + 1}. ${text}\n`).join('');
    writeFileSync(join(root, 'reports', `talk-blind-${language}.txt`), sheet);
  }
  print('\nreports/talk.html, reports/talk-blind-ru.txt, reports/talk-blind-en.txt');
  return figures.every(({ met }) => met) ? 0 : 1;
}
