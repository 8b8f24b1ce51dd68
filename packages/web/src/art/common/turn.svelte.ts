import { onMount } from 'svelte';
import { frameAfterNext } from '../../lib/frames.ts';

/** Reading and laying out one drawing takes a slow phone some ten milliseconds; two leave room for the rest of a frame. */
const perFrame = 2;
let free = perFrame;
let counting = false;
const waiting: (() => void)[] = [];

function nextFrame(): void {
  free = perFrame;
  counting = waiting.length > 0;
  if (counting) requestAnimationFrame(nextFrame);
  for (const come of waiting.splice(0, perFrame)) {
    free--;
    come();
  }
}

function takeNow(): boolean {
  if (!counting) void frameAfterNext().then(nextFrame);
  counting = true;
  return waiting.length === 0 && free-- > 0;
}

/**
 * When a new drawing may be shown. A hand of ten new cards comes card by card, as from a dealer, and not in one frame
 * that lasts as long as ten.
 */
export function takeTurn(): { readonly hasCome: boolean } {
  let hasCome = $state(takeNow());
  onMount(() => {
    if (hasCome) return undefined;
    const come = (): void => {
      hasCome = true;
    };
    waiting.push(come);
    return () => {
      const at = waiting.indexOf(come);
      if (at >= 0) waiting.splice(at, 1);
    };
  });
  return {
    get hasCome() {
      return hasCome;
    },
  };
}
