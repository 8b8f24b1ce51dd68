import { settings } from './settings.ts';

export function buzz(pattern: number[]): void {
  if (settings.vibration.value) navigator.vibrate?.(pattern);
}

/** Only a page that came over https may ask. */
export const canStayAwake = 'wakeLock' in navigator;

let lock: WakeLockSentinel | null = null;

/** The screen stays awake while somebody plays; the browser drops the lock whenever the page hides. */
export function stayAwake(): () => void {
  const ask = async (): Promise<void> => {
    if (document.hidden || !canStayAwake) return;
    lock = await navigator.wakeLock.request('screen').catch(() => null);
  };
  // Asking takes a slow phone as long as half a table, which is being built.
  const timer = setTimeout(ask, 2000);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', ask);
    void lock?.release().catch(() => undefined);
    lock = null;
  };
}
