import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { loadBots } from '@tasovka/games';
import type { AnyGame } from '@tasovka/kernel';
import pino, { type Logger } from 'pino';
import { randomBot } from './bots/randomBot.ts';
import type { Config } from './config.ts';
import { makeApp } from './http/app.ts';
import { Metrics } from './metrics.ts';
import { Cluster } from './nodes/cluster.ts';
import { RedisConnections } from './nodes/redisConnections.ts';
import { RoomRegistry } from './rooms/registry.ts';
import { SocketServer } from './sockets/socketServer.ts';
import { tcpInfoReader } from './sockets/tcpInfo.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite/store.ts';
import type { Store } from './storage/store.ts';

export interface RunningServer {
  readonly port: number;
  readonly registry: RoomRegistry;
  /** Players get a notice and find the next process; everything is written. */
  close(): Promise<void>;
}

const makeBot = await loadBots({ clock: () => performance.now(), budgetMs: 30 });

/** Puts one node together and starts listening. */
export async function startServer(
  config: Config,
  games: Readonly<Record<string, AnyGame>>,
  log: Logger = pino({ level: config.logLevel }),
): Promise<RunningServer> {
  const store = await openStore(config, log);
  let sockets: SocketServer | null = null;
  const metrics = new Metrics({
    rooms: () => registry.rooms.size,
    seats: () => [...registry.rooms.values()].reduce((sum, { state }) => sum + state.table.players.length, 0),
    sockets: () => sockets?.size ?? 0,
  });
  const { leftMs, sitInMs, botPace, fair, sleepMs, tableRequestsPerHour, talkPerHour, joinsPerHour } = config;
  const registry: RoomRegistry = new RoomRegistry({
    games,
    store,
    botFactory: (game, level, seat) => makeBot(game, level, seat) ?? randomBot(level),
    botPace,
    absenceLimits: { leftMs, sitInMs },
    allowances: { tableRequestsPerHour, talkPerHour, joinsPerHour },
    fair,
    sleepMs,
    log,
    metrics,
  });
  const cluster = config.redisUrl === null ? null : await joinCluster(config.redisUrl, registry, log);
  const rooms = cluster ?? registry;
  const app = await makeApp({
    rooms,
    metrics,
    siteFolder: config.siteFolder,
    limits: config,
    trustProxy: config.trustProxy,
    log,
    admin: config.adminToken === null ? null : { token: config.adminToken, registry },
    ready: () => store.check(),
  });
  sockets = new SocketServer(app.server, {
    rooms,
    origins: config.origins,
    perAddress: config.socketsPerAddress,
    messagesPerSecond: config.messagesPerSecond,
    onRoundTrip: (ms) => metrics.roundTrip(ms),
    // Who stands in between acknowledges everything at once, and says nothing of how far away people are.
    tcpInfoOf: config.trustProxy ? () => () => null : await tcpInfoReader(),
    addressOf: (request) => {
      const forwarded = config.trustProxy ? request.headers['x-forwarded-for'] : undefined;
      const [first = ''] = String(forwarded ?? '').split(',');
      return first.trim() || (request.socket.remoteAddress ?? '');
    },
  });
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  log.info({ port }, 'listening');
  return {
    port,
    registry,
    async close() {
      await registry.close();
      await cluster?.stop();
      sockets?.close();
      await app.close();
      await store.close();
    },
  };
}

function openStore({ databaseUrl, dataFolder, durability }: Config, log: Logger): Promise<Store> {
  if (databaseUrl === null) return openSqlite({ file: join(dataFolder, 'tasovka.sqlite'), durability });
  return openPostgres(databaseUrl, (error) => log.warn({ why: error.message }, 'storage'));
}

async function joinCluster(redisUrl: string, registry: RoomRegistry, log: Logger): Promise<Cluster> {
  const redis = new RedisConnections(redisUrl, (error) => log.warn({ why: error.message }, 'redis'));
  await redis.connect();
  const cluster = new Cluster(randomUUID(), registry, redis, log);
  await cluster.start();
  return cluster;
}
