import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a file of source text the way the formatter wants it: what is learned passes the same checks as what is written. */
export function writeSource(root: string, file: string, text: string): void {
  writeFileSync(join(root, file), text);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', file], { cwd: root });
}
