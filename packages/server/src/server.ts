import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { join } from 'node:path';
import { loadBots } from '@tasovka/games';
import type { AnyGame } from '@tasovka/kernel';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import { LanguageModel } from './bots/languageModel.ts';
import { randomBot } from './bots/randomBot.ts';
import { Talker } from './bots/talker.ts';
import type { Config } from './config.ts';
import { EdgeGuard } from './edgeGuard.ts';
import { makeApp } from './http/app.ts';
import { publicAddress } from './http/publicAddress.ts';
import { Readiness } from './http/readiness.ts';
import { fingerprintOf, keptCertificate } from './https/keptCertificate.ts';
import { warningServer } from './https/warningPage.ts';
import { AddressLimits } from './limits/addressLimits.ts';
import { addressReader } from './limits/clientAddress.ts';
import { OwnCalls } from './limits/ownCalls.ts';
import { Metrics } from './metrics.ts';
import { Cluster } from './nodes/cluster.ts';
import { dial } from './nodes/dial.ts';
import { nodeAddress } from './nodes/nodeAddress.ts';
import { RedisConnection } from './nodes/redisConnection.ts';
import { RedisLeases } from './nodes/redisLeases.ts';
import { newPushKeys, PushSender } from './push/pushSender.ts';
import { TableBell } from './push/tableBell.ts';
import { RoomRegistry } from './rooms/registry.ts';
import { RoomRequests } from './rooms/roomRequests.ts';
import { SocketServer } from './sockets/socketServer.ts';
import { DiskReserve } from './storage/diskReserve.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite/store.ts';
import type { Store } from './storage/store.ts';
import { TurnServers } from './voice/turnServers.ts';

