import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** When the newest file below a folder was changed; 0 where there is none. */
export function newest(folder: string): number {
  if (!existsSync(folder)) return 0;
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name === 'test') continue;
    const path = join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return time;
}

/** Whether the built app is missing or older than what it is built from. */
export function needsBuild(project: string): boolean {
  const built = join(project, 'packages/web/dist/site/index.html');
  if (!existsSync(built)) return existsSync(join(project, 'packages/web/index.html'));
  const time = statSync(built).mtimeMs;
  return madeOf(project, 'web').some((part) => newest(join(project, 'packages', part)) > time);
}

const scope = '@tasovka/';

/** A package and all packages of the project that it depends on. */
export function madeOf(project: string, name: string, known: readonly string[] = []): readonly string[] {
  if (known.includes(name)) return known;
  const manifest = readFileSync(join(project, 'packages', name, 'package.json'), 'utf8');
  const { dependencies = {} }: { dependencies?: object } = JSON.parse(manifest);
  return Object.keys(dependencies)
    .filter((dependency) => dependency.startsWith(scope))
    .reduce<readonly string[]>(
      (found, dependency) => madeOf(project, dependency.slice(scope.length), found),
      [...known, name],
    );
}

/** Builds the app where it is missing or older than its sources; whether there is one now. */
export function buildIfNeeded(project: string): boolean {
  if (!needsBuild(project)) return true;
  console.log('Собираю приложение… / Building the app…');
  const { status } = spawnSync('npm', ['run', '-s', 'build'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) console.error('The app could not be built; see above.');
  return status === 0;
}
