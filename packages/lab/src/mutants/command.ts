import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PatientEnvironment } from '../environment.ts';
import { findScenarios } from '../scenario/files.ts';
import { findMutants } from './find.ts';
import { reportMutants } from './report.ts';
import { runMutants } from './run.ts';
import { readSource, type Source } from './syntax.ts';

const usage = `Changes a game's rules in one small place at a time and lists the changes that no scenario notices.

  npm run -s mutants -- <game> [part of a file's path]`;

/** Returns the exit code: survivors are a finding, not a failure. */
export async function mutantsCommand(
  args: readonly string[],
  { root, print, progress }: PatientEnvironment,
): Promise<number> {
  const [game, part = ''] = args;
  const folder = join(root, 'packages', game ?? '', 'scenarios');
  if (game === undefined || game.startsWith('-') || !existsSync(folder)) {
    print(usage);
    return game === '--help' ? 0 : 1;
  }
  const read = (path: string): Source => readSource(path, readFileSync(path, 'utf8'));
  const rules = [join(root, 'packages', game, 'src'), ...sharedBy(root, game)].flatMap(ruleFiles).map(read);
  const entry = join(root, 'packages/games/src/all.ts');
  const onTheWay = [entry, join(root, 'packages/games/src/list.ts'), join(root, 'packages', game, 'src/descriptor.ts')];
  const mutants = rules.filter(({ path }) => path.includes(part)).flatMap(findMutants);
  const task = { entry, sources: [...rules, ...onTheWay.map(read)], scenarios: readScenarios(folder) };
  const began = performance.now();
  const judged = await runMutants(task, mutants, (done) => {
    progress(`${done} of ${mutants.length} mutants, ${Math.round((performance.now() - began) / 1000)} s`);
  });
  print(reportMutants(judged, rules, root));
  return 0;
}

function readScenarios(folder: string): unknown[] {
  return findScenarios([folder], folder).map((found) => {
    if ('unreadable' in found) throw new Error(`${found.file}: ${found.unreadable}`);
    return found.raw;
  });
}

/** The shedding games' common rules are as much the game's own. */
function sharedBy(root: string, game: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, 'packages', game, 'package.json'), 'utf8')) as {
    dependencies?: object;
  };
  return '@tasovka/cards' in (manifest.dependencies ?? {}) ? [join(root, 'packages/cards/src')] : [];
}

/** Words and places are texts, bots are players, a descriptor only loads: none of these are rules. */
const notRules = new Set(['words', 'places', 'bot', 'descriptor.ts']);

function ruleFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (notRules.has(entry.name)) return [];
      if (entry.isDirectory()) return ruleFiles(path);
      return entry.name.endsWith('.ts') ? [path] : [];
    });
}
