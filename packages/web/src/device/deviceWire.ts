import { connect, type Eyes, type Replay } from '@tasovka/protocol';
import type { OpenWire } from '../table/wire.ts';
import { gameOf, me } from './alone.ts';
import type { DevicePlan, FromWorker, ToWorker } from './messages.ts';

/** A worker that says nothing for so long when a socket is opened is dead: phones end what they find too large. */
const answerWithinMs = 1500;
const goneAway = 1006;

/** The worker in which the tables of this device live, started when it is first needed and again when it has died. */
class TableWorker {
  private worker: Worker | null = null;
  private readonly sockets = new Map<number, PageSocket>();
  private lastSocket = 0;
  private readonly replays = new Map<number, (replay: Replay | null) => void>();
  private lastReplay = 0;
  /** Its script has come: from now on it answers at once. */
  private hasSpoken = false;

  constructor() {
    document.addEventListener('visibilitychange', () => this.post({ kind: 'stand', still: document.hidden }));
  }

  get isAwake(): boolean {
    return this.hasSpoken;
  }

  add(socket: PageSocket): number {
    this.sockets.set(++this.lastSocket, socket);
    return this.lastSocket;
  }

  remove(socket: number): void {
    this.sockets.delete(socket);
    this.post({ kind: 'close', socket });
  }

  post(message: ToWorker): void {
    if (!this.worker && (message.kind === 'text' || message.kind === 'close' || message.kind === 'stand')) return;
    this.worker ??= this.start();
    this.worker.postMessage(message);
  }

  /** The last match of a table on this device; null where it is no longer kept. */
  replay(room: string, eyes: Eyes | undefined, hidesNames: boolean): Promise<Replay | null> {
    const n = ++this.lastReplay;
    const wanted = { room, game: gameOf(room), hidesNames, guest: me, ...(eyes !== undefined && { eyes }) };
    this.post({ kind: 'replay', n, wanted });
    return new Promise((resolve) => this.replays.set(n, resolve));
  }

  /** Every table is opened anew from what is kept of it. */
  restart(): void {
    this.worker?.terminate();
    this.worker = null;
    this.hasSpoken = false;
    for (const resolve of this.replays.values()) resolve(null);
    this.replays.clear();
    for (const socket of [...this.sockets.values()]) socket.closed(goneAway);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', () => {
      if (worker === this.worker) this.restart();
    });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.hear(data));
    return worker;
  }

  private hear(message: FromWorker): void {
    this.hasSpoken = true;
    switch (message.kind) {
      case 'opened':
        this.sockets.get(message.socket)?.opened();
        return;
      case 'text':
        this.sockets.get(message.socket)?.heard(message.text);
        return;
      case 'closed':
        this.sockets.get(message.socket)?.closed(message.code);
        return;
      case 'replay':
        this.replays.get(message.n)?.(message.replay);
        this.replays.delete(message.n);
        return;
    }
  }
}

export const tableWorker = new TableWorker();

/** What a web socket is to a server, to the worker: the client library knows no difference, and comes again by itself. */
class PageSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  private readonly n: number;
  private readonly timer: ReturnType<typeof setTimeout> | undefined;

  constructor(plan: DevicePlan) {
    super();
    this.n = tableWorker.add(this);
    if (tableWorker.isAwake) this.timer = setTimeout(() => tableWorker.restart(), answerWithinMs);
    tableWorker.post({ kind: 'open', socket: this.n, plan });
  }

  send(text: string): void {
    tableWorker.post({ kind: 'text', socket: this.n, text });
  }

  close(): void {
    clearTimeout(this.timer);
    this.readyState = WebSocket.CLOSED;
    tableWorker.remove(this.n);
  }

  opened(): void {
    clearTimeout(this.timer);
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  heard(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  closed(code: number): void {
    this.close();
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

/** The seat of somebody at a table on this device. */
export const deviceWire =
  (plan: DevicePlan, guest: string): OpenWire =>
  (on) => {
    const Socket = class extends PageSocket {
      static readonly CLOSING = 2;
      constructor() {
        super(plan);
      }
    };
    const connection = connect({ url: 'device:', room: plan.room, token: guest, on, WebSocket: Socket });
    return Object.assign(connection, { onDevice: true as const });
  };
