import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, loadWords } from '@tasovka/games';
import type { GameWords } from '@tasovka/kernel';
import type { PatientEnvironment } from '../environment.ts';
import { readArguments, usage } from './arguments.ts';
import { asRow, asSummary, type Finding, judge, type OwnPlan, play, waysOf } from './own.ts';
import { asPage } from './page.ts';
import { type Report, reportOn } from './report.ts';
import { simulate } from './run.ts';
import { spreadOf } from './stats.ts';
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
  if ('own' in plan) return await ownCommand(plan.game, plan.own, { root, print, progress });
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

/** Returns the exit code: 1 where a deck or a house rule does not keep what it promises. */
async function ownCommand(
  game: string,
  plan: Omit<OwnPlan, 'own'>,
  { root, print, progress }: PatientEnvironment,
): Promise<number> {
  const own = await games.find(({ id }) => id === game)?.loadOwnWays?.();
  if (!own) {
    print(`${game} has no decks or house rules`);
    return 1;
  }
  const whole = { ...plan, own };
  // Everything is compared with the box, so the box is played more often than anything else.
  const box = spreadOf(play({ ...whole, matches: 10 * plan.matches }, {}).tally.roundMoves).median;
  const title = `${game}, ${plan.players} players who lay when they can; in the box ${box} moves a round`;
  print(title);
  const found: Finding[] = [];
  // The whole table is written as it grows: some of them take an hour.
  const page = join(root, 'reports', `own-${game}${plan.parts > 1 ? `-${plan.part}of${plan.parts}` : ''}.txt`);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(page, `${title}\n`);
  let at = 0;
  for (const way of waysOf(whole)) {
    if (at++ % plan.parts !== plan.part - 1) continue;
    const finding = judge(whole, way, box);
    found.push(finding);
    appendFileSync(page, `${asRow(finding)}\n`);
    const isAlone = !way.title.includes(' + ');
    if (isAlone || !finding.kept) print(asRow(finding));
    else if (found.length % 25 === 0) progress(`${found.length} ways tried`);
  }
  print(`${asSummary(found)}\n${page}`);
  appendFileSync(page, `${asSummary(found)}\n`);
  return found.every(({ kept }) => kept) ? 0 : 1;
}

async function wordsOf(game: string): Promise<GameWords | null> {
  try {
    return await loadWords(game, 'en');
  } catch {
    return null;
  }
}
