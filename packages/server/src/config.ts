import { resolve } from 'node:path';
import type { LanguageModelConfig } from './bots/languageModel.ts';
import type { TalkBudget } from './bots/talker.ts';
import { type PushConfig, pushConfig } from './push/pushConfig.ts';
import { usualAllowances } from './rooms/inbox/allowances.ts';
import type { VoiceConfig } from './voice/turnServers.ts';
import { voiceConfig } from './voice/voiceConfig.ts';

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
  /** Less than this on the disk of the data folder is kept for tables that are there already. */
  readonly diskReserveMB: number;
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
  /** A language model that words what bots of «Шпион» say; null: they say their own lines. */
  readonly languageModel: (LanguageModelConfig & { readonly budget: TalkBudget }) | null;
  /** By which servers people who talk find ways to each other; null: no voice on this server. */
  readonly voice: VoiceConfig | null;
  /** Who is away may be told that the table gathers; null where the operator names no contact. */
  readonly push: PushConfig | null;
  readonly leftMs: number;
  readonly sitInMs: number;
  readonly sleepMs: number;
  /** How long programs play on at a table after the last person has gone. */
  readonly aloneMs: number;
  /** Whether assistants may come by HTTP, at /mcp. */
  readonly mcp: boolean;
  readonly fair: boolean;
  readonly roomsPerHour: number;
  readonly callsPerMinute: number;
  readonly packsPerHour: number;
  /** How many packs that people share by a code are kept, of 128 kB at most each. */
  readonly sharedPacks: number;
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
  /** What all clients together may leave unread. */
  readonly unreadMB: number;
  readonly messagesPerSecond: number;
  readonly tableRequestsPerHour: number;
  readonly talkPerHour: number;
  readonly joinsPerHour: number;
  readonly catchUpsPerHour: number;
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
    diskReserveMB: number('DISK_RESERVE_MB', 500),
    databaseUrl: env.DATABASE_URL || null,
    redisUrl: env.REDIS_URL || null,
    nodeAddress: env.NODE_ADDRESS || null,
    adminToken: env.ADMIN_TOKEN || null,
    proxyHops: number('TRUST_PROXY', 0),
    origins: (env.ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
    logLevel: env.LOG_LEVEL ?? 'info',
    botPace: number('BOT_PACE', 1),
    languageModel: env.BOT_LLM_URL
      ? {
          url: completionsUrl(env.BOT_LLM_URL),
          model: env.BOT_LLM_MODEL || 'default',
          key: env.BOT_LLM_KEY || null,
          ms: number('BOT_LLM_MS', 8_000),
          budget: {
            perTableMinute: number('BOT_LLM_PER_MINUTE', 20),
            atOnce: number('BOT_LLM_AT_ONCE', 4),
            tokensPerHour: number('BOT_LLM_TOKENS_PER_HOUR', 400_000),
          },
        }
      : null,
    voice: env.VOICE === 'off' ? null : voiceConfig(env),
    push: pushConfig(env),
    leftMs: number('LEFT_MS', 2000),
    sitInMs: number('SIT_IN_MS', 30_000),
    sleepMs: number('SLEEP_MS', 20_000),
    aloneMs: number('PROGRAMS_ALONE_MS', 600_000),
    mcp: env.MCP === '1',
    fair: env.FAIR !== '0',
    roomsPerHour: number('ROOMS_PER_HOUR', 60),
    callsPerMinute: number('CALLS_PER_MINUTE', 240),
    packsPerHour: number('PACKS_PER_HOUR', 20),
    sharedPacks: number('SHARED_PACKS', 2000),
    connections: number('CONNECTIONS', 10_000),
    connectionsPerAddress: number('CONNECTIONS_PER_ADDRESS', 400),
    socketsPerAddress: number('SOCKETS_PER_ADDRESS', 200),
    newSocketsPerMinute: number('NEW_SOCKETS_PER_MINUTE', 240),
    missesPerMinute: number('MISSES_PER_MINUTE', 10),
    requestsAtOnce: number('REQUESTS_AT_ONCE', 100),
    requestsPerSecond: number('REQUESTS_PER_SECOND', 100),
    requestMs: number('REQUEST_MS', 20_000),
    silentMs: number('SILENT_MS', 12_000),
    unreadMB: number('UNREAD_MB', 100),
    messagesPerSecond: number('MESSAGES_PER_SECOND', 20),
    tableRequestsPerHour: number('TABLE_REQUESTS_PER_HOUR', usualAllowances.tableRequestsPerHour),
    talkPerHour: number('TALK_PER_HOUR', usualAllowances.talkPerHour),
    joinsPerHour: number('JOINS_PER_HOUR', usualAllowances.joinsPerHour),
    catchUpsPerHour: number('CATCH_UPS_PER_HOUR', usualAllowances.catchUpsPerHour),
  };
}

/** The address of chat completions: given whole, or as the base that servers print («http://localhost:8080/v1»). */
function completionsUrl(given: string): string {
  const url = URL.parse(given);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error('BOT_LLM_URL must be an http or https address');
  if (url.username !== '' || url.password !== '') throw new Error('BOT_LLM_URL must hold no password: set BOT_LLM_KEY');
  const path = url.pathname.replace(/\/+$/, '');
  url.pathname = path.endsWith('/chat/completions') ? path : `${path}/chat/completions`;
  return url.href;
}
