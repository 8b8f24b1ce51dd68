import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Moves what is in SQLite's write-ahead log into the database, in a thread of its own: this waits for the disk, and
 * rooms must not. The log is as safe as the database; letting it grow a little costs nothing.
 *
 * SQLite begins the log anew only at a moment when all of it is moved, and while rooms write all the time there is none.
 * So once it is long the writer is asked to pause, for the little that came in meanwhile.
 */
const { file } = workerData as { file: string };
const database = new DatabaseSync(file, { timeout: 1000 });
const move = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
const enough = 8_000_000;
const tooManyPages = 50_000;
let paused = false;

const size = (): number => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;

/** How many pages the log has. */
function moved(): number {
  try {
    return (move.get() as { log: number }).log;
  } catch {
    // Busy, or the folder is gone: there is always a next time.
    return 0;
  }
}

setInterval(() => {
  if (paused || size() <= enough || moved() < tooManyPages) return;
  moved();
  paused = true;
  parentPort?.postMessage('pause');
}, 500);

parentPort?.on('message', () => {
  moved();
  paused = false;
  parentPort?.postMessage('go on');
});
