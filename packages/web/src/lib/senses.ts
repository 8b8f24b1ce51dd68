import { settings } from './settings.ts';

export function buzz(pattern: number[]): void {
  if (settings.vibration.value) navigator.vibrate?.(pattern);
}

let lock: WakeLockSentinel | null = null;

/** The screen stays awake while somebody plays; the browser drops the lock whenever the page hides. */
export function stayAwake(): () => void {
  const ask = async (): Promise<void> => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => null);
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock?.release().catch(() => undefined);
    lock = null;
  };
}
