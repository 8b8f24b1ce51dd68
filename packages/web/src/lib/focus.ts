const isThere = (one: HTMLElement): boolean => one.isConnected && one.checkVisibility({ visibilityProperty: true });

/** What a question, a race or a result has to press; the way out stands in its header. It may yet have to come. */
const firstOf = (cover: HTMLElement): HTMLElement | undefined =>
  [...cover.querySelectorAll<HTMLElement>('button')].find((one) => isThere(one) && !one.closest('header'));

/**
 * Who plays by keys is never left nowhere: where what was pressed has gone, the focus goes on to what can be pressed
 * next, in what covers the table or else on it. Both are selectors, the most urgent first.
 */
export const goesOn = (covers: readonly string[], wanted: readonly string[]) => (table: HTMLElement) => {
  let last: HTMLElement | null = null;

  function move(): void {
    if (!last || document.activeElement !== document.body || isThere(last)) return;
    const all = (selectors: readonly string[]): HTMLElement[] =>
      selectors.flatMap((selector) => [...table.querySelectorAll<HTMLElement>(selector)]);
    const cover = all(covers).find(isThere);
    const next = cover ? firstOf(cover) : all(wanted).find(isThere);
    next?.focus({ preventScroll: true });
  }
  // A browser takes the focus from what is hidden only when it has drawn the page.
  const watcher = new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(move)));

  function note({ target }: FocusEvent): void {
    const byKeys = target instanceof HTMLElement && target.matches(':focus-visible') ? target : null;
    if (byKeys && !last) watcher.observe(table, { childList: true, subtree: true });
    if (!byKeys) watcher.disconnect();
    last = byKeys;
  }
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
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (step === 0 || at < 0) return;
    event.preventDefault();
    const next = all.at((at + step) % all.length);
    next?.focus({ preventScroll: true });
    if (next) then?.(next);
  }
  group.addEventListener('keydown', key);
  return () => group.removeEventListener('keydown', key);
};

/** What covers the table is heard of at once, and its buttons are one key away; whoever is typing is left in peace. */
export function comesForward(one: HTMLElement): void {
  if (!document.activeElement?.matches('input, textarea')) one.focus({ preventScroll: true });
}