export interface RunningServer {
  readonly port: number;
  /** Where the app is served by https with a certificate of our own. */
  readonly https: { readonly plainPort: number; readonly fingerprint: string } | null;
  readonly registry: RoomRegistry;
  readonly requests: RoomRequests;
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
  if (config.https && config.redisUrl !== null) {
    throw new Error('HTTPS=1 is for one node alone: several stand behind a proxy that has the certificate');
  }
  const tls = config.https ? await keptCertificate(join(config.dataFolder, 'https')) : null;
  const store = await openStore(config, log);
  let sockets: SocketServer | null = null;
  const metrics = new Metrics({
    rooms: () => registry.rooms.size,
    seats: () => [...registry.rooms.values()].reduce((sum, { state }) => sum + state.table.players.length, 0),
    sockets: () => sockets?.size ?? 0,
    unread: () => sockets?.unread ?? 0,
  });
  const { leftMs, sitInMs, botPace, aloneMs, fair, sleepMs } = config;
  const { tableRequestsPerHour, talkPerHour, joinsPerHour, catchUpsPerHour } = config;
  const disk = new DiskReserve(config.databaseUrl === null ? config.dataFolder : null, config.diskReserveMB * 1e6);
  const talker = talkerBy(config, metrics, log);
  const bell = await bellBy(config, store, metrics, log);
  const registry: RoomRegistry = new RoomRegistry({
    games,
    store,
    botFactory: (game, level, seat) => makeBot(game, level, seat) ?? randomBot(level),
    botPace,
    wordsForTable: () => talker?.forTable() ?? null,
    voice: config.voice && new TurnServers(config.voice),
    bell,
    absenceLimits: { leftMs, sitInMs },
    allowances: { tableRequestsPerHour, talkPerHour, joinsPerHour, catchUpsPerHour },
    hasSpace: () => disk.hasMore(),
    aloneMs,
    fair,
    sleepMs,
    log,
    metrics,
  });
  const requests = new RoomRequests(registry, store, log, bell);
  metrics.watchStorage(() => registry.commit.waitingRows, config.databaseUrl === null ? config.dataFolder : null);
  const redis = config.redisUrl === null ? null : await connectRedis(config.redisUrl, log);
  const node = randomUUID();
  const cluster = redis && new Cluster({ node, registry, leases: new RedisLeases(node, redis), dial, metrics, log });
  const onRefused = (why: string): void => metrics.refusedAtEdge(why);
  const limits = new AddressLimits(config, () => onRefused('misses'));
  const directAddress = addressReader(config.proxyHops, () =>
    log.warn('requests come through a proxy: set TRUST_PROXY'),
  );
  const ownCalls = new OwnCalls();
  const addressOf = (request: IncomingMessage): string =>
    cluster?.clientAddress(request.headers) ?? ownCalls.addressIn(request.headers) ?? directAddress(request);
  const isNode = (address: string): boolean => cluster?.hasNodeAt(address) ?? false;
  const { connections, proxyHops, requestMs } = config;
  const readiness = new Readiness(
    () => store.check(),
    () => cluster?.isReady() ?? true,
  );
  const edge = { limits, connections, proxyHops, requestMs, addressOf, isNode, onRefused };
  let plain: Server | null = null;
  const app: FastifyInstance = await makeApp({
    registry,
    requests,
    cluster,
    metrics,
    siteFolder: config.siteFolder,
    store,
    games,
    limits: config,
    edge,
    tls,
    plainPort: () => plain && portOf(plain),
    log,
    admin: config.adminToken === null ? null : { token: config.adminToken, sockets: () => sockets?.size ?? 0 },
    publicAddress: (port) => publicAddress(config.host, config.origins, port),
    readiness,
    // Our own certificate is believed by nobody, not even by us: assistants come by plain http, or through a proxy.
    mcp:
      config.mcp && !tls
        ? {
            server: () => `http://127.0.0.1:${portOf(app.server)}`,
            headersFor: (address) => ownCalls.headersFor(address),
            callsPerMinute: config.callsPerMinute,
          }
        : null,
  });
  sockets = new SocketServer(app.server, {
    rooms: registry,
    origins: config.origins,
    route: async (opening) => (cluster ? cluster.route(opening) : 'here'),
    messagesPerSecond: config.messagesPerSecond,
    silentMs: config.silentMs,
    unreadBytes: config.unreadMB * 1e6,
    limits,
    guard: new EdgeGuard(log, metrics),
    addressOf,
    onRefused,
    onRoundTrip: (ms) => metrics.roundTrip(ms),
    onClosed: (why) => metrics.socketClosed(why),
  });
  await app.listen({ port: tls ? config.httpsPort : config.port, host: config.host });
  const port = portOf(app.server);
  if (tls) {
    plain = warningServer(port, edge).listen(config.port, config.host);
    await once(plain, 'listening');
  }
  await cluster?.start(nodeAddress(config.nodeAddress, config.host, port));
  log.info({ port }, 'listening');
  return {
    port,
    https: tls && plain && { plainPort: portOf(plain), fingerprint: fingerprintOf(tls) },
    registry,
    requests,
    async close() {
      readiness.close();
      talker?.close();
      bell?.close();
      await registry.close();
      await cluster?.stop();
      redis?.close();
      sockets?.close();
      plain?.close();
      plain?.closeAllConnections();
      await app.close();
      await store.close();
    },
  };
}

/** «Your own language model as a talker»; null where none is set. */
function talkerBy({ languageModel }: Config, metrics: Metrics, log: Logger): Talker | null {
  if (languageModel === null) return null;
  return new Talker({
    model: new LanguageModel(languageModel),
    budget: languageModel.budget,
    clock: () => performance.now(),
    log,
    onResult: (result) => metrics.lineWorded(result),
  });
}

/** «The table is gathering»; null where the operator names no contact. */
async function bellBy({ push }: Config, store: Store, metrics: Metrics, log: Logger): Promise<TableBell | null> {
  if (push === null) return null;
  return new TableBell({
    ...push,
    store: store.push,
    sender: new PushSender(push.contact, await store.push.keys(newPushKeys)),
    clock: () => Date.now(),
    log,
    onResult: (result) => metrics.pushed(result),
  });
}

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

function openStore({ databaseUrl, dataFolder, durability }: Config, log: Logger): Promise<Store> {
  const onDeath = (err: Error): void => {
    log.fatal({ err }, 'the storage thread has died: the process ends, to be started anew');
    process.exit(1);
  };
  if (databaseUrl === null) return openSqlite({ file: join(dataFolder, 'tasovka.sqlite'), durability, onDeath });
  return openPostgres(databaseUrl, (error) => log.warn({ why: error.message }, 'storage'));
}

async function connectRedis(url: string, log: Logger): Promise<RedisConnection> {
  const redis = new RedisConnection(url, (error) => log.warn({ why: error.message }, 'redis'));
  await redis.connect();
  return redis;
}
