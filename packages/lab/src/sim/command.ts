import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadWords } from '@tasovka/games';
import type { GameWords } from '@tasovka/kernel';
import type { PatientEnvironment } from '../environment.ts';
import { readArguments, usage } from './arguments.ts';
import { asPage } from './page.ts';
import { type Report, reportOn } from './report.ts';
import { simulate } from './run.ts';
import { asText } from './text.ts';

/** Returns the exit code: random legal play must never be refused and must always end. */
export async function simCommand(
  args: readonly string[],
  { root, print, progress }: PatientEnvironment,
): Promise<number> {
  const plan = readArguments(args);
  if ('error' in plan) {
    print(args.includes('--help') ? usage : `${plan.error}\n\n${usage}`);
    return args.includes('--help') ? 0 : 1;
  }
  const words = await wordsOf(plan.game);
  const reports: Report[] = [];
  for (const { title, setting } of plan.sections) {
    const simulated = simulate(setting, (done) => progress(`${title}: ${done} of ${setting.matches} matches`));
    const report = reportOn(title, simulated, words);
    reports.push(report);
    print(asText(report));
  }
  const page = join(root, 'reports', `sim-${plan.game}.html`);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(page, asPage(words?.name ?? plan.game, reports));
  print(`\n${page}`);
  return reports.some(({ refused, unfinished }) => refused + unfinished > 0) ? 1 : 0;
}

async function wordsOf(game: string): Promise<GameWords | null> {
  try {
    return await loadWords(game, 'en');
  } catch {
    return null;
  }
}
