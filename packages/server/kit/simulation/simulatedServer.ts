import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { AnyGame } from '@tasovka/kernel';
import pino, { type Logger } from 'pino';
import { randomBot } from '../../src/bots/randomBot.ts';
import { EdgeGuard } from '../../src/edgeGuard.ts';
import { type AddressAllowances, AddressLimits } from '../../src/limits/addressLimits.ts';
import { Metrics } from '../../src/metrics.ts';
import { Cluster } from '../../src/nodes/cluster.ts';
import type { Dial } from '../../src/nodes/dial.ts';
import type { LeaseStore } from '../../src/nodes/leaseStore.ts';
import { RoomRegistry } from '../../src/rooms/registry.ts';
import { RoomRequests } from '../../src/rooms/roomRequests.ts';
import { SocketServer } from '../../src/sockets/socketServer.ts';
import type { Store } from '../../src/storage/store.ts';

const unlimited: AddressAllowances = {
  connections: 1e6,
  connectionsPerAddress: 1e6,
  socketsPerAddress: 1e6,
  newSocketsPerMinute: 1e6,
  missesPerMinute: 1e6,
  requestsAtOnce: 1e6,
  requestsPerSecond: 1e6,
};

export interface SimulatedServerOptions {
  readonly store: Store;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly fair?: boolean;
  readonly log?: Logger;
  readonly node?: { readonly id: string; readonly leases: LeaseStore; readonly dial: Dial };
}

/** One for all: the figures of a process are watched from inside the runtime, and would be by every server anew. */
const metrics = new Metrics({ rooms: () => 0, seats: () => 0, sockets: () => 0, unread: () => 0 });
const ofCluster = { watchCluster: () => {}, forwardFailed: () => {} };

/** The real registry, cluster and socket server; only the network is simulated. */
export class SimulatedServer {
  readonly registry: RoomRegistry;
  readonly requests: RoomRequests;
  readonly cluster: Cluster | null;
  private readonly server = createServer();
  private readonly sockets: SocketServer;

  constructor({ store, games, fair = true, log = pino({ level: 'silent' }), node }: SimulatedServerOptions) {
    this.registry = new RoomRegistry({
      games,
      store,
      botFactory: (_game, level) => randomBot(level),
      botPace: 1,
      wordsForTable: () => null,
      voice: { iceServers: (now) => ({ servers: [], until: now + 3_600_000 }), keptMs: 15_000 },
      bell: null,
      absenceLimits: { leftMs: 2000, sitInMs: 30_000 },
      aloneMs: 600_000,
      fair,
      sleepMs: 20_000,
      log,
      metrics,
    });
    this.requests = new RoomRequests(this.registry, store, log, null);
    const cluster = node
      ? new Cluster({ ...node, node: node.id, registry: this.registry, metrics: ofCluster, log })
      : null;
    this.cluster = cluster;
    this.sockets = new SocketServer(this.server, {
      rooms: this.registry,
      origins: [],
      route: async (opening) => (cluster ? cluster.route(opening) : 'here'),
      messagesPerSecond: 1e6,
      silentMs: 12_000,
      unreadBytes: 1e8,
      limits: new AddressLimits(unlimited),
      guard: new EdgeGuard(log, metrics),
      onRoundTrip: () => {},
      onRefused: () => {},
      onClosed: () => {},
      addressOf: () => 'here',
    });
  }

  accept(socket: Duplex): void {
    this.server.emit('connection', socket);
  }

  /** As the real server closes. */
  async close(): Promise<void> {
    await this.registry.close();
    await this.cluster?.stop();
    this.sockets.close();
    this.server.close();
  }
}
