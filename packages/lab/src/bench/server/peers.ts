import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const packages = ['@colyseus/core@0.18', '@colyseus/ws-transport@0.18', '@colyseus/schema'];

/** A folder with the peers in it: they are no part of the product and installed only for a comparison. */
export function peersFolder(print: (line: string) => void): string | null {
  const folder = process.env.PEERS ?? join(tmpdir(), 'tasovka-bench-peers');
  if (existsSync(join(folder, 'node_modules/@colyseus/core'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  print(`installing ${packages.join(', ')} into ${folder} …`);
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder, stdio: 'ignore' });
    return folder;
  } catch {
    print('Colyseus could not be installed; it is left out');
    return null;
  }
}
