import { frameAfterNext } from './frames.ts';

/** A long list comes a few rows a frame: all at once it would hold up a slow phone for as long as all its rows take. */
export function growing(total: () => number, step: number): { readonly shown: number } {
  let shown = $state(step);
  $effect(() => {
    if (shown >= total()) return;
    void frameAfterNext().then(() => {
      shown += step;
    });
  });
  return {
    get shown() {
      return shown;
    },
  };
}
