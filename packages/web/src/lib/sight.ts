import { MediaQuery } from 'svelte/reactivity';

/** A phone at twice the size. */
export const narrow = new MediaQuery('(max-width: 17.5em)');

/** Where the page scrolls, something may be asked out of sight. */
export function comesInSight(asked: HTMLElement): void {
  if (narrow.current) asked.scrollIntoView({ block: 'nearest' });
}

/** Whether it takes part in the page. Safari before 17.4 and Firefox before 125 can only be asked for its boxes. */
export function isVisible(one: Element): boolean {
  const { checkVisibility } = one as { checkVisibility?: Element['checkVisibility'] };
  if (checkVisibility) return checkVisibility.call(one, { visibilityProperty: true });
  return one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible';
}
