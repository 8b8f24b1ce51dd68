import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/**
 * Moves what is in SQLite's write-ahead log into the database, in a thread of its own: this waits for the disk, and
 * rooms must not. The log is as safe as the database; letting it grow a little costs nothing.
 */
const { file } = workerData as { file: string };
const database = new DatabaseSync(file, { timeout: 1000 });
const enough = 8_000_000;

const size = (): number => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;

setInterval(() => {
  try {
    if (size() > enough) database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {
    // Busy, or the folder is gone: there is always a next time.
  }
}, 500);
