import {
  bounds,
  type ClientMessage,
  closeCodes,
  idOf,
  parseClientMessage,
  type ServerMessage,
} from '@tasovka/protocol';
import type { WebSocket } from 'ws';
import type { EdgeGuard } from '../edgeGuard.ts';
import { LatencyEstimate } from '../fairness/latencyEstimate.ts';
import { inputAge } from '../fairness/pressTime.ts';
import type { AddressLimits } from '../limits/addressLimits.ts';
import { RateLimit } from '../limits/rateLimit.ts';
import { loopClock, preciseNow } from '../loopClock.ts';
import type { ConnectFailure, RoomMessage } from '../rooms/connection.ts';
import type { RoomRegistry } from '../rooms/registry.ts';
import { type CloseReason, reasonOf } from './closeReason.ts';
import { Heartbeat } from './heartbeat.ts';
import { PingSchedule } from './pingSchedule.ts';
import { type ConnectionOwner, RoomJoin } from './roomJoin.ts';
import { SocketOutput } from './socketOutput.ts';

export interface SessionOptions {
  readonly rooms: Pick<RoomRegistry, 'connect'>;
  /** Per seat; twice as many may come at once. */
  readonly messagesPerSecond: number;
  /** A client that echoes no ping for so long is gone. */
  readonly silentMs: number;
  readonly limits: AddressLimits;
  readonly guard: EdgeGuard;
  onRoundTrip(ms: number): void;
  onClosed(why: CloseReason): void;
}

/** One socket's part of the upgrade. */
export interface OpenedSocket {
  readonly socket: WebSocket;
  readonly room: string;
  readonly address: string;
}

type ErrorReason = Extract<ServerMessage, { t: 'error' }>['reason'];

const badMessagesAllowed = 5;
/** What connecting to nine others at once takes, twice. */
const signalsOfSocket = { atOnce: 900, perSecond: 15 };
const helloWithin = 10_000;
/** A refused hello is answered at one of these moments: how long a search took tells nothing about a room. */
const refusalStepMs = 500;

/** What is no secret to strangers. */
const refusals = {
  'outdated-node': closeCodes.outdatedNode,
  moved: closeCodes.roomMoved,
  broken: closeCodes.roomBroken,
  'nobody-here': closeCodes.nobodyHere,
} as const;

/** One socket: parses and limits what comes in, measures latency, and keeps the device in its room. */
export class SocketSession implements ConnectionOwner {
  readonly openedAt = Date.now();
  readonly latency = new LatencyEstimate();
  private readonly socket: WebSocket;
  private readonly address: string;
  private readonly options: SessionOptions;
  private readonly output: SocketOutput;
  private readonly join: RoomJoin;
  private readonly messages: RateLimit;
  private readonly chat: RateLimit;
  private readonly signals: RateLimit;
  private readonly heartbeat: Heartbeat;
  private readonly pings: PingSchedule;
  private readonly onEnd: () => void;
  private readonly helloTimer: NodeJS.Timeout;
  private readonly giveUp = (): void => this.terminate('failed');
  private helloAt = 0;
  private badMessages = 0;
  private isClosed = false;
  private reason: CloseReason = 'by-client';

  constructor({ socket, room, address }: OpenedSocket, options: SessionOptions, onEnd: () => void) {
    const { rooms, messagesPerSecond, silentMs } = options;
    this.socket = socket;
    this.address = address;
    this.options = options;
    this.onEnd = onEnd;
    this.output = new SocketOutput(socket, () => this.terminate('unread'));
    this.heartbeat = new Heartbeat(this.latency, this.output, {
      onRoundTrip: options.onRoundTrip,
      onSilent: () => this.terminate('silent'),
      onFlood: () => this.close(closeCodes.tooFast),
    });
    this.join = new RoomJoin(rooms, room, this, (reason) => this.joinRefused(reason));
    this.messages = new RateLimit(messagesPerSecond * 2, messagesPerSecond, loopClock.now);
    this.chat = new RateLimit(5, 1, loopClock.now);
    this.signals = new RateLimit(signalsOfSocket.atOnce, signalsOfSocket.perSecond, loopClock.now);
    const guarded = (work: () => void) => () => this.guarded('timer', work);
    this.helloTimer = setTimeout(
      guarded(() => this.close(closeCodes.helloMissing)),
      helloWithin,
    );
    this.pings = new PingSchedule(
      guarded(() => this.heartbeat.ping()),
      silentMs,
    );
    socket.on('message', (data, binary) => this.guarded('message', () => this.onText(binary ? '' : String(data))));
    socket.on('ping', (data) => this.guarded('ping', () => this.isClosed || this.heartbeat.onPing(data)));
    socket.on('pong', (data) => this.guarded('pong', () => this.isClosed || this.heartbeat.onPong(String(data))));
    socket.on('close', () => this.guarded('close', () => this.end()));
    // The library closes a broken socket; there is nothing else to do.
    socket.on('error', () => {});
  }

  /** Bytes that wait for the client to read. */
  get unread(): number {
    return this.output.unread;
  }

