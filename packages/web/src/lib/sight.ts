import { MediaQuery } from 'svelte/reactivity';

/** A phone at twice the size. */
export const narrow = new MediaQuery('(max-width: 280px)');

/** Where the page scrolls, something may be asked out of sight. */
export function comesInSight(asked: HTMLElement): void {
  if (narrow.current) asked.scrollIntoView({ block: 'nearest' });
}
