import { type ClientMessage, closeCodes, parseClientMessage, type ServerMessage } from '@tasovka/protocol';
import type { Connection, Room } from '@tasovka/server/room';
import type { DeviceClock } from './deviceClock.ts';

/** A page that hears nothing for a while believes that its table is gone. */
const pingEveryMs = 4000;
/** Not final: the page comes again, and the table is opened anew. */
const comeAgain = 1012;

/** The worker's end of one of the page's sockets: what a socket's session is on a server, with nothing to guard against. */
export class DeviceSocket implements Connection {
  readonly openedAt = performance.now();
  readonly latency = { rtt: 0, jitter: 0 };
  isOpen = true;
  private readonly room: Promise<Room>;
  private joined: Room | null = null;
  private readonly clock: DeviceClock;
  private readonly post: { text(text: string): void; closed(code: number): void };
  private readonly pings: ReturnType<typeof setInterval>;
  private n = 0;

  constructor(room: Promise<Room>, clock: DeviceClock, post: DeviceSocket['post']) {
    this.room = room;
    this.clock = clock;
    this.post = post;
    this.pings = setInterval(() => this.ping(), pingEveryMs);
  }

  /** Tells the page what time it is at the table. */
  ping(): void {
    this.tell({ t: 'ping', n: ++this.n, at: this.clock.now(), rtt: 1, offset: this.clock.offset });
  }

  receive(text: string): void {
    const message = parseClientMessage(text);
    if (!message || message.t === 'pong') return;
    if (message.t === 'hello') void this.join(message);
    else if (this.joined) this.joined.receive(this, message.t === 'act' ? { ...message, age: 0 } : message);
    else if ('id' in message) this.tell({ t: 'refused', id: message.id, reason: 'unavailable' });
  }

  private async join({ token, seq }: Extract<ClientMessage, { t: 'hello' }>): Promise<void> {
    const room = await this.room.catch(() => null);
    if (!this.isOpen) return;
    if (!room) {
      this.tell({ t: 'notice', kind: 'broken' });
      this.close(closeCodes.roomBroken);
    } else if (!room.state.table.guest(token)) this.close(closeCodes.badToken);
    else {
      this.joined = room;
      await room.connect(token, this, seq);
      this.ping();
    }
  }

  private tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  send(text: string): void {
    if (this.isOpen) this.post.text(text);
  }

  close(code: number): void {
    if (!this.isOpen) return;
    // Another window has opened the table: this one takes it back when its owner says so.
    const isElsewhere = code === closeCodes.roomMoved;
    if (isElsewhere) this.tell({ t: 'notice', kind: 'moved-device' });
    this.post.closed(isElsewhere ? closeCodes.movedDevice : code);
    this.end();
  }

  rejoin(): void {
    this.close(comeAgain);
  }

  /** The page has closed it, or we have. */
  end(): void {
    this.isOpen = false;
    clearInterval(this.pings);
    this.joined?.disconnected(this);
  }
}
