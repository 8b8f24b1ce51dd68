import type { NewRoom } from '@tasovka/protocol';
import type { Logger } from 'pino';
import type { Connection, RoomSession } from '../rooms/connection.ts';
import type { RoomReply, RoomRequest } from '../rooms/inbox/httpRequests.ts';
import type { RoomRegistry } from '../rooms/registry.ts';
import type { ConnectFailure, Hello, Rooms } from '../rooms/rooms.ts';
import { Leases, renewEveryMs } from './leases.ts';
import { NodeBus } from './nodeBus.ts';
import type { NodeMessage } from './nodeMessage.ts';
import type { RedisConnections } from './redisConnections.ts';
import { RemoteConnections } from './remoteConnections.ts';
import { RemoteRooms } from './remoteRooms.ts';

/** Every so many lease renewals the nodes compare their lists of connections. */
const compareEvery = 4;

/** All rooms of all nodes: those of this node's registry, and the way to the others. */
export class Cluster implements Rooms {
  private readonly registry: RoomRegistry;
  private readonly redis: RedisConnections;
  private readonly log: Logger;
  private readonly leases: Leases;
  private readonly bus: NodeBus;
  private readonly remoteRooms: RemoteRooms;
  private readonly remoteConnections: RemoteConnections;
  private timer: NodeJS.Timeout | null = null;
  private renewing = false;
  private renewals = 0;

  constructor(node: string, registry: RoomRegistry, redis: RedisConnections, log: Logger) {
    this.registry = registry;
    this.redis = redis;
    this.log = log;
    this.leases = new Leases(node, redis);
    this.bus = new NodeBus(node, redis, {
      receive: (from, message) => this.receive(from, message),
      linkBroken: (other) => this.resetLinks((one) => one === other),
    });
    this.remoteRooms = new RemoteRooms(this.bus);
    this.remoteConnections = new RemoteConnections(this.bus, (...args) => this.connectHere(...args));
    registry.onRoomClosed = (code) => void this.leases.release(code).catch(() => {});
    redis.onDisconnect = () => this.resetLinks(() => true);
  }

  async start(): Promise<void> {
    await this.bus.listen();
    await this.leases.renew();
    this.timer = setInterval(() => void this.renew(), renewEveryMs);
  }

  /** Other nodes may take our rooms at once. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.resetLinks(() => true);
    await this.leases.removeNode().catch(() => {});
    this.redis.close();
  }

  async create(room: NewRoom, address?: string): Promise<RoomReply> {
    const reply = await this.registry.create(room, address);
    if ('code' in reply) await this.leases.claim(reply.code);
    return reply;
  }

  async request(code: string, request: RoomRequest): Promise<RoomReply> {
    try {
      const owner = await this.leases.claim(code);
      if (owner === this.leases.node) return await this.registry.request(code, request);
      return await this.remoteRooms.request(owner, code, request);
    } catch {
      return { reason: 'unavailable' };
    }
  }

  async connect(code: string, hello: Hello, connection: Connection): Promise<RoomSession | ConnectFailure> {
    const owner = await this.leases.claim(code);
    return owner === this.leases.node
      ? this.registry.connect(code, hello, connection)
      : this.remoteRooms.connect(owner, code, hello, connection);
  }

  private receive(from: string, message: NodeMessage): void {
    switch (message.kind) {
      case 'connect':
      case 'message':
      case 'left':
      case 'connections':
        this.remoteConnections.receive(from, message);
        return;
      case 'request':
        void this.answer(from, message);
        return;
      default:
        this.remoteRooms.receive(from, message);
    }
  }

  /** The other node may have old information: a room is only opened where we own it. */
  private async connectHere(code: string, hello: Hello, connection: Connection): Promise<RoomSession | ConnectFailure> {
    const isOwner = (await this.leases.claim(code)) === this.leases.node;
    return isOwner ? this.registry.connect(code, hello, connection) : 'unavailable';
  }

  private async answer(from: string, { id, code, request }: Extract<NodeMessage, { kind: 'request' }>): Promise<void> {
    const work = this.leases.claim(code).then((owner): Promise<RoomReply> | RoomReply => {
      return owner === this.leases.node ? this.registry.request(code, request) : { reason: 'unavailable' };
    });
    const reply = await work.catch((): RoomReply => ({ reason: 'unavailable' }));
    this.bus.send(from, { kind: 'reply', id, reply });
  }

  // ---- When things break -----------------------------------------------------------------------------------------

  /** Nothing under way between us and those nodes can be relied on. */
  private resetLinks(isBroken: (node: string) => boolean): void {
    this.remoteRooms.rejoinAll(isBroken);
    this.remoteConnections.leaveAll(isBroken);
  }

  /**
   * Keeps our rooms ours, notices dead nodes, and compares lists of connections: a connection that only one side still
   * has would otherwise stay silent for ever, and nobody would know.
   */
  private async renew(): Promise<void> {
    if (this.renewing) return;
    this.renewing = true;
    try {
      if (!(await this.leases.renew())) {
        // The other nodes take us for dead, and our connections into their rooms with us.
        this.resetLinks(() => true);
        await this.releaseLostRooms();
      }
      const byOwner = this.remoteRooms.connectionsByOwner();
      if (++this.renewals % compareEvery === 0) {
        for (const [owner, connections] of byOwner) this.bus.send(owner, { kind: 'connections', connections });
      }
      for (const other of new Set([...byOwner.keys(), ...this.remoteConnections.nodes])) {
        if (await this.leases.isAlive(other)) continue;
        this.log.warn({ node: other }, 'a node is gone');
        this.resetLinks((node) => node === other);
      }
    } catch (error) {
      this.log.debug({ err: error }, 'lease not renewed');
    } finally {
      this.renewing = false;
    }
  }

  /** We were silent for too long, or Redis forgot: rooms that other nodes own now are let go. */
  private async releaseLostRooms(): Promise<void> {
    for (const [code, room] of [...this.registry.rooms]) {
      if (!(await this.registry.isOwner(room))) continue;
      if ((await this.leases.claim(code)) !== this.leases.node) this.registry.fence(code);
    }
  }
}
