import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** Names, chat and tokens' hashes are nobody else's business on this machine. */
const ownFolder = 0o700;
const ownFile = 0o600;

/** Makes the folder and the file, for this user alone. SQLite gives the files beside it the same rights. */
export function prepareFiles(file: string): void {
  const folder = dirname(file);
  try {
    makeFolder(folder);
    closeSync(openSync(file, 'a', ownFile));
    for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, ownFile);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`nothing can be stored in ${folder} (${why}): set DATA to a folder that can be written`);
  }
}

/** One after another: where a folder cannot be made and its parent is there, `recursive` tries for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: ownFolder });
}
