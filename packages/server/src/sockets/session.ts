import type { Duplex } from 'node:stream';
import {
  bounds,
  type ClientMessage,
  closing,
  idOf,
  parseClientMessage,
  readCode,
  type ServerMessage,
} from '@tasovka/protocol';
import type { WebSocket } from 'ws';
import { age } from '../fair/judge.ts';
import { Timing } from '../fair/timing.ts';
import type { Hello } from '../rooms/house.ts';
import type { Door, Heard } from '../rooms/line.ts';
import { preciseNow, turn } from '../turn.ts';
import type { AskAcknowledged } from './acknowledged.ts';
import { Allowance } from './allowance.ts';
import { onWire, pingFrame, textFrame } from './frames.ts';
import { Knock, type Knocker } from './knock.ts';
import type { Ears } from './reader.ts';
import type { Rooms } from './rooms.ts';
import { Watch } from './watch.ts';

interface Wanted extends Hello {
  readonly room: string;
}

type Phase =
  | { readonly kind: 'new' }
  | { readonly kind: 'entering'; readonly hello: Wanted; readonly knock: Knock }
  | { readonly kind: 'in'; readonly hello: Wanted; readonly knock: Knock; readonly door: Door }
  | { readonly kind: 'closed' };

export interface SessionOptions {
  readonly rooms: Rooms;
  /** Per seat; twice as many may come at once. */
  readonly messagesPerSecond: number;
  onRoundTrip(ms: number): void;
  /** What the system knows of a connection. */
  acknowledgedOf(wire: Duplex): AskAcknowledged;
}

type ErrorReason = Extract<ServerMessage, { t: 'error' }>['reason'];

const badMessagesAllowed = 5;
const helloWithin = 10_000;

/** Those who have something to send when this go is over. */
let unsent: Session[] = [];

function flushAll(): void {
  const sessions = unsent;
  unsent = [];
  for (const session of sessions) session.flush();
}

/** One socket: reads and bounds what comes, measures the way, and keeps the device in its room. */
export class Session implements Knocker, Ears {
  readonly since = Date.now();
  readonly delay = new Timing();
  private readonly watch: Watch;
  private readonly socket: WebSocket;
  /** The connection below: frames without compression can be written to it as they are. */
  private readonly wire: Duplex;
  /** Frames that leave with the next write. */
  private outbox = '';
  private readonly rooms: Rooms;
  private readonly messages: Allowance;
  private readonly chat: Allowance;
  private phase: Phase = { kind: 'new' };
  private badMessages = 0;
  private readonly onClosed: () => void;
  private readonly onRoundTrip: (ms: number) => void;
  private readonly helloTimer: NodeJS.Timeout;

  constructor(
    socket: WebSocket,
    wire: Duplex,
    { rooms, messagesPerSecond, onRoundTrip, acknowledgedOf }: SessionOptions,
    onClosed: () => void,
  ) {
    this.watch = new Watch(this.delay, acknowledgedOf(wire));
    this.onRoundTrip = onRoundTrip;
    this.socket = socket;
    this.wire = wire;
    this.rooms = rooms;
    this.onClosed = onClosed;
    this.messages = new Allowance(messagesPerSecond * 2, messagesPerSecond, turn.now);
    this.chat = new Allowance(5, 1, turn.now);
    this.helloTimer = setTimeout(() => this.close(closing.helloMissing), helloWithin);
    socket.on('message', (data, binary) => this.hear(binary ? '' : String(data)));
    socket.on('pong', (data) => this.hearEcho(String(data)));
    socket.on('close', () => this.end());
    // A socket that breaks is closed by ws; there is nothing else to do.
    socket.on('error', () => {});
  }

  // ---- What a room does with us ----------------------------------------------------------------------------------

  /** What is sent in one go leaves in one write: an answer and its update need not be two. */
  send(text: string): void {
    this.put(textFrame(text));
  }

  private put(frame: string): void {
    if (this.outbox === '' && unsent.push(this) === 1) process.nextTick(flushAll);
    this.outbox += frame;
  }

  flush(): void {
    if (this.outbox === '') return;
    const frames = this.outbox;
    this.outbox = '';
    if (this.socket.readyState !== 1) return;
    // Who does not read is let go: the picture is whole again after coming back.
    if (this.wire.writableLength > 1_000_000) this.socket.terminate();
    else this.wire.write(onWire(frames), 'latin1');
  }

  close(code: number): void {
    this.leave();
    this.flush();
    this.socket.close(code);
  }

  /** The room moved or must be opened anew: knock again until it opens. */
  lost(seen: number | undefined): void {
    if (this.phase.kind !== 'in' && this.phase.kind !== 'entering') return;
    const { room, token } = this.phase.hello;
    this.tell({ t: 'notice', kind: 'waiting-for-storage' });
    this.knock({ room, token, ...(seen !== undefined && { seq: seen }) }, 50);
  }

  // ---- What comes in ---------------------------------------------------------------------------------------------

