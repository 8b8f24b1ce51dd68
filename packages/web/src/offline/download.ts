import { pieces } from './shell.svelte.ts';

/** What the service worker knows of what is kept on this device. */
export interface OfflineState {
  readonly isWhole: boolean;
  /** What all of it weighs on its way here. */
  readonly bytes: number;
}

interface Told extends Partial<OfflineState> {
  readonly done?: number;
  readonly failed?: true;
}

/** Asks the worker in charge and hears its answers until one of them is the last. */
async function ask(
  what: { readonly asks: string; readonly urls?: readonly string[] },
  onProgress: (done: number) => void = () => {},
): Promise<Told> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.done === undefined) resolve(data);
      else onProgress(data.done);
    };
    active?.postMessage(what, [port2]);
  });
}

/** Private windows and pages without https have none. */
export const canKeep = (): boolean => isSecureContext && 'serviceWorker' in navigator;

export const offlineState = async (): Promise<OfflineState> => {
  const { isWhole = false, bytes = 0 } = await ask({ asks: 'state' });
  return { isWhole, bytes };
};

/** True when everything is here. The browser is asked not to throw it away when it needs room. */
export async function downloadAll(onProgress: (done: number) => void): Promise<boolean> {
  const { isWhole } = await ask({ asks: 'download' }, onProgress);
  if (isWhole) await navigator.storage?.persist?.().catch(() => false);
  return isWhole === true;
}

export const dropAll = (): Promise<unknown> => ask({ asks: 'drop', urls: pieces() });
