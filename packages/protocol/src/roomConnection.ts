import type { GameEvent, Json, JsonObject } from '@tasovka/kernel';
import ReconnectingSocket from 'partysocket/ws';
import { isFinalClose } from './closeCodes.ts';
import type {
  ChatLine,
  ClientMessage,
  Point,
  RefusedMessage,
  RoomView,
  RoomViewOnWire,
  ServerMessage,
  Show,
  TableRequest,
  Timestamp,
} from './messages.ts';
import { applyPatch } from './patch.ts';
import { localNow, ServerClock } from './serverClock.ts';
import type { VoiceMessage, VoiceNews } from './voice.ts';
import { WireViewReader } from './wireView.ts';

/** `closed` is final: closed by us, removed, or moved to another device. */
export type Status = 'connecting' | 'open' | 'closed';

/** Callbacks of a connection; each may be left out. */
export interface Listener {
  /** A new view, and the events that led to it. `missed`: they happened while we were away. */
  view?(view: RoomView, events: readonly GameEvent[], missed: boolean): void;
  chat?(line: ChatLine, all: readonly ChatLine[]): void;
  reaction?(from: string, emoji: string): void;
  /** What the table watches together; null: nothing any more. */
  show?(show: Show | null, by: string): void;
  point?(point: Point, from: string): void;
  /** Of the call: who is in it, who speaks, what another device says to connect. */
  voice?(news: VoiceNews): void;
  notice?(kind: Extract<ServerMessage, { t: 'notice' }>['kind']): void;
  status?(status: Status): void;
  error?(reason: Extract<ServerMessage, { t: 'error' }>['reason']): void;
}

export interface ConnectOptions {
  /** Where the sockets are: ws://host/socket; the room's code is added. */
  readonly url: string;
  readonly room: string;
  readonly token: string;
  /** The last update this device has seen, where it kept it over a reload. */
  readonly seq?: number;
  readonly on?: Listener;
  /** Another kind of socket than the global one; the tests delay messages with it. */
  readonly WebSocket?: unknown;
  /** Reconnection starts after this many ms, and grows to ten times that. */
  readonly reconnectMs?: number;
}

/** The outcome of a request: done, refused with a reason, or lost with the connection. */
export type Answer = { readonly t: 'done' } | Omit<RefusedMessage, 'id'> | { readonly t: 'lost' };

/** The server pings every few seconds; a connection silent for longer than this is dead, whatever the network says. */
const silenceMs = 12_000;

type NumberedMessage = Extract<ClientMessage, { id: number }>;

/** One device's connection to its seat: keeps the view up to date and reconnects by itself. */
export class RoomConnection {
  view: RoomView | null = null;
  chat: ChatLine[] = [];
  seq: number | undefined;
  status: Status = 'connecting';
  readonly clock = new ServerClock();
  private readonly options: ConnectOptions;
  private readonly on: Listener;
  private readonly socket: ReconnectingSocket;
  private readonly pending = new Map<number, (answer: Answer) => void>();
  private readonly reader = new WireViewReader();
  /** The view as the server patches it. */
  private sentView: RoomViewOnWire | null = null;
  private readonly watchdog: ReturnType<typeof setInterval>;
  private lastId = 0;
  private lastReceived = localNow();

  constructor(options: ConnectOptions) {
    this.options = options;
    this.on = options.on ?? {};
    this.seq = options.seq;
    const patience = options.reconnectMs ?? 300;
    this.socket = new ReconnectingSocket(`${options.url}/${options.room}`, [], {
      WebSocket: options.WebSocket ?? globalThis.WebSocket,
      minReconnectionDelay: patience * (0.75 + Math.random() / 2),
      maxReconnectionDelay: patience * 10,
      reconnectionDelayGrowFactor: 1.5,
      minUptime: 2000,
      connectionTimeout: 5000,
      maxEnqueuedMessages: 0,
      shouldReconnectOnClose: (event) => !isFinalClose(event.code),
    });
    this.watchdog = setInterval(() => this.checkSilence(), silenceMs / 4);
    this.socket.addEventListener('open', () => this.hello());
    this.socket.addEventListener('message', (event) => {
      // The server is ours: what it sends is not checked again.
      this.receive(JSON.parse(String(event.data)) as ServerMessage);
    });
    this.socket.addEventListener('close', (event) =>
      this.disconnected(isFinalClose(event.code) ? 'closed' : 'connecting'),
    );
  }

