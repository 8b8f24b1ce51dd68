import type { Connection, Latency, RoomSession } from '../rooms/connection.ts';
import type { ConnectFailure, Hello } from '../rooms/rooms.ts';
import type { NodeBus } from './nodeBus.ts';
import type { NodeMessage } from './nodeMessage.ts';

/** Connects to a room of this node. */
type ConnectHere = (code: string, hello: Hello, connection: Connection) => Promise<RoomSession | ConnectFailure>;
type Incoming = Extract<NodeMessage, { kind: 'connect' | 'message' | 'left' | 'connections' }>;

/** A device whose socket is on another node, connected to a room that runs here. */
class RemoteConnection implements Connection {
  readonly id: string;
  readonly node: string;
  readonly openedAt: number;
  latency: Latency;
  session: RoomSession | null = null;
  private readonly all: RemoteConnections;
  /** The id on the node that has the socket. */
  private readonly remoteId: string;

  constructor(
    all: RemoteConnections,
    node: string,
    { connection, openedAt, latency }: Extract<NodeMessage, { kind: 'connect' }>,
  ) {
    this.all = all;
    this.node = node;
    this.remoteId = connection;
    this.id = `${node} ${connection}`;
    this.openedAt = openedAt;
    this.latency = latency;
  }

  get isOpen(): boolean {
    return this.all.isCurrent(this);
  }

  send(text: string): void {
    this.all.bus.send(this.node, { kind: 'send', connection: this.remoteId, text });
  }

  close(code: number): void {
    this.all.bus.send(this.node, { kind: 'close', connection: this.remoteId, code });
  }

  rejoin(): void {
    this.all.forget(this);
    this.all.bus.send(this.node, { kind: 'rejoin', connection: this.remoteId });
  }

  connected(result: 'ok' | ConnectFailure): void {
    this.all.bus.send(this.node, { kind: 'connected', connection: this.remoteId, result });
  }
}

/** The devices that are in rooms of this node through other nodes. */
export class RemoteConnections {
  readonly bus: NodeBus;
  private readonly connectHere: ConnectHere;
  private readonly connections = new Map<string, RemoteConnection>();

  constructor(bus: NodeBus, connectHere: ConnectHere) {
    this.bus = bus;
    this.connectHere = connectHere;
  }

  get nodes(): string[] {
    return [...this.connections.values()].map(({ node }) => node);
  }

  receive(from: string, message: Incoming): void {
    switch (message.kind) {
      case 'connect':
        void this.connect(new RemoteConnection(this, from, message), message);
        return;
      case 'message': {
        const connection = this.connections.get(`${from} ${message.connection}`);
        if (!connection) return;
        connection.latency = message.latency;
        connection.session?.receive(message.message);
        return;
      }
      case 'left':
        this.leave(`${from} ${message.connection}`);
        return;
      case 'connections':
        for (const connection of message.connections) {
          if (!this.connections.has(`${from} ${connection}`)) this.bus.send(from, { kind: 'rejoin', connection });
        }
        return;
    }
  }

  isCurrent(connection: RemoteConnection): boolean {
    return this.connections.get(connection.id) === connection;
  }

  forget(connection: RemoteConnection): void {
    if (this.isCurrent(connection)) this.connections.delete(connection.id);
  }

  leaveAll(isBroken: (node: string) => boolean): void {
    for (const [id, { node }] of [...this.connections]) if (isBroken(node)) this.leave(id);
  }

  private async connect(
    connection: RemoteConnection,
    { code, hello }: Extract<NodeMessage, { kind: 'connect' }>,
  ): Promise<void> {
    this.leave(connection.id);
    this.connections.set(connection.id, connection);
    const session = await this.connectHere(code, hello, connection).catch((): ConnectFailure => 'unavailable');
    if (typeof session === 'string') {
      this.forget(connection);
      connection.connected(session);
    } else if (this.isCurrent(connection)) {
      connection.session = session;
      connection.connected('ok');
    } else session.leave();
  }

  private leave(id: string): void {
    const connection = this.connections.get(id);
    this.connections.delete(id);
    connection?.session?.leave();
  }
}
