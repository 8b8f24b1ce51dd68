import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { KeyAndCertificate } from '../https/makeCertificate.ts';
import { type McpEndpointOptions, mcpEndpoint } from '../mcp/httpEndpoint.ts';
import type { Metrics } from '../metrics.ts';
import type { Cluster } from '../nodes/cluster.ts';
import type { RequestFailure } from '../rooms/inbox/httpRequests.ts';
import type { RoomRegistry } from '../rooms/registry.ts';
import type { RoomRequests } from '../rooms/roomRequests.ts';
import type { Store } from '../storage/store.ts';
import { type AdminOptions, admin } from './admin.ts';
import { type ApiLimits, api } from './api.ts';
import { type EdgeLimits, limitConnections, limitRequests, serverOptions } from './edgeLimits.ts';
import { forwardRequests } from './forwardRequests.ts';
import { LargeAnswers, large } from './largeAnswers.ts';
import { metricsPage } from './metricsPage.ts';
import { languageOf, previewTags } from './preview.ts';
import type { Readiness } from './readiness.ts';
import { replayApi } from './replayApi.ts';
import { type SharedPackOptions, sharedPacks } from './sharedPacks.ts';
import { site } from './site.ts';

export interface AppOptions {
  readonly registry: RoomRegistry;
  readonly requests: RoomRequests;
  readonly cluster: Cluster | null;
  readonly metrics: Metrics;
  readonly siteFolder: string;
  readonly limits: ApiLimits & Pick<SharedPackOptions, 'sharedPacks'>;
  readonly store: Store;
  readonly games: SharedPackOptions['games'];
  readonly edge: EdgeLimits;
  /** Where we serve https ourselves. */
  readonly tls: KeyAndCertificate | null;
  /** The plain port that explains the browser's warning, null where there is none. */
  plainPort(): number | null;
  readonly log: Logger;
  /** The token that shows nodes and rooms; without a token there is no page. */
  readonly admin: Pick<AdminOptions, 'token' | 'sockets'> | null;
  readonly readiness: Readiness;
  /** Null where assistants may not come. */
  readonly mcp: McpEndpointOptions | null;
  /** Where other devices find this server; null where they cannot. */
  publicAddress(port: number): string | null;
}

/** What goes wrong before a call reaches our code. */
const reasons: Readonly<Record<number, RequestFailure>> = { 413: 'too-large', 429: 'too-many' };

export async function makeApp(options: AppOptions): Promise<FastifyInstance> {
  const { registry, requests, cluster, metrics, siteFolder, limits, edge, log } = options;
  const app: FastifyInstance = Fastify<Server, IncomingMessage, ServerResponse, FastifyBaseLogger>({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 4096,
    ...serverOptions(edge, options.tls),
    // The same proxies as `clientAddress` believes.
    trustProxy: (_address, hop) => hop < edge.proxyHops,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
  });
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    return reply.code(status).send({ reason: reasons[status] ?? (status >= 500 ? 'unavailable' : 'bad-message') });
  });
  limitConnections(app.server, edge);
  limitRequests(app, edge);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // A party in a living room has no certificate.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  // The camera scans a room's code and the microphone notices speech: for our own pages only, and nothing else.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()');
  });
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ raw }) => edge.addressOf(raw),
    onExceeded: () => edge.onRefused('calls'),
  });
  if (cluster) forwardRequests(app, cluster, ({ raw }) => edge.addressOf(raw));
  const largeAnswers = new LargeAnswers(large);
  api(app, requests, limits, edge, largeAnswers);
  replayApi(app, requests, limits, edge, largeAnswers);
  sharedPacks(app, { ...limits, store: options.store, games: options.games }, edge);
  // In a part of its own: nowhere else is a form understood, which pages of other sites may send without asking first.
  const { admin: operator, store } = options;
  if (operator) await app.register(async (part) => admin(part, { ...operator, registry, requests, cluster, store }));
  // Whoever invites others must not send them to `localhost`, nor past the page that explains the warning.
  app.get('/api/address', async ({ socket }) => ({
    address: options.publicAddress(options.plainPort() ?? socket.localPort ?? 0),
    plainPort: options.plainPort(),
  }));
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) =>
    (await options.readiness.isReady()) ? reply.send({ ok: true }) : reply.code(503).send({ reason: 'unavailable' }),
  );
  if (options.mcp) await mcpEndpoint(app, edge, options.mcp);
  metricsPage(app, metrics, options.admin?.token ?? null);
  await site(app, siteFolder, async (request, path) => {
    const id = /^\/r\/([\w-]{22})$/.exec(path)?.[1];
    const address = edge.addressOf(request.raw);
    // Guessing is counted here as it is everywhere.
    if (id === undefined || !edge.limits.misses.take(address)) return null;
    const found = await requests.preview(id);
    if (!found) return null;
    edge.limits.misses.giveBack(address);
    return previewTags(found, languageOf(request.headers['accept-language']), `${request.protocol}://${request.host}`);
  });
  return app;
}
