const reachable = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';

/** Hears of what asks to close: Escape, or the way back of a phone. Not every browser has it. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

function watchFor(onclose: () => void): CloseWatcher | null {
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (!CloseWatcher) return null;
  const watcher = new CloseWatcher();
  watcher.onclose = onclose;
  return watcher;
}

/**
 * A dialog above everything, that keeps the focus until it goes. Not `showModal`: that makes all the rest inert, and a
 * slow phone then styles the whole table anew, once when a sheet opens and once when it closes.
 */
export const modal = (onclose: () => void) => (dialog: HTMLDialogElement) => {
  const before = document.activeElement;
  const watcher = watchFor(onclose);

  function key(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !watcher) onclose();
    if (event.key !== 'Tab') return;
    const all = [...dialog.querySelectorAll<HTMLElement>(reachable)];
    const [end, start] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
    if (document.activeElement !== end && dialog.contains(document.activeElement)) return;
    event.preventDefault();
    start?.focus();
  }
  dialog.showPopover();
  dialog.querySelector<HTMLElement>(reachable)?.focus({ preventScroll: true });
  document.addEventListener('keydown', key);
  return () => {
    document.removeEventListener('keydown', key);
    watcher?.destroy();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
};