  /** It is too much for all together. */
  endUnread(): void {
    this.terminate('unread');
  }

  checkSilence(): void {
    this.guarded('timer', () => this.heartbeat.checkSilence());
  }

  // ---- What a room does with this socket -------------------------------------------------------------------------

  send(text: string): void {
    this.output.text(text);
  }

  close(code: number): void {
    if (!this.isClosed) this.reason = reasonOf(code);
    this.leave();
    this.output.close(code);
  }

  sendWaiting(): void {
    this.sendMessage({ t: 'notice', kind: 'waiting-for-storage' });
  }

  // ---- What comes in ---------------------------------------------------------------------------------------------

  private onText(text: string): void {
    if (this.isClosed) return;
    const message = parseBounded(text);
    if (message?.t === 'pong') {
      if (!this.latency.pong(message.n, message.at, loopClock.now)) this.countBadMessage();
      return;
    }
    const limit = message?.t === 'voice-signal' ? this.signals : this.messages;
    if (!limit.take(loopClock.now)) {
      this.tooFast(message);
      return;
    }
    const { session } = this.join;
    if (!message) this.notUnderstood(text);
    else if (message.t === 'hello') this.hello(message);
    else if (!session) this.refuse(message, 'unavailable');
    else if ((message.t === 'say' || message.t === 'react') && !this.chat.take(loopClock.now)) {
      this.refuse(message, 'too-fast');
    } else session.receive(message.t === 'act' ? this.withAge(message) : message);
  }

  private withAge({ id, action, pressedAt }: Extract<ClientMessage, { t: 'act' }>): RoomMessage {
    return { t: 'act', id, action, age: inputAge(pressedAt, loopClock.now, this.latency) };
  }

  private hello({ token, seq }: Extract<ClientMessage, { t: 'hello' }>): void {
    if (!this.join.isIdle) {
      this.countBadMessage();
      return;
    }
    clearTimeout(this.helloTimer);
    // Out of misses nobody is told anything any more, right or wrong.
    if (!this.options.limits.misses.hasLeft(this.address)) {
      this.close(closeCodes.tooFast);
      return;
    }
    this.helloAt = loopClock.now;
    this.join.join({ token, ...(seq !== undefined && { seq }) });
  }

  /** A stranger hears the same, and as late, of a room that is not there and of a token that is not right. */
  private joinRefused(reason: Exclude<ConnectFailure, 'unavailable'>): void {
    if (reason === 'broken') this.sendMessage({ t: 'notice', kind: 'broken' });
    if (reason !== 'no-such-room' && reason !== 'bad-token') {
      this.close(refusals[reason]);
      return;
    }
    this.options.limits.misses.take(this.address);
    const took = preciseNow() - this.helloAt;
    const answer = (): void => this.guarded('timer', () => this.fail('bad-token', closeCodes.badToken));
    setTimeout(answer, refusalStepMs - (took % refusalStepMs));
  }

  // ---- What goes wrong -------------------------------------------------------------------------------------------

  private notUnderstood(text: string): void {
    const id = idOf(text.slice(0, bounds.messageBytes));
    if (id !== null) this.sendMessage({ t: 'refused', id, reason: 'bad-message' });
    else this.sendMessage({ t: 'error', reason: 'bad-message' });
    this.countBadMessage();
  }

  private countBadMessage(): void {
    if (++this.badMessages > badMessagesAllowed) this.close(closeCodes.badMessages);
  }

  private tooFast(message: ClientMessage | null): void {
    if (message) this.refuse(message, 'too-fast');
    this.badMessages += 0.05;
    if (this.badMessages > badMessagesAllowed) this.close(closeCodes.tooFast);
  }

  private refuse(message: ClientMessage, reason: 'too-fast' | 'unavailable'): void {
    if ('id' in message) this.sendMessage({ t: 'refused', id: message.id, reason });
    else if (reason === 'too-fast') this.sendMessage({ t: 'error', reason });
  }

  private fail(reason: ErrorReason, code: number): void {
    this.sendMessage({ t: 'error', reason });
    this.close(code);
  }

  private sendMessage(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  private guarded(where: string, work: () => unknown): void {
    this.options.guard.run(where, work, this.giveUp);
  }

  /** The session ends when the library says that the socket is closed: a room may be in the middle of telling everybody. */
  private terminate(why: CloseReason): void {
    if (!this.isClosed) this.reason = why;
    this.isClosed = true;
    this.socket.terminate();
  }

  private end(): void {
    this.onEnd();
    this.options.onClosed(this.reason);
    this.leave();
  }

  private leave(): void {
    clearTimeout(this.helloTimer);
    this.pings.stop();
    this.isClosed = true;
    this.join.leave();
  }
}

/** Only what devices say to each other to connect is long. */
function parseBounded(text: string): ClientMessage | null {
  const message = text.length <= bounds.signalBytes ? parseClientMessage(text) : null;
  return message?.t === 'voice-signal' || text.length <= bounds.messageBytes ? message : null;
}
