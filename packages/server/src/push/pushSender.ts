import { createHmac } from 'node:crypto';
import type { PushKeys, StoredSubscription } from '../storage/pushStore.ts';

/** `gone`: nobody will ever hear anything at that address again. */
export type PushResult = 'sent' | 'gone' | 'failed';

/** After half an hour it is too late to come; a phone that was off is told nothing then. */
const livesSeconds = 1800;
const answerWithinMs = 10_000;
/** A topic has at most 32 characters. */
const topicLength = 24;

/** Encrypts a message for one device and hands it to that device's push service. */
export class PushSender {
  private readonly contact: string;
  private readonly keys: PushKeys;

  constructor(contact: string, keys: PushKeys) {
    this.contact = contact;
    this.keys = keys;
  }

  get publicKey(): string {
    return this.keys.publicKey;
  }

  async send(
    { endpoint, p256dh, auth }: StoredSubscription,
    room: string,
    text: string,
    signal: AbortSignal,
  ): Promise<PushResult> {
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: this.contact, ...this.keys },
      TTL: livesSeconds,
      urgency: 'high',
      topic: this.topicOf(room),
    });
    const { 'Content-Length': _, ...rest } = headers as Record<string, string>;
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, `${value}`])),
      body: new Uint8Array(body),
      // What a push service does not answer itself is not asked of anybody else.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    return answer.status === 404 || answer.status === 410 ? 'gone' : 'failed';
  }

  /** A later message of a table takes the place of one that has not arrived; the service learns no code by it. */
  private topicOf(room: string): string {
    return createHmac('sha256', this.keys.privateKey).update(room).digest('base64url').slice(0, topicLength);
  }
}

/** The keys by which push services know this server; made when they are first needed. */
export async function newPushKeys(): Promise<PushKeys> {
  const { default: webPush } = await import('web-push');
  return webPush.generateVAPIDKeys();
}
