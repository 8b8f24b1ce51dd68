import { frameDrawn } from './frames.ts';
import { isVisible } from './sight.ts';

const isThere = (one: HTMLElement): boolean => one.isConnected && isVisible(one);

/** What a question, a race or a result has to press; the way out stands in its header. It may yet have to come. */
const firstOf = (cover: HTMLElement): HTMLElement | undefined =>
  [...cover.querySelectorAll<HTMLElement>('button')].find((one) => isThere(one) && !one.closest('header'));

/** Where somebody who plays by keys was last, on this screen or the one before it. */
let last: HTMLElement | null = null;

/**
 * Who plays by keys is never left nowhere: where what was pressed has gone, the focus goes on to what can be pressed
 * next, in what covers the table or else on it. Both are selectors, the most urgent first.
 */
export const goesOn = (covers: readonly string[], wanted: readonly string[]) => (table: HTMLElement) => {
  function move(): void {
    const isElsewhere = document.activeElement !== document.body && document.activeElement !== last;
    if (!last || isElsewhere || isThere(last)) return;
    const all = (selectors: readonly string[]): HTMLElement[] =>
      selectors.flatMap((selector) => [...table.querySelectorAll<HTMLElement>(selector)]);
    const cover = all(covers).find(isThere);
    const next = cover ? firstOf(cover) : all(wanted).find(isThere);
    next?.focus({ preventScroll: true });
  }
  let isDue = false;
  // What is hidden may keep the focus until the page has been laid out. Whoever asked before would have it laid out for the answer.
  const watcher = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    void frameDrawn().then(() => {
      isDue = false;
      move();
    });
  });
  // Cards under a question go one after another, each by its class: the one that was pressed may go last of all.
  const watch = (): void => watcher.observe(table, { childList: true, subtree: true, attributeFilter: ['class'] });

  function note({ target }: FocusEvent): void {
    const byKeys = target instanceof HTMLElement && target.matches(':focus-visible') ? target : null;
    if (byKeys) watch();
    else watcher.disconnect();
    last = byKeys;
  }
  if (last) watch();
  table.addEventListener('focusin', note);
  return () => {
    table.removeEventListener('focusin', note);
    watcher.disconnect();
  };
};

/** From one to the next by arrows: thirty cards are a long way for one key. Where going there means choosing, it is chosen. */
export const arrows = (then?: (one: HTMLElement) => void) => (group: HTMLElement) => {
  function key(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const all = [...group.querySelectorAll<HTMLElement>('button')];
    const at = all.findIndex((one) => one === document.activeElement);
    if (step === 0 || at < 0) return;
    event.preventDefault();
    const next = all.at((at + step) % all.length);
    next?.focus({ preventScroll: true });
    if (next) then?.(next);
  }
  group.addEventListener('keydown', key);
  return () => group.removeEventListener('keydown', key);
};

/** What covers the table is heard of once it is drawn, and its buttons are one key away; whoever is typing is left in peace. */
export function comesForward(one: HTMLElement): void {
  const isWithin = (): boolean => one.contains(document.activeElement);
  void frameDrawn().then(() => {
    if (!isWithin() && !document.activeElement?.matches('input, textarea')) one.focus({ preventScroll: true });
  });
  // Whatever is pressed there, it is about to go; with the focus in it, the page would be laid out once more before that.
  one.addEventListener('click', () => {
    const { activeElement } = document;
    if (isWithin() && activeElement instanceof HTMLElement) activeElement.blur();
  });
}
