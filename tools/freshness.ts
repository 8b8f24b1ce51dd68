import { existsSync, readdirSync, statSync } from 'node:fs';
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
  const parts = ['web', 'protocol', 'kernel', 'games', 'cards', 'swintus', 'lol', 'spyfall'];
  return parts.some((part) => newest(join(project, 'packages', part)) > statSync(built).mtimeMs);
}
