import { MediaQuery } from 'svelte/reactivity';

/** A phone at twice the size. */
export const narrow = new MediaQuery('(max-width: 280px)');

/** Where the page scrolls, a question may be asked out of sight. */
export function comesInSight(question: HTMLElement): void {
  if (narrow.current) question.scrollIntoView({ block: 'nearest' });
}
