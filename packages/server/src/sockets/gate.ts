import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { bounds } from '@tasovka/protocol';
import { WebSocketServer } from 'ws';
import { readUsual } from './reader.ts';
import type { Rooms } from './rooms.ts';
import { Session } from './session.ts';

export interface GateOptions {
  readonly rooms: Rooms;
  /** Other origins that may connect, besides the page's own host. */
  readonly origins: readonly string[];
  readonly perAddress: number;
  readonly messagesPerSecond: number;
  onRoundTrip(ms: number): void;
  addressOf(request: IncomingMessage): string;
}

const quickPings = 6;
const quickPingMs = 250;
const steadyPingMs = 5000;

/** Where sockets come in: who may, how many, and the beat of pings. */
export class Gate {
  private readonly options: GateOptions;
  private readonly sessions = new Set<Session>();
  private readonly addresses = new Map<string, number>();
  private readonly sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: bounds.messageBytes,
    clientTracking: false,
  });

  constructor(server: Server, options: GateOptions) {
    this.options = options;
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  get size(): number {
    return this.sessions.size;
  }

  /** Everybody comes back to whoever listens then. */
  close(): void {
    for (const session of this.sessions) session.close(1012);
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const address = this.options.addressOf(request);
    if (new URL(request.url ?? '/', 'http://any').pathname !== '/socket') refuse(socket, '404 Not Found');
    else if (!this.isWelcome(request)) refuse(socket, '403 Forbidden');
    else if ((this.addresses.get(address) ?? 0) >= this.options.perAddress) refuse(socket, '429 Too Many Requests');
    else {
      this.sockets.handleUpgrade(request, socket, head, (opened) => {
        this.addresses.set(address, (this.addresses.get(address) ?? 0) + 1);
        const session = new Session(opened, socket, this.options, () => this.closed(session, address));
        readUsual(socket, session);
        this.sessions.add(session);
        this.beat(session, 0);
      });
    }
  }

  /** Pages of other sites may not play in somebody's name; what is no browser sends no origin. */
  private isWelcome({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined || this.options.origins.includes(origin)) return true;
    try {
      return new URL(origin).host === host;
    } catch {
      return false;
    }
  }

  private closed(session: Session, address: string): void {
    this.sessions.delete(session);
    const left = (this.addresses.get(address) ?? 1) - 1;
    if (left > 0) this.addresses.set(address, left);
    else this.addresses.delete(address);
  }

  /** Quick at first to know the connection, then steady; each at a time of its own so that they do not come in waves. */
  private beat(session: Session, sent: number): void {
    const wait = sent < quickPings ? quickPingMs : steadyPingMs * (0.8 + Math.random() * 0.4);
    setTimeout(() => {
      if (!this.sessions.has(session)) return;
      session.ping();
      this.beat(session, sent + 1);
    }, wait).unref();
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
