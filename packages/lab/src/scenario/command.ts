import type { Environment } from '../environment.ts';
import { findScenarios, ownFolders } from './files.ts';
import type { Playables } from './playable.ts';
import { didYouMean } from './problem.ts';
import { describe, describeUnreadable } from './report.ts';
import { runScenario } from './run.ts';

const usage = `Plays scenarios and says which fail.

  npm run -s scenario                         all scenarios of the project
  npm run -s scenario -- <file or folder>…    these
  npm run -s scenario -- --names <game>       names of that game's cards or places`;

interface ScenarioEnvironment extends Environment {
  readonly games: Playables;
  /** What paths are relative to. */
  readonly base: string;
}

/** The command line; returns the exit code. */
export function scenarioCommand(args: readonly string[], { games, root, base, print }: ScenarioEnvironment): number {
  const flag = args.find((arg) => arg.startsWith('-'));
  if (flag === '--names') return printNames(args[args.indexOf(flag) + 1], games, print);
  if (flag !== undefined) {
    print(flag === '--help' || flag === '-h' ? usage : `unknown option ${flag}\n\n${usage}`);
    return flag === '--help' || flag === '-h' ? 0 : 1;
  }
  const found = findScenarios(args.length > 0 ? args : ownFolders(root), base);
  let passed = 0;
  for (const one of found) {
    if ('unreadable' in one) {
      print(describeUnreadable(one.file, one.unreadable));
      continue;
    }
    const outcome = runScenario(one.raw, games);
    if (outcome.failure === null) passed++;
    else print(describe(one.file, outcome));
  }
  if (found.length === 0) print(`no scenario found in ${args.join(', ') || 'packages/*/scenarios'}`);
  print(`${passed} passed, ${found.length - passed} failed`);
  return found.length > 0 && passed === found.length ? 0 : 1;
}

function printNames(id: string | undefined, games: Playables, print: (line: string) => void): number {
  const playable = id !== undefined && Object.hasOwn(games, id) ? games[id] : undefined;
  if (!playable) {
    const known = Object.keys(games);
    print([`unknown game ${id ?? ''}; known: ${known.join(', ')}`, ...didYouMean(id ?? '', known)].join('\n'));
    return 1;
  }
  for (const name of playable.names) print(name);
  return 0;
}
