import { resolve } from 'node:path';
import { usualAllowances } from './rooms/inbox/allowances.ts';

/** Everything about a server that can be set from outside; the defaults are for one machine and a party. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly siteFolder: string;
  readonly durability: 'normal' | 'full';
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  readonly adminToken: string | null;
  readonly trustProxy: boolean;
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
  readonly socketsPerAddress: number;
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
    dataFolder: resolve(projectFolder, env.DATA ?? 'data'),
    siteFolder: resolve(projectFolder, env.SITE ?? 'packages/web/dist/site'),
    durability: env.DURABILITY === 'full' ? 'full' : 'normal',
    databaseUrl: env.DATABASE_URL || null,
    redisUrl: env.REDIS_URL || null,
    adminToken: env.ADMIN_TOKEN || null,
    trustProxy: env.TRUST_PROXY === '1',
    origins: (env.ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
    logLevel: env.LOG_LEVEL ?? 'info',
    botPace: number('BOT_PACE', 1),
    leftMs: number('LEFT_MS', 2000),
    sitInMs: number('SIT_IN_MS', 30_000),
    sleepMs: number('SLEEP_MS', 20_000),
    fair: env.FAIR !== '0',
    roomsPerHour: number('ROOMS_PER_HOUR', 60),
    callsPerMinute: number('CALLS_PER_MINUTE', 240),
    packsPerHour: number('PACKS_PER_HOUR', 60),
    socketsPerAddress: number('SOCKETS_PER_ADDRESS', 200),
    messagesPerSecond: number('MESSAGES_PER_SECOND', 20),
    tableRequestsPerHour: number('TABLE_REQUESTS_PER_HOUR', usualAllowances.tableRequestsPerHour),
    talkPerHour: number('TALK_PER_HOUR', usualAllowances.talkPerHour),
    joinsPerHour: number('JOINS_PER_HOUR', usualAllowances.joinsPerHour),
  };
}
