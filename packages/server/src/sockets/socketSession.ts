import type { Duplex } from 'node:stream';
import {
  bounds,
  type ClientMessage,
  closeCodes,
  idOf,
  parseClientMessage,
  parseRoomCode,
  type ServerMessage,
} from '@tasovka/protocol';
import type { WebSocket } from 'ws';
import { LatencyEstimate } from '../fairness/latencyEstimate.ts';
import { inputAge } from '../fairness/pressTime.ts';
import { loopClock, preciseNow } from '../loopClock.ts';
import type { RoomMessage } from '../rooms/connection.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { pingFrame, textFrame } from './frameEncoder.ts';
import type { FrameListener } from './frameReader.ts';
import { FrameWriter } from './frameWriter.ts';
import { LatencyProbe } from './latencyProbe.ts';
import { RateLimit } from './rateLimit.ts';
import { RoomJoin } from './roomJoin.ts';
import type { ConnectionOwner } from './socketConnection.ts';
import type { ReadTcpInfo } from './tcpInfo.ts';

export interface SessionOptions {
  readonly rooms: Rooms;
  /** Per seat; twice as many may come at once. */
  readonly messagesPerSecond: number;
  onRoundTrip(ms: number): void;
  tcpInfoOf(stream: Duplex): ReadTcpInfo;
}

type ErrorReason = Extract<ServerMessage, { t: 'error' }>['reason'];

const badMessagesAllowed = 5;
const helloWithin = 10_000;

/** One socket: parses and limits what comes in, measures latency, and keeps the device in its room. */
export class SocketSession implements ConnectionOwner, FrameListener {
  readonly openedAt = Date.now();
  readonly latency = new LatencyEstimate();
  private readonly probe: LatencyProbe;
  private readonly socket: WebSocket;
  private readonly writer: FrameWriter;
  private readonly join: RoomJoin;
  private readonly messages: RateLimit;
  private readonly chat: RateLimit;
  private readonly onClosed: () => void;
  private readonly onRoundTrip: (ms: number) => void;
  private readonly helloTimer: NodeJS.Timeout;
  private badMessages = 0;
  private isClosed = false;

  constructor(
    socket: WebSocket,
    stream: Duplex,
    { rooms, messagesPerSecond, onRoundTrip, tcpInfoOf }: SessionOptions,
    onClosed: () => void,
  ) {
    this.probe = new LatencyProbe(this.latency, tcpInfoOf(stream));
    this.onRoundTrip = onRoundTrip;
    this.socket = socket;
    this.writer = new FrameWriter(
      stream,
      () => socket.readyState === 1,
      () => socket.terminate(),
    );
    this.join = new RoomJoin(rooms, this, (reason) =>
      reason === 'outdated-node'
        ? this.close(closeCodes.outdatedNode)
        : this.fail(reason, reason === 'bad-token' ? closeCodes.badToken : closeCodes.noSuchRoom),
    );
    this.onClosed = onClosed;
    this.messages = new RateLimit(messagesPerSecond * 2, messagesPerSecond, loopClock.now);
    this.chat = new RateLimit(5, 1, loopClock.now);
    this.helloTimer = setTimeout(() => this.close(closeCodes.helloMissing), helloWithin);
    socket.on('message', (data, binary) => this.onText(binary ? '' : String(data)));
    socket.on('pong', (data) => this.onPong(String(data)));
    socket.on('close', () => this.end());
    // The library closes a broken socket; there is nothing else to do.
    socket.on('error', () => {});
  }

  // ---- What a room does with this socket -------------------------------------------------------------------------

  send(text: string): void {
    this.writer.put(textFrame(text));
  }

  close(code: number): void {
    this.leave();
    this.writer.flush();
    this.socket.close(code);
  }

  rejoin(lastSeq: number | undefined): void {
    if (this.join.rejoin(lastSeq)) this.sendMessage({ t: 'notice', kind: 'waiting-for-storage' });
  }

  // ---- What comes in ---------------------------------------------------------------------------------------------

  onText(text: string): void {
    if (this.isClosed) return;
    const message = text.length <= bounds.messageBytes ? parseClientMessage(text) : null;
    if (message?.t === 'pong') {
      if (!this.latency.pong(message.n, message.at, loopClock.now)) this.countBadMessage();
      return;
    }
    if (!this.messages.take(loopClock.now)) {
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

  private hello({ room: typed, token, seq }: Extract<ClientMessage, { t: 'hello' }>): void {
    if (!this.join.isIdle) {
      this.countBadMessage();
      return;
    }
    clearTimeout(this.helloTimer);
    const room = parseRoomCode(typed);
    if (room) this.join.join({ room, token, ...(seq !== undefined && { seq }) });
    else this.fail('no-such-room', closeCodes.noSuchRoom);
  }

  // ---- Pings -----------------------------------------------------------------------------------------------------

  ping(): void {
    if (this.isClosed) return;
    // Not the loop's time: a ping that leaves late was not on its way.
    const at = preciseNow();
    const { rtt, offset } = this.latency;
    const n = this.latency.ping(at);
    const ping: ServerMessage = { t: 'ping', n, at, rtt, offset };
    this.writer.put(pingFrame(`${n}`));
    this.send(JSON.stringify(ping).padEnd(this.probe.leastLength));
    this.probe.pinged(n);
  }

  onPong(n: string): void {
    const took = this.latency.echo(Number(n), loopClock.now, loopClock.late);
    if (took === null) return;
    this.probe.echoed(took);
    this.onRoundTrip(this.latency.rtt);
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

  private end(): void {
    this.leave();
    this.onClosed();
  }

  private leave(): void {
    clearTimeout(this.helloTimer);
    this.isClosed = true;
    this.join.leave();
  }
}
