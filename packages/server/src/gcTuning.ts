import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Whoever plays waits while the server collects garbage: what it looks at then should be little, and nobody in its way. */
export function tuneGarbageCollector(): void {
  // What people leave behind when they come in lives a little longer than a move: V8 would let it grow to twice of what is in use.
  setFlagsFromString('--heap-growing-percent=40');
  // Letters of many rooms wait for one commit together, so V8 would believe that they live long and make them in old memory
  // from then on: two kilobytes of garbage a move where no small collection finds them.
  setFlagsFromString('--no-allocation-site-pretenuring');
  letNurseryGrow(false);
  new PerformanceObserver(keepNursery).observe({ entryTypes: ['gc'] });
  if (process.platform === 'linux') putHelpersLast();
}

/** Of each half; two collections between two looks may double it once more. */
const nurseryBytes = 4 * 2 ** 20;

/**
 * What a move needs is garbage right after it, and the nursery is where it is cheap. But a small collection takes as long
 * as what it finds alive is large: with 16 MB the server stood still for 4 ms a second, with 4 MB it does so for less than
 * 2 ms at a time, and a move costs a busy server a tenth more. While nobody plays V8 gives most of it back, and must be let
 * grow again.
 */
function keepNursery(): void {
  const nursery = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  letNurseryGrow(nursery !== undefined && nursery.space_size < nurseryBytes);
}

const letNurseryGrow = (may: boolean): void => setFlagsFromString(`--semi-space-growth-factor=${may ? 2 : 1}`);

/** How much nicer than the server itself. */
const nicer = 10;

/**
 * A great collection is prepared by four threads of V8 beside the server. On two cores they took the server's own for a
 * tenth of a second, in which nearly every move was late; now they take what is left.
 */
function putHelpersLast(): void {
  const threads = '/proc/self/task';
  for (const id of readdirSync(threads)) {
    if (readFileSync(`${threads}/${id}/comm`, 'utf8').includes('V8Worker')) setPriority(Number(id), nicer);
  }
}
