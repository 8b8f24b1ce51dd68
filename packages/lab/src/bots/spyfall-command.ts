import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BotLevel, botLevels } from '@tasovka/kernel';
import type { Environment } from '../environment.ts';
import { figures, report } from './spyfall-report.ts';
import { type Sample, sampleTalk } from './spyfall-sample.ts';
import { type Tally, tally } from './spyfall-tally.ts';

const usage = 'npm run lab -- spyfall [--matches 30] [--seed lab] [--sample 5]: bots talk, and we count';

/** Plays, prints the goals and one talk, writes reports/spyfall.html; says 1 where a goal was missed. */
export function spyfallCommand(args: readonly string[], { root, print }: Environment): number {
  const { values } = parseArgs({
    args: [...args],
    options: {
      matches: { type: 'string', default: '30' },
      seed: { type: 'string', default: 'lab' },
      sample: { type: 'string', default: '5' },
      help: { type: 'boolean' },
    },
  });
  const matches = Number(values.matches);
  if (values.help || !Number.isInteger(matches) || matches < 1) {
    print(usage);
    return values.help ? 0 : 2;
  }
  const tallies: Record<string, Tally> = {};
  for (const level of botLevels) tallies[level] = measured(level, matches, values.seed, print);
  const samples = (['ru', 'en'] as const).map((language) => sampleTalk(`sample/${values.sample}`, language));
  for (const sample of samples.slice(0, 1)) print(`\n${spoken(sample)}`);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports', 'spyfall.html'), report(tallies, samples));
  print('\nreports/spyfall.html');
  return Object.values(tallies).every((one) => figures(one).every(({ met }) => met)) ? 0 : 1;
}

function measured(level: BotLevel, matches: number, seed: string, print: Environment['print']): Tally {
  const result = tally({ matches, seats: 5, level, seed });
  const times = result.times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  print(`\n${level}, five at the table, ${result.rounds} rounds`);
  for (const { what, goal, is, met } of figures(result)) print(`  ${met ? '✓' : '✗'} ${what}: ${is}, goal ${goal}`);
  print(
    `    a round lasts ${Math.round(result.seconds / result.rounds)} s; a decision takes ${p99.toFixed(1)} ms at most in 99 of 100 cases`,
  );
  return result;
}

function spoken({ names, said, spy, location, how }: Sample): string {
  const lines = said.map(
    ({ asker, asked, question, answer }) =>
      `${names[asker]} → ${names[asked]}: ${question}\n    ${names[asked]}: ${answer ?? '…'}`,
  );
  return [`${location}; the spy is ${names[spy]}; ${how}`, ...lines].join('\n');
}
