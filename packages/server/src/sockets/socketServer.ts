import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { bounds } from '@tasovka/protocol';
import { WebSocketServer } from 'ws';
import { readCommonFrames } from './frameReader.ts';
import { PingSchedule } from './pingSchedule.ts';
import { type SessionOptions, SocketSession } from './socketSession.ts';

export interface SocketServerOptions extends SessionOptions {
  /** Other origins that may connect, besides the page's own host. */
  readonly origins: readonly string[];
  readonly perAddress: number;
  addressOf(request: IncomingMessage): string;
}

/** Accepts sockets: checks origin and number per address, and schedules its pings. */
export class SocketServer {
  private readonly options: SocketServerOptions;
  private readonly sessions = new Set<SocketSession>();
  private readonly addresses = new Map<string, number>();
  private readonly sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: bounds.messageBytes,
    clientTracking: false,
  });

  constructor(server: Server, options: SocketServerOptions) {
    this.options = options;
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  get size(): number {
    return this.sessions.size;
  }

  /** Every client reconnects, to the next process or another node. */
  close(): void {
    for (const session of this.sessions) session.close(1012);
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const address = this.options.addressOf(request);
    // Not a URL parser: it throws at what a stranger may write there, and nobody would catch that.
    if (request.url?.split('?')[0] !== '/socket') refuse(socket, '404 Not Found');
    else if (!this.isAllowedOrigin(request)) refuse(socket, '403 Forbidden');
    else if ((this.addresses.get(address) ?? 0) >= this.options.perAddress) refuse(socket, '429 Too Many Requests');
    else {
      this.sockets.handleUpgrade(request, socket, head, (opened) => {
        this.addresses.set(address, (this.addresses.get(address) ?? 0) + 1);
        const session = new SocketSession(opened, socket, this.options, () => {
          pings.stop();
          this.closed(session, address);
        });
        const pings = new PingSchedule(() => session.ping());
        readCommonFrames(socket, session);
        this.sessions.add(session);
      });
    }
  }

  /** Pages of other sites may not play in a user's name; programs that are no browser send no origin. */
  private isAllowedOrigin({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined || this.options.origins.includes(origin)) return true;
    try {
      return new URL(origin).host === host;
    } catch {
      return false;
    }
  }

  private closed(session: SocketSession, address: string): void {
    this.sessions.delete(session);
    const left = (this.addresses.get(address) ?? 1) - 1;
    if (left > 0) this.addresses.set(address, left);
    else this.addresses.delete(address);
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
