import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

/**
 * A copy of the project as it is now, in a folder of its own: what a test changes there is not seen here. What is
 * installed is shared; the project's own packages are the copy's.
 */
export function copyProject(isWanted: (path: string) => boolean = () => true): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  for (const file of files.filter((path) => path !== '' && isWanted(path) && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true });
  }
  const modules = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@tasovka'), { recursive: true });
  for (const name of readdirSync(modules).filter((one) => one !== '@tasovka'))
    symlinkSync(join(modules, name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(`../../packages/${name}`, join(copy, 'node_modules/@tasovka', name));
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, 'packages', name, 'node_modules'));
  }
  return copy;
}
