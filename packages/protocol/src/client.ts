import type { GameEvent, Json, JsonObject } from '@tasovka/kernel';
import ReconnectingSocket from 'partysocket/ws';
import { ownClock, SharedClock } from './clock.ts';
import { isFinal } from './closing.ts';
import type { ChatLine, ClientMessage, RefusedMessage, ServerMessage, Shown, Stamp, TableWish } from './messages.ts';
import { applyPatch } from './patch.ts';

/** Whether the server has us: it is being tried, it is on, or it will not have us again (closed, removed, moved). */
export type Status = 'connecting' | 'open' | 'closed';

/** What a client is told; every one of these may be left out. */
export interface Listener {
  /** A new picture, and what happened on the way to it. `missed`: it happened while we were away. */
  shown?(shown: Shown, events: readonly GameEvent[], missed: boolean): void;
  chat?(line: ChatLine, all: readonly ChatLine[]): void;
  reaction?(from: string, emoji: string): void;
  notice?(kind: Extract<ServerMessage, { t: 'notice' }>['kind']): void;
  status?(status: Status): void;
  error?(reason: Extract<ServerMessage, { t: 'error' }>['reason']): void;
}

export interface ConnectOptions {
  /** Where the sockets are: ws://host/socket. */
  readonly url: string;
  readonly room: string;
  readonly token: string;
  /** The last update this device has seen, where it kept it over a reload. */
  readonly seq?: number;
  readonly on?: Listener;
  /** Another kind of socket than the global one; the tests delay messages with it. */
  readonly WebSocket?: unknown;
  /** Reconnection starts after this many ms, and grows to ten times that. */
  readonly patience?: number;
}

/** What became of a wish: done, refused with a reason, or the connection went first and nobody knows. */
export type Answer = { readonly t: 'done' } | Omit<RefusedMessage, 'id'> | { readonly t: 'lost' };

/** The server pings every few seconds; a connection silent for longer than this is dead, whatever the network says. */
const silenceMs = 12_000;

type Asking = Extract<ClientMessage, { id: number }>;
type Unnumbered<M> = M extends { id: number } ? Omit<M, 'id'> : never;

/** One device's connection to its seat: keeps the picture up to date and comes back by itself. */
export class RoomConnection {
  shown: Shown | null = null;
  chat: ChatLine[] = [];
  seq: number | undefined;
  status: Status = 'connecting';
  readonly clock = new SharedClock();
  private readonly options: ConnectOptions;
  private readonly on: Listener;
  private readonly socket: ReconnectingSocket;
  private readonly asked = new Map<number, (answer: Answer) => void>();
  private readonly watchdog: ReturnType<typeof setInterval>;
  private lastId = 0;
  private heard = ownClock();

  constructor(options: ConnectOptions) {
    this.options = options;
    this.on = options.on ?? {};
    this.seq = options.seq;
    const patience = options.patience ?? 300;
    this.socket = new ReconnectingSocket(options.url, [], {
      WebSocket: options.WebSocket ?? globalThis.WebSocket,
      minReconnectionDelay: patience * (0.75 + Math.random() / 2),
      maxReconnectionDelay: patience * 10,
      reconnectionDelayGrowFactor: 1.5,
      minUptime: 2000,
      connectionTimeout: 5000,
      maxEnqueuedMessages: 0,
      shouldReconnectOnClose: (event) => !isFinal(event.code),
    });
    this.watchdog = setInterval(() => this.watch(), silenceMs / 4);
    this.socket.addEventListener('open', () => this.hello());
    this.socket.addEventListener('message', (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage));
    this.socket.addEventListener('close', (event) => this.lost(isFinal(event.code) ? 'closed' : 'connecting'));
  }

  /** A move; `press` is the server's time (`clock.now()`) at which the person pressed. */
  act(action: JsonObject, press: Stamp = this.clock.now()): Promise<Answer> {
    return this.ask({ t: 'act', action, press });
  }

  table(wish: TableWish): Promise<Answer> {
    return this.ask({ t: 'table', wish });
  }

  say(text: string, replyTo?: number): Promise<Answer> {
    return this.ask({ t: 'say', text, ...(replyTo !== undefined && { replyTo }) });
  }

  react(emoji: string): void {
    this.send({ t: 'react', emoji });
  }

  signal(signal: 'spoke' | 'left' | 'hand'): void {
    this.send({ t: 'signal', signal });
  }

  /** Goes for good. */
  close(): void {
    this.socket.close(1000);
    this.lost('closed');
  }

  private watch(): void {
    if (this.status !== 'open' || ownClock() - this.heard < silenceMs) return;
    this.lost('connecting');
    this.socket.reconnect();
  }

  private hello(): void {
    this.heard = ownClock();
    const { room, token } = this.options;
    this.send({ t: 'hello', room, token, ...(this.seq !== undefined && { seq: this.seq }) });
  }

  private ask(message: Unnumbered<Asking>): Promise<Answer> {
    return new Promise((resolve) => {
      const id = ++this.lastId;
      if (this.status !== 'open' || !this.send({ ...message, id } as Asking)) resolve({ t: 'lost' });
      else this.asked.set(id, resolve);
    });
  }

  private send(message: ClientMessage): boolean {
    if (this.socket.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private hear(message: ServerMessage): void {
    this.heard = ownClock();
    switch (message.t) {
      case 'welcome':
        this.clock.guess(message.now);
        // The room was opened anew: what it had not answered, it never will.
        this.forget();
        this.chat = [...message.chat];
        this.picture(message.shown as unknown as Json, message.seq);
        this.become('open');
        if (this.shown) this.on.shown?.(this.shown, message.missed, true);
        return;
      case 'update':
        this.picture(applyPatch(this.shown as unknown as Json, message.patch), message.seq);
        if (this.shown) this.on.shown?.(this.shown, message.events, false);
        return;
      case 'done':
      case 'refused':
        this.asked.get(message.id)?.(message);
        this.asked.delete(message.id);
        return;
      case 'chat':
        this.chat = [...this.chat.slice(-199), message.line];
        this.on.chat?.(message.line, this.chat);
        return;
      case 'reaction':
        this.on.reaction?.(message.from, message.emoji);
        return;
      case 'ping':
        this.send({ t: 'pong', n: message.n, at: ownClock() });
        if (message.rtt > 0) this.clock.agree(message.offset, message.rtt);
        return;
      case 'notice':
        this.on.notice?.(message.kind);
        return;
      case 'error':
        this.on.error?.(message.reason);
        return;
    }
  }

  /** Patches drop what is null; the two places that code reads without looking are put back. */
  private picture(shown: Json, seq: number): void {
    const { table, match } = shown as unknown as Shown;
    this.shown = { table, match: match ?? null };
    this.seq = seq;
  }

  private lost(status: Status): void {
    this.forget();
    if (status === 'closed') clearInterval(this.watchdog);
    this.become(status);
  }

  private forget(): void {
    for (const resolve of this.asked.values()) resolve({ t: 'lost' });
    this.asked.clear();
  }

  private become(status: Status): void {
    if (this.status === status || this.status === 'closed') return;
    this.status = status;
    this.on.status?.(status);
  }
}

export const connect = (options: ConnectOptions): RoomConnection => new RoomConnection(options);
