import { ApiError, roomApi } from '@tasovka/protocol';
import { seatAt } from '../lib/me.ts';
import { settings } from '../lib/settings.ts';

/** Why this device cannot be told anything, or null where it can. */
export type WhyNotTold = 'insecure' | 'iphone' | 'none' | null;

/** Safari on phones gives notifications to installed apps alone. */
const isIPhone = (): boolean => CSS.supports('-webkit-touch-callout: none');

export function whyNotTold(): WhyNotTold {
  if (!isSecureContext) return 'insecure';
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator) return null;
  return isIPhone() ? 'iphone' : 'none';
}

export type Asked = 'on' | 'off' | 'denied' | 'failed' | 'none' | 'unknown';

/** Undefined where the browser keeps no worker for us: in a private window, or for a certificate of our own. */
const registered = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration();

/** What this server can tell this guest, and whether this very device is told. */
export async function gatheringState(code: string): Promise<{ key: string | null; isOn: boolean }> {
  const { key, on } = await roomApi.pushState('', code, seatAt(code)?.token ?? '');
  if (!on || whyNotTold() !== null) return { key, isOn: false };
  const registration = await registered();
  // Whoever is here needs no message any more.
  for (const told of (await registration?.getNotifications({ tag: code })) ?? []) told.close();
  return {
    key,
    isOn: Notification.permission === 'granted' && Boolean(await registration?.pushManager.getSubscription()),
  };
}

/** To be called by a press: browsers ask their people only then. */
export async function tellMe(code: string, key: string): Promise<Asked> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const registration = await registered();
  if (!registration) return 'none';
  try {
    const { endpoint, keys } = (await subscription(registration, key)).toJSON();
    const { p256dh = '', auth = '' } = keys ?? {};
    const subscriber = { endpoint: endpoint ?? '', keys: { p256dh, auth }, language: settings.language.value };
    await roomApi.subscribe('', code, seatAt(code)?.token ?? '', subscriber);
    return 'on';
  } catch (error) {
    return error instanceof ApiError && error.problem.reason === 'unknown-push-service' ? 'unknown' : 'failed';
  }
}

/** Where the server cannot be told, this device hears of no table at all any more: one tap is enough. */
export async function tellMeNothing(code: string): Promise<Asked> {
  try {
    await roomApi.unsubscribe('', code, seatAt(code)?.token ?? '');
  } catch {
    await (await (await registered())?.pushManager.getSubscription())?.unsubscribe();
  }
  return 'off';
}

/** A subscription is good for one key: what another server's was is of no use. */
async function subscription({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wanted = bytesOf(key);
  const known = await pushManager.getSubscription();
  const of = known?.options.applicationServerKey;
  if (known && of && `${new Uint8Array(of)}` !== `${wanted}`) await known.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
