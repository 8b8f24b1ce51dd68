import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { bounds, closeCodes, parseRoomCode } from '@tasovka/protocol';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import { silenceChecks } from './heartbeat.ts';
import { type SessionOptions, SocketSession } from './socketSession.ts';
import { whoLeavesMostUnread } from './unreadTogether.ts';

export interface SocketServerOptions extends SessionOptions {
  /** Other origins that may connect, besides the page's own host. */
  readonly origins: readonly string[];
  /** What all clients together may leave unread. */
  readonly unreadBytes: number;
  onRefused(why: SocketRefusal): void;
  addressOf(request: IncomingMessage): string;
  /** Where a socket goes. One that is forwarded has been taken over. */
  route(opening: SocketOpening): Promise<'here' | 'forwarded' | 'unavailable'>;
}

/** Why no socket was opened. */
export type SocketRefusal = 'path' | 'origin' | 'sockets' | 'new-sockets' | 'unavailable';

/** The answers where no socket is opened. */
const answers: Readonly<Record<SocketRefusal, string>> = {
  path: '404 Not Found',
  origin: '403 Forbidden',
  sockets: '429 Too Many Requests',
  'new-sockets': '429 Too Many Requests',
  unavailable: '503 Service Unavailable',
};

/** Some of these are documented by the library and unknown to its types. */
const libraryOptions: ServerOptions & { closeTimeout: number; maxFragments: number; maxBufferedChunks: number } = {
  noServer: true,
  perMessageDeflate: false,
  maxPayload: bounds.signalBytes,
  clientTracking: false,
  // Sessions answer pings themselves: what they write is bounded.
  autoPong: false,
  // Nobody honest sends a small message in so many pieces.
  maxFragments: 64,
  maxBufferedChunks: 1024,
  // A client that does not answer a close is cut off after this.
  closeTimeout: 2000,
};

/** A device asks for a socket into a room; nothing was answered yet. */
export interface SocketOpening {
  readonly code: string;
  /** The device's. */
  readonly address: string;
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  /** What came right behind the request. */
  readonly head: Buffer;
}

/** Accepts sockets: checks origin and number per address, finds the node of the room, and schedules pings. */
export class SocketServer {
  private readonly options: SocketServerOptions;
  private readonly sessions = new Set<SocketSession>();
  private readonly silence: NodeJS.Timeout;
  private readonly sockets = new WebSocketServer(libraryOptions);

  constructor(server: Server, options: SocketServerOptions) {
    this.options = options;
    const { guard, silentMs, unreadBytes } = options;
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', destroyBroken);
      guard.run(
        'upgrade',
        () => this.upgrade(request, socket, head),
        () => socket.destroy(),
      );
    });
    this.silence = setInterval(() => {
      for (const session of this.sessions) session.checkSilence();
      for (const session of whoLeavesMostUnread(this.sessions, unreadBytes)) session.endUnread();
    }, silentMs / silenceChecks).unref();
  }

  get size(): number {
    return this.sessions.size;
  }

  /** Bytes that wait for clients to read. */
  get unread(): number {
    let bytes = 0;
    for (const session of this.sessions) bytes += session.unread;
    return bytes;
  }

  /** Every client reconnects, to the next process or another node. */
  close(): void {
    clearInterval(this.silence);
    for (const session of this.sessions) session.close(1012);
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = this.options.addressOf(request);
    const code = roomOf(request);
    const refusal = this.refusalOf(request, address, code);
    // Whoever is refused for the path has no code.
    if (refusal !== null || code === null) {
      this.refuse(socket, refusal ?? 'path');
      return;
    }
    socket.once('close', () => this.options.limits.sockets.release(address));
    if (code === '') this.turnAway(request, socket, head);
    else this.route({ code, address, request, socket, head });
  }

  /** The last check counts the socket. */
  private refusalOf(request: IncomingMessage, address: string, code: string | null): SocketRefusal | null {
    const { limits } = this.options;
    if (!limits.newSockets.take(address)) return 'new-sockets';
    if (!this.isAllowedOrigin(request)) return 'origin';
    if (code === null) return 'path';
    return limits.sockets.take(address) ? null : 'sockets';
  }

  private route(opening: SocketOpening): void {
    const { request, socket, head } = opening;
    const fail = (): void => this.refuse(socket, 'unavailable');
    const accept = (): void =>
      this.sockets.handleUpgrade(request, socket, head, (opened) => this.opened(opened, opening));
    this.options.route(opening).then((where) => {
      if (where === 'here') this.options.guard.run('upgrade', accept, () => socket.destroy());
      else if (where === 'unavailable') fail();
    }, fail);
  }

  private opened(socket: WebSocket, { code, address }: SocketOpening): void {
    const session = new SocketSession({ socket, room: code, address }, this.options, () => {
      this.sessions.delete(session);
    });
    this.sessions.add(session);
  }

  private refuse(socket: Duplex, why: SocketRefusal): void {
    this.options.onRefused(why);
    // Whoever does not close its own end keeps no connection by that.
    socket.once('finish', () => socket.destroy());
    socket.end(`HTTP/1.1 ${answers[why]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  }

  /** An app from before rooms stood in the path would come again for ever: it is told that it is too old. */
  private turnAway(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.on('error', () => {});
      opened.close(closeCodes.outdatedApp);
    });
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
}

/** A function of its own: one that is made for each socket would keep the whole request in memory. */
function destroyBroken(this: Duplex): void {
  this.destroy();
}

/**
 * The room in the path `/socket/CODE`, empty for the `/socket` of older apps, or null. Not a URL parser: it throws at
 * what a stranger may write there, and nobody would catch that.
 */
function roomOf({ url = '' }: IncomingMessage): string | null {
  const [path = ''] = url.split('?');
  if (path === '/socket') return '';
  const typed = /^\/socket\/([A-Za-z-]{1,16})$/.exec(path)?.[1];
  return typed === undefined ? null : parseRoomCode(typed);
}
