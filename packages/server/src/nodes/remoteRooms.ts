import type { Connection, Latency, RoomSession } from '../rooms/connection.ts';
import type { RoomReply, RoomRequest } from '../rooms/inbox/httpRequests.ts';
import type { ConnectFailure, Hello } from '../rooms/rooms.ts';
import type { NodeBus } from './nodeBus.ts';
import type { NodeMessage } from './nodeMessage.ts';

/** A connection of this node into a room that runs on another node. */
interface Outgoing {
  readonly owner: string;
  readonly connection: Connection;
  /** The last update that came through here. */
  lastSeq: number | undefined;
  /** Settles the attempt to connect, once. */
  settle: ((result: 'ok' | ConnectFailure) => void) | null;
}

type Incoming = Extract<NodeMessage, { kind: 'connected' | 'send' | 'close' | 'rejoin' | 'reply' }>;

/** How long a request to another node may take. */
const requestMs = 2500;
/** A dead node is noticed by its lease. This limit is for an attempt that got lost in any other way. */
const connectMs = 10_000;

/** The rooms of other nodes: requests and connections of this node are forwarded to the owner. */
export class RemoteRooms {
  private readonly bus: NodeBus;
  private readonly outgoing = new Map<string, Outgoing>();
  private readonly requests = new Map<number, (reply: RoomReply) => void>();
  private lastRequest = 0;

  constructor(bus: NodeBus) {
    this.bus = bus;
  }

  request(owner: string, code: string, request: RoomRequest): Promise<RoomReply> {
    const id = ++this.lastRequest;
    return within<RoomReply>(requestMs, { reason: 'unavailable' }, (settle) => {
      this.requests.set(id, settle);
      this.bus.send(owner, { kind: 'request', id, code, request });
    }).finally(() => this.requests.delete(id));
  }

  async connect(
    owner: string,
    code: string,
    hello: Hello,
    connection: Connection,
  ): Promise<RoomSession | ConnectFailure> {
    const { id, openedAt } = connection;
    const outgoing: Outgoing = { owner, connection, lastSeq: hello.seq, settle: null };
    this.outgoing.set(id, outgoing);
    const result = await within<'ok' | ConnectFailure>(connectMs, 'unavailable', (settle) => {
      outgoing.settle = settle;
      const latency = latencyOf(connection);
      this.bus.send(owner, { kind: 'connect', connection: id, openedAt, code, hello, latency });
    });
    outgoing.settle = null;
    if (result !== 'ok') {
      this.drop(outgoing);
      // It may have been connected and lost again at once, after it was sent something.
      if (outgoing.lastSeq !== hello.seq) connection.rejoin(outgoing.lastSeq);
      return result;
    }
    return {
      receive: (message) =>
        this.bus.send(owner, { kind: 'message', connection: id, message, latency: latencyOf(connection) }),
      leave: () => this.drop(outgoing),
    };
  }

  receive(from: string, message: Incoming): void {
    switch (message.kind) {
      case 'connected':
        this.settle(message.connection, message.result);
        return;
      case 'send':
        this.deliver(from, message.connection, message.text);
        return;
      case 'close':
        this.outgoing.get(message.connection)?.connection.close(message.code);
        return;
      case 'rejoin':
        this.rejoin(message.connection);
        return;
      case 'reply':
        this.requests.get(message.id)?.(message.reply);
        return;
    }
  }

  /** Nothing under way to those nodes can be relied on: the connections join anew and get a whole view. */
  rejoinAll(isBroken: (node: string) => boolean): void {
    for (const [id, { owner }] of [...this.outgoing]) if (isBroken(owner)) this.rejoin(id);
  }

  connectionsByOwner(): Map<string, string[]> {
    const byOwner = new Map<string, string[]>();
    for (const [id, { owner }] of this.outgoing) {
      const ids = byOwner.get(owner);
      if (ids) ids.push(id);
      else byOwner.set(owner, [id]);
    }
    return byOwner;
  }

  /** Settles at once: if the very next message ends the connection, that connection was established. */
  private settle(id: string, result: 'ok' | ConnectFailure): void {
    const outgoing = this.outgoing.get(id);
    outgoing?.settle?.(result);
    if (outgoing) outgoing.settle = null;
  }

  private deliver(from: string, id: string, text: string): void {
    const outgoing = this.outgoing.get(id);
    if (!outgoing) {
      this.bus.send(from, { kind: 'left', connection: id });
      return;
    }
    outgoing.lastSeq = seqOf(text) ?? outgoing.lastSeq;
    outgoing.connection.send(text);
  }

  /** A connection lost its room: it joins again, on whatever node the room runs then. */
  private rejoin(id: string): void {
    const outgoing = this.outgoing.get(id);
    if (!outgoing) return;
    this.outgoing.delete(id);
    if (outgoing.settle) outgoing.settle('unavailable');
    else outgoing.connection.rejoin(outgoing.lastSeq);
  }

  private drop(outgoing: Outgoing): void {
    const { connection, owner } = outgoing;
    if (this.outgoing.get(connection.id) !== outgoing) return;
    this.outgoing.delete(connection.id);
    this.bus.send(owner, { kind: 'left', connection: connection.id });
  }
}

/** Which row of the log a text to a device is about. */
const seqOf = (text: string): number | undefined => {
  const found = /^\{"t":"(?:update|welcome)","seq":(\d+)/.exec(text);
  return found ? Number(found[1]) : undefined;
};

const latencyOf = ({ latency: { rtt, jitter } }: Connection): Latency => ({ rtt, jitter });

/** What is settled in time, or the fallback. */
function within<T>(ms: number, fallback: T, start: (settle: (value: T) => void) => void): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(fallback), ms);
    start((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
