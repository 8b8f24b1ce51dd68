import { frameDrawn } from '../lib/frames.ts';
import { WayBack } from './wayBack.ts';

const reachable = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';

/** Hears of what asks to close: Escape, or the way back of a phone. Safari and older browsers have none. */
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

/** What lies on what: only the uppermost hears keys. */
const open: { readonly onclose: () => void }[] = [];
const wayBack = 'CloseWatcher' in window ? null : new WayBack(() => open.at(-1)?.onclose);
/** A key that is meant for a sheet must do nothing below it. */
export const isSheetOpen = (): boolean => open.length > 0;
/** Where the focus is about to return to: a sheet that opens in the place of another leads back to there as well. */
let due: Element | null = null;

/** Above everything, wherever it was written down: the last of the page. Who moves it takes it away again, too. */
export const uppermost = (one: HTMLElement) => {
  document.body.append(one);
  return () => one.remove();
};

/**
 * A dialog keeps the focus while it is open. Not `showModal`: that makes all the rest inert, and a slow phone then styles
 * the whole table anew, once when a sheet opens and once when it closes. Nor a popover: the page would be laid out first.
 */
export const modal = (onclose: () => void) => (dialog: HTMLDialogElement) => {
  const before = due ?? document.activeElement;
  due = null;
  const watcher = watchFor(onclose);
  const own = { onclose };

  function key(event: KeyboardEvent): void {
    if (open.at(-1) !== own) return;
    if (event.key === 'Escape' && !watcher) onclose();
    if (event.key !== 'Tab') return;
    const all = [...dialog.querySelectorAll<HTMLElement>(reachable)];
    const [end, start] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
    if (document.activeElement !== end && dialog.contains(document.activeElement)) return;
    event.preventDefault();
    start?.focus();
  }
  open.push(own);
  wayBack?.opened();
  void frameDrawn().then(() => {
    if (!dialog.contains(document.activeElement))
      dialog.querySelector<HTMLElement>(reachable)?.focus({ preventScroll: true });
  });
  document.addEventListener('keydown', key);
  return () => {
    document.removeEventListener('keydown', key);
    open.splice(open.indexOf(own), 1);
    watcher?.destroy();
    due = before;
    void frameDrawn().then(() => {
      const at = document.activeElement;
      const isNowhere = due === before && (at === document.body || dialog.contains(at));
      if (isNowhere && before instanceof HTMLElement) before.focus({ preventScroll: true });
      due = null;
    });
  };
};
