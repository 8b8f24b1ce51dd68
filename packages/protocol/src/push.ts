import * as v from 'valibot';

/**
 * POST /api/rooms/:code/push (Authorization: Bearer token): where a guest's device can be told that the table gathers, as
 * the browser gives it. Without the token, but with the room and this address, it can be stopped again.
 */
export interface PushSubscriber {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: 'ru' | 'en';
}

/** GET /api/rooms/:code/push (Authorization: Bearer token). */
export interface PushState {
  /** The server's public key, for `PushManager.subscribe`; null where nobody is told anything. */
  readonly key: string | null;
  /** Whether a device of this guest is told. */
  readonly on: boolean;
}

/** What a push message says when it has been decrypted. A later server goes on sending these fields. */
export interface PushMessage {
  readonly room: string;
  readonly title: string;
  readonly body: string;
  /** What is written on the button that ends this. */
  readonly stop: string;
  readonly language: 'ru' | 'en';
}

const longestEndpoint = 1024;

const endpoint = v.pipe(v.string(), v.maxLength(longestEndpoint), v.regex(/^[\x21-\x7e]+$/));
/** A point of P-256, and sixteen bytes, in base64url: browsers always give so many. */
const keys = v.object({
  p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}=?$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(==)?$/)),
});
const subscriber = v.strictObject({ endpoint, keys, language: v.picklist(['ru', 'en']) });
const stop = v.strictObject({ endpoint });

export const parsePushSubscriber = (raw: unknown): PushSubscriber | null => {
  const result = v.safeParse(subscriber, raw);
  return result.success ? result.output : null;
};
export const parsePushStop = (raw: unknown): { endpoint: string } | null => {
  const result = v.safeParse(stop, raw);
  return result.success ? result.output : null;
};
