import { resolve } from 'node:path';
import { usualAllowances } from './rooms/inbox/allowances.ts';

/** Everything about a server that can be set from outside; the defaults are for one machine and a party. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Serve the app by https with a certificate of our own; the plain port then only explains the browser's warning. */
  readonly https: boolean;
  readonly httpsPort: number;
  readonly dataFolder: string;
  readonly siteFolder: string;
  readonly durability: 'normal' | 'full';
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  /** Where other nodes reach this one: host or host:port. */
  readonly nodeAddress: string | null;
  readonly adminToken: string | null;
  /** How many proxies of our own stand in front: as many entries of X-Forwarded-For are believed, from the right. */
  readonly proxyHops: number;
  readonly origins: readonly string[];
  readonly logLevel: string;
  readonly botPace: number;
  readonly leftMs: number;
  readonly sitInMs: number;
  readonly sleepMs: number;
  readonly fair: boolean;
  readonly roomsPerHour: number;
  readonly callsPerMinute: number;
  readonly packsPerHour: number;
  /** Sockets and HTTP connections of everybody together, and of one address. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly socketsPerAddress: number;
  readonly newSocketsPerMinute: number;
  readonly missesPerMinute: number;
  readonly requestsAtOnce: number;
  readonly requestsPerSecond: number;
  /** A request that has not come in whole by then is dropped. */
  readonly requestMs: number;
  /** A client that echoes no ping for so long is gone. */
  readonly silentMs: number;
  readonly messagesPerSecond: number;
  readonly tableRequestsPerHour: number;
  readonly talkPerHour: number;
  readonly joinsPerHour: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function configFrom(env: Environment, projectFolder: string): Config {
  const number = (name: string, otherwise: number): number => {
    const value = env[name] === undefined || env[name] === '' ? otherwise : Number(env[name]);
    if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number, not "${env[name]}"`);
    return value;
  };
  return {
    port: number('PORT', 3000),
    host: env.HOST ?? '0.0.0.0',
    https: env.HTTPS === '1',
    httpsPort: number('HTTPS_PORT', 3443),
    dataFolder: resolve(projectFolder, env.DATA ?? 'data'),
    siteFolder: resolve(projectFolder, env.SITE ?? 'packages/web/dist/site'),
    durability: env.DURABILITY === 'full' ? 'full' : 'normal',
    databaseUrl: env.DATABASE_URL || null,
    redisUrl: env.REDIS_URL || null,
    nodeAddress: env.NODE_ADDRESS || null,
    adminToken: env.ADMIN_TOKEN || null,
    proxyHops: number('TRUST_PROXY', 0),
    origins: (env.ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
    logLevel: env.LOG_LEVEL ?? 'info',
    botPace: number('BOT_PACE', 1),
    leftMs: number('LEFT_MS', 2000),
    sitInMs: number('SIT_IN_MS', 30_000),
    sleepMs: number('SLEEP_MS', 20_000),
    fair: env.FAIR !== '0',
    roomsPerHour: number('ROOMS_PER_HOUR', 60),
    callsPerMinute: number('CALLS_PER_MINUTE', 240),
    packsPerHour: number('PACKS_PER_HOUR', 20),
    connections: number('CONNECTIONS', 10_000),
    connectionsPerAddress: number('CONNECTIONS_PER_ADDRESS', 400),
    socketsPerAddress: number('SOCKETS_PER_ADDRESS', 200),
    newSocketsPerMinute: number('NEW_SOCKETS_PER_MINUTE', 240),
    missesPerMinute: number('MISSES_PER_MINUTE', 10),
    requestsAtOnce: number('REQUESTS_AT_ONCE', 100),
    requestsPerSecond: number('REQUESTS_PER_SECOND', 100),
    requestMs: number('REQUEST_MS', 20_000),
    silentMs: number('SILENT_MS', 12_000),
    messagesPerSecond: number('MESSAGES_PER_SECOND', 20),
    tableRequestsPerHour: number('TABLE_REQUESTS_PER_HOUR', usualAllowances.tableRequestsPerHour),
    talkPerHour: number('TALK_PER_HOUR', usualAllowances.talkPerHour),
    joinsPerHour: number('JOINS_PER_HOUR', usualAllowances.joinsPerHour),
  };
}