  /** A move; `pressedAt` is the server's time (`clock.now()`) at which the person pressed. */
  act(action: JsonObject, pressedAt: Timestamp = this.clock.now()): Promise<Answer> {
    return this.request((id) => ({ t: 'act', id, action, pressedAt }));
  }

  table(request: TableRequest): Promise<Answer> {
    return this.request((id) => ({ t: 'table', id, request }));
  }

  say(text: string, replyTo?: number): Promise<Answer> {
    return this.request((id) => ({ t: 'say', id, text, ...(replyTo !== undefined && { replyTo }) }));
  }

  react(emoji: string): void {
    this.send({ t: 'react', emoji });
  }

  show(show: Show | null): void {
    this.send({ t: 'show', show });
  }

  point({ what, x, y }: Point): void {
    this.send({ t: 'point', what, x, y });
  }

  /** False where there is no connection now. */
  voice(message: VoiceMessage): boolean {
    return this.status === 'open' && this.send(message);
  }

  signal(signal: 'spoke' | 'heard' | 'left' | 'hand'): void {
    this.send({ t: 'signal', signal });
  }

  /** Goes for good. */
  close(): void {
    this.socket.close(1000);
    this.disconnected('closed');
  }

  private checkSilence(): void {
    if (this.socket.readyState !== 1 || localNow() - this.lastReceived < silenceMs) return;
    this.disconnected('connecting');
    this.socket.reconnect();
  }

  private hello(): void {
    this.lastReceived = localNow();
    this.send({ t: 'hello', token: this.options.token, ...(this.seq !== undefined && { seq: this.seq }) });
  }

  private request(message: (id: number) => NumberedMessage): Promise<Answer> {
    return new Promise((resolve) => {
      const id = ++this.lastId;
      if (this.status !== 'open' || !this.send(message(id))) resolve({ t: 'lost' });
      else this.pending.set(id, resolve);
    });
  }

  private send(message: ClientMessage): boolean {
    if (this.socket.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private receive(message: ServerMessage): void {
    this.lastReceived = localNow();
    switch (message.t) {
      case 'welcome':
        this.clock.guess(message.now);
        // The room was opened anew: what it had not answered, it never will.
        this.dropPending();
        this.chat = [...message.chat];
        this.setView(message.view, message.seq);
        this.setStatus('open');
        if (this.view) this.on.view?.(this.view, message.missed, true);
        return;
      case 'update':
        // The server makes patches so that the result is again a view.
        this.setView(
          applyPatch(this.sentView as unknown as Json, message.patch) as unknown as RoomViewOnWire,
          message.seq,
        );
        if (this.view) this.on.view?.(this.view, message.events, false);
        return;
      case 'done':
      case 'refused':
        this.pending.get(message.id)?.(message);
        this.pending.delete(message.id);
        return;
      case 'chat':
        this.chat = [...this.chat.slice(-199), message.line];
        this.on.chat?.(message.line, this.chat);
        return;
      case 'reaction':
        this.on.reaction?.(message.from, message.emoji);
        return;
      case 'show':
        this.on.show?.(message.show, message.by);
        return;
      case 'point':
        this.on.point?.(message, message.from);
        return;
      case 'voice':
      case 'voice-ice':
      case 'voice-signal':
      case 'speaking':
        this.on.voice?.(message);
        return;
      case 'ping':
        this.send({ t: 'pong', n: message.n, at: localNow() });
        if (message.rtt > 0) this.clock.set(message.offset);
        return;
      case 'notice':
        this.on.notice?.(message.kind);
        return;
      case 'error':
        this.on.error?.(message.reason);
        return;
    }
  }

  private setView(sent: RoomViewOnWire, seq: number): void {
    this.sentView = sent;
    this.view = this.reader.read(sent);
    this.seq = seq;
  }

  private disconnected(status: Status): void {
    this.dropPending();
    if (status === 'closed') clearInterval(this.watchdog);
    this.setStatus(status);
  }

  private dropPending(): void {
    for (const resolve of this.pending.values()) resolve({ t: 'lost' });
    this.pending.clear();
  }

  private setStatus(status: Status): void {
    if (this.status === status || this.status === 'closed') return;
    this.status = status;
    this.on.status?.(status);
  }
}

export const connect = (options: ConnectOptions): RoomConnection => new RoomConnection(options);