  hear(text: string): void {
    if (this.phase.kind === 'closed') return;
    const message = text.length <= bounds.messageBytes ? parseClientMessage(text) : null;
    if (message?.t === 'pong') {
      if (!this.delay.pong(message.n, message.at, turn.now)) this.misbehave();
      return;
    }
    if (!this.messages.take(turn.now)) {
      this.tooFast(message);
      return;
    }
    if (!message) this.notUnderstood(text);
    else if (message.t === 'hello') this.hello(message);
    else if (this.phase.kind === 'in') this.pass(this.phase.door, message);
    else this.refuse(message, 'unavailable');
  }

  private pass(door: Door, message: Exclude<ClientMessage, { t: 'hello' | 'pong' }>): void {
    if ((message.t === 'say' || message.t === 'react') && !this.chat.take(turn.now)) {
      this.refuse(message, 'too-fast');
      return;
    }
    door.hear(message.t === 'act' ? this.judged(message) : message);
  }

  private judged({ id, action, press }: Extract<ClientMessage, { t: 'act' }>): Heard {
    return { t: 'act', id, action, age: age(press, turn.now, this.delay) };
  }

  private hello(message: Extract<ClientMessage, { t: 'hello' }>): void {
    if (this.phase.kind !== 'new') {
      this.misbehave();
      return;
    }
    clearTimeout(this.helloTimer);
    const room = readCode(message.room);
    if (!room) {
      this.fail('no-such-room', closing.noSuchRoom);
      return;
    }
    const hello = { room, token: message.token, ...(message.seq !== undefined && { seq: message.seq }) };
    this.knock(hello, 0);
  }

  /** Asks for entry; where the room cannot be had at the moment, again a little later. */
  private knock(hello: Wanted, wait: number): void {
    const knock = new Knock(this);
    this.phase = { kind: 'entering', hello, knock };
    const isCurrent = (): boolean => this.phase.kind === 'entering' && this.phase.knock === knock;
    const again = (): void => {
      knock.end();
      if (isCurrent()) this.knock(hello, Math.min(1000, 50 + wait * 1.6));
    };
    const enter = (): void => {
      if (!isCurrent()) return;
      this.rooms.enter(hello.room, hello, knock).then((door) => {
        if (typeof door !== 'string') this.entered(hello, knock, door);
        else if (!isCurrent()) return;
        else if (door === 'no-such-room') this.fail(door, closing.noSuchRoom);
        else if (door === 'bad-token') this.fail(door, closing.badToken);
        else again();
      }, again);
    };
    if (wait === 0) enter();
    else setTimeout(enter, wait * (0.7 + Math.random() * 0.6));
  }

  private entered(hello: Wanted, knock: Knock, door: Door): void {
    const isCurrent = this.phase.kind === 'entering' && this.phase.knock === knock;
    if (isCurrent) this.phase = { kind: 'in', hello, knock, door };
    else door.gone();
  }

  // ---- Pings -----------------------------------------------------------------------------------------------------

  ping(): void {
    if (this.phase.kind === 'closed') return;
    // Not the turn's time: a ping that leaves late was not on its way.
    const at = preciseNow();
    const { rtt, offset } = this.delay;
    const n = this.delay.ping(at);
    const ping: ServerMessage = { t: 'ping', n, at, rtt, offset };
    this.put(pingFrame(`${n}`));
    this.send(JSON.stringify(ping).padEnd(this.watch.leastLength));
    this.watch.pinged(n);
  }

  hearEcho(n: string): void {
    const took = this.delay.echo(Number(n), turn.now, turn.late);
    if (took === null) return;
    this.watch.echoed(took);
    this.onRoundTrip(this.delay.rtt);
  }

  // ---- What goes wrong -------------------------------------------------------------------------------------------

  private notUnderstood(text: string): void {
    const id = idOf(text.slice(0, bounds.messageBytes));
    if (id !== null) this.tell({ t: 'refused', id, reason: 'bad-message' });
    else this.tell({ t: 'error', reason: 'bad-message' });
    this.misbehave();
  }

  private misbehave(): void {
    if (++this.badMessages > badMessagesAllowed) this.close(closing.badMessages);
  }

  private tooFast(message: ClientMessage | null): void {
    if (message) this.refuse(message, 'too-fast');
    this.badMessages += 0.05;
    if (this.badMessages > badMessagesAllowed) this.close(closing.tooFast);
  }

  private refuse(message: ClientMessage, reason: 'too-fast' | 'unavailable'): void {
    if ('id' in message) this.tell({ t: 'refused', id: message.id, reason });
    else if (reason === 'too-fast') this.tell({ t: 'error', reason });
  }

  private fail(reason: ErrorReason, code: number): void {
    this.tell({ t: 'error', reason });
    this.close(code);
  }

  private tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  private end(): void {
    this.leave();
    this.onClosed();
  }

  private leave(): void {
    clearTimeout(this.helloTimer);
    const { phase } = this;
    this.phase = { kind: 'closed' };
    if (phase.kind === 'entering' || phase.kind === 'in') phase.knock.end();
    if (phase.kind === 'in') phase.door.gone();
  }
}
