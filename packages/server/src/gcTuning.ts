import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Players wait while the server collects garbage: collections must be short and have a core for themselves. */
export function tuneGarbageCollector(): void {
  // Garbage of new connections lives a little longer than a move: V8 would let the heap grow to twice what is in use.
  setFlagsFromString('--heap-growing-percent=40');
  // Messages of many rooms wait for one commit together, so V8 would assume that they live long and allocate them in old
  // memory from then on, where no minor collection finds them.
  setFlagsFromString('--no-allocation-site-pretenuring');
  letNurseryGrow(false);
  new PerformanceObserver(keepNursery).observe({ entryTypes: ['gc'] });
  if (process.platform === 'linux') lowerHelperPriority();
}

/** Of each half; two collections between two checks may double it once more. */
const nurseryBytes = 4 * 2 ** 20;

/**
 * A move's objects are garbage right after it, and cheap to collect in the nursery (V8's new space). But a minor
 * collection takes longer the more it finds alive, so the nursery stays small. While nobody plays V8 gives most of it
 * back, and must be allowed to grow again.
 */
function keepNursery(): void {
  const nursery = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  letNurseryGrow(nursery !== undefined && nursery.space_size < nurseryBytes);
}

const letNurseryGrow = (may: boolean): void => setFlagsFromString(`--semi-space-growth-factor=${may ? 2 : 1}`);

/** Added to the niceness of the server itself. */
const nicer = 10;

/**
 * Four threads of V8 prepare a major collection. On two cores they would take the server's own core, and moves would be
 * late; with a lower priority they take what is left.
 */
function lowerHelperPriority(): void {
  const threads = '/proc/self/task';
  for (const id of readdirSync(threads)) {
    if (readFileSync(`${threads}/${id}/comm`, 'utf8').includes('V8Worker')) setPriority(Number(id), nicer);
  }
}
