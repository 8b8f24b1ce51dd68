import { untrack } from 'svelte';
import { roomInFrame } from './frames.ts';

/** A long list comes a few rows a frame: all at once it would hold up a slow phone for as long as all its rows take. */
export function stagedCount(total: () => number, step: number): { readonly shown: number } {
  let shown = $state(0);
  $effect(() => {
    if (shown >= total()) return;
    void roomInFrame().then(() => {
      shown += step;
    });
  });
  return {
    get shown() {
      return shown;
    },
  };
}

/** What something is, as soon as there is room to show it: a part of a screen that comes a frame after the others. */
export function stagedValue<T>(value: () => T): { readonly now: T } {
  let latest = untrack(value);
  let now = $state.raw(latest);
  let isWaiting = false;
  $effect(() => {
    latest = value();
    if (isWaiting || latest === untrack(() => now)) return;
    isWaiting = true;
    void roomInFrame().then(() => {
      isWaiting = false;
      now = latest;
    });
  });
  return {
    get now() {
      return now;
    },
  };
}

/** What a thing looks like that comes, changes and goes. */
interface Look {
  readonly id: number | string;
}

/** To build one is work for so many that only change. */
const newcomer = 2.5;

type Same<T> = (before: T, now: T) => boolean;

/** One step from what is shown to what is wanted. */
function nearer<T extends Look>(
  shown: readonly T[],
  wanted: readonly T[],
  isSame: Same<T>,
  step: number,
): readonly T[] {
  const before = new Map(shown.map((one) => [one.id, one]));
  let left = step;
  return wanted.flatMap((one) => {
    const old = before.get(one.id);
    if (old && isSame(old, one)) return [old];
    if (left <= 0) return old ? [old] : [];
    left -= old ? 1 : newcomer;
    return [one];
  });
}

/**
 * The same for things that come and go: what has gone has gone, what is new or looks different waits for its frame, and a
 * change of all of them runs through them like a wave.
 */
export function stagedList<T extends Look>(
  all: () => readonly T[],
  isSame: Same<T>,
  step: number,
): { readonly now: readonly T[] } {
  let now = $state.raw<readonly T[]>([]);
  const there = $derived(new Set(all().map(({ id }) => id)));
  const stillThere = $derived(now.filter(({ id }) => there.has(id)));
  let latest: readonly T[] = [];
  let isWaiting = false;
  $effect(() => {
    latest = all();
    const isDone =
      latest.length === now.length &&
      latest.every((one, i) => {
        const shown = now[i];
        return shown !== undefined && isSame(shown, one);
      });
    if (isWaiting || isDone) return;
    isWaiting = true;
    void roomInFrame().then(() => {
      isWaiting = false;
      now = nearer(now, latest, isSame, step);
    });
  });
  return {
    get now() {
      return stillThere;
    },
  };
}
