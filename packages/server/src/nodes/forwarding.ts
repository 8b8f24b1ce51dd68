import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Dial } from './dial.ts';
import type { NodeInfo } from './leaseStore.ts';
import { isNodeHeader } from './nodeHeaders.ts';
import { pipeBothWays } from './pipeBothWays.ts';

type Headers = Readonly<Record<string, string>>;

/** A request as it goes on to another node. */
export interface NodeRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body?: string;
}

/** So many renewals in a row must miss a node: Redis may have forgotten it for a moment. */
const missesAllowed = 2;

/** A book of a megabyte, for a device far out in the country. */
const readMs = 120_000;

/** A device whose socket carries nothing for so long, not even pings, is gone. */
const defaultIdleMs = 20_000;

/** Every connection from this node to others: forwarded sockets and requests. */
export class Forwarding {
  private readonly dial: Dial;
  private readonly idleMs: number;
  private readonly open = new Map<Duplex, { readonly node: string; misses: number }>();
  /** Sockets of devices that are forwarded now. */
  sockets = 0;

  constructor(dial: Dial, idleMs = defaultIdleMs) {
    this.dial = dial;
    this.idleMs = idleMs;
  }

  /** The same request, then every byte both ways. Rejects while nothing has been sent to the device yet. */
  async socket(to: NodeInfo, opening: IncomingMessage, socket: Duplex, head: Buffer, own: Headers): Promise<void> {
    const upstream = await this.connect(to);
    if (socket.destroyed) {
      upstream.destroy();
      return;
    }
    // The owner pings. A device that reads nothing holds up the pipe, and would never learn that the owner has gone.
    if (socket instanceof Socket) socket.setTimeout(this.idleMs, () => socket.destroy());
    this.sockets++;
    upstream.once('close', () => this.sockets--);
    upstream.write(upgradeHead(opening, own), 'latin1');
    if (head.length > 0) upstream.write(head);
    pipeBothWays(socket, upstream);
  }

  /** The other node's answer, which must begin soon; its body is still to be read, at the pace of whoever asked. */
  async request(
    to: NodeInfo,
    { method, path, headers, body }: NodeRequest,
    withinMs: number,
  ): Promise<IncomingMessage> {
    const upstream = await this.connect(to);
    const giveUp = (): void => void upstream.destroy(new Error(`${to.address} does not answer`));
    let timer = setTimeout(giveUp, withinMs);
    upstream.once('close', () => clearTimeout(timer));
    return new Promise((resolve, reject) => {
      const call = request({ createConnection: () => upstream, method, path, headers });
      call.on('response', (answer) => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, readMs);
        resolve(answer);
      });
      call.on('error', reject);
      call.end(body);
    });
  }

  /** A node that stands still closes nothing: whoever is forwarded to it must come again and find the next owner. */
  dropLost(nodes: readonly NodeInfo[]): void {
    for (const [upstream, link] of [...this.open]) {
      link.misses = nodes.some(({ id }) => id === link.node) ? 0 : link.misses + 1;
      if (link.misses > missesAllowed) upstream.destroy();
    }
  }

  close(): void {
    for (const upstream of [...this.open.keys()]) upstream.destroy();
  }

  private async connect({ id, address }: NodeInfo): Promise<Duplex> {
    const upstream = await this.dial(address);
    this.open.set(upstream, { node: id, misses: 0 });
    upstream.once('close', () => this.open.delete(upstream));
    upstream.on('error', () => upstream.destroy());
    return upstream;
  }
}

function upgradeHead({ method, url, rawHeaders }: IncomingMessage, own: Headers): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const name = String(rawHeaders[i]);
    if (!isNodeHeader(name)) lines.push(`${name}: ${rawHeaders[i + 1]}`);
  }
  for (const [name, value] of Object.entries(own)) lines.push(`${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
