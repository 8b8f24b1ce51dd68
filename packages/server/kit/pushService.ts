import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage, PushSubscriber } from '@tasovka/protocol';
import type { PushConfig } from '../src/push/pushConfig.ts';

/** A message as its device reads it, and how it came. */
export interface Pushed {
  readonly message: PushMessage;
  readonly headers: IncomingHttpHeaders;
  /** What the server's signature says of it, checked against the key it names. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number };
  readonly serverKey: string;
}

/** A browser's side of a subscription: it alone can read what comes. */
export class PushDevice {
  readonly subscriber: PushSubscriber;
  readonly pushed: Pushed[] = [];
  /** What the service answers for it. */
  status = 201;
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(endpoint: string, language: 'ru' | 'en') {
    const keys = { p256dh: this.keys.generateKeys('base64url'), auth: this.auth.toString('base64url') };
    this.subscriber = { endpoint, keys, language };
  }

  receive(headers: IncomingHttpHeaders, body: Buffer): void {
    const [, jwt = '', serverKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    const claims = claimsOf(jwt, Buffer.from(serverKey, 'base64url'));
    this.pushed.push({ message: JSON.parse(this.decrypt(body)) as PushMessage, headers, claims, serverKey });
  }

  /** RFC 8291, with the content coding of RFC 8188, written down a second time to check the first. */
  private decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body.readUInt8(20);
    const sender = body.subarray(21, keyEnd);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const secret = derived(this.keys.computeSecret(sender), this.auth, info, 32);
    const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

function claimsOf(jwt: string, point: Buffer): Pushed['claims'] {
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key, dsaEncoding: 'ieee-p1363' } as const;
  const isGenuine = verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'));
  if (!isGenuine) throw new Error('the signature is not by the key it names');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Pushed['claims'];
}

/** A push service of a test's own, on this machine alone. */
export class PushService {
  /** What was asked for, by path. */
  readonly asked: string[] = [];
  readonly faults: unknown[] = [];
  private readonly devices = new Map<string, PushDevice>();
  private readonly server = createServer((request, answer) => {
    this.take(request, answer).catch((fault: unknown) => this.faults.push(fault));
  });

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** How a server is told of it. */
  get config(): PushConfig {
    return { contact: 'mailto:host@example.org', isService: ({ origin }) => origin === this.origin, settleMs: 20 };
  }

  device(language: 'ru' | 'en' = 'ru'): PushDevice {
    const path = `/push/${randomBytes(12).toString('base64url')}`;
    const device = new PushDevice(`${this.origin}${path}`, language);
    this.devices.set(path, device);
    return device;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async take(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    this.asked.push(path);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const device = this.devices.get(path);
    // No status: a service that never answers.
    if (device?.status === 0) return;
    answer.writeHead(device?.status ?? 404, { location: '/elsewhere' }).end();
    if (device?.status === 201) device.receive(request.headers, Buffer.concat(chunks));
  }
}
