import { roomInFrame } from './frames.ts';

/** A long list comes a few rows a frame: all at once it would hold up a slow phone for as long as all its rows take. */
export function growing(total: () => number, step: number): { readonly shown: number } {
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

/** The same for things that come and go: whatever is new waits for its frame, what has come stays. */
export function comingIn(all: () => readonly number[], step: number): { readonly come: ReadonlySet<number> } {
  let come = $state.raw<ReadonlySet<number>>(new Set());
  $effect(() => {
    const now = all();
    const fresh = now.filter((one) => !come.has(one));
    if (fresh.length === 0) return undefined;
    let isTrue = true;
    void roomInFrame().then(() => {
      if (isTrue) come = new Set([...now.filter((one) => come.has(one)), ...fresh.slice(0, step)]);
    });
    return () => {
      isTrue = false;
    };
  });
  return {
    get come() {
      return come;
    },
  };
}
