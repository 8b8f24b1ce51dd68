import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { RequestFailure } from '../rooms/inbox/httpRequests.ts';
import type { RoomRegistry } from '../rooms/registry.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { admin } from './admin.ts';
import { type ApiLimits, api } from './api.ts';
import { site } from './site.ts';

export interface AppOptions {
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  readonly siteFolder: string;
  readonly limits: ApiLimits;
  /** Believe the load balancer about the caller's address. */
  readonly trustProxy: boolean;
  readonly log: Logger;
  /** The rooms of this node and the token that shows them; without a token there is no page. */
  readonly admin: { readonly token: string; readonly registry: RoomRegistry } | null;
  /** Resolves when the storage answers. */
  ready(): Promise<void>;
}

/** What goes wrong before a call reaches our code. */
const reasons: Readonly<Record<number, RequestFailure>> = { 413: 'too-large', 429: 'too-many' };

export async function makeApp(options: AppOptions): Promise<FastifyInstance> {
  const { rooms, metrics, siteFolder, limits, trustProxy, log } = options;
  const app: FastifyInstance = Fastify<Server, IncomingMessage, ServerResponse, FastifyBaseLogger>({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 4096,
    trustProxy,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
  });
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    return reply.code(status).send({ reason: reasons[status] ?? (status >= 500 ? 'unavailable' : 'bad-message') });
  });
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
  await app.register(rateLimit, { global: false });
  api(app, rooms, limits);
  if (options.admin) admin(app, options.admin.token, options.admin.registry, rooms);
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', (_request, reply) =>
    options.ready().then(
      () => reply.send({ ok: true }),
      () => reply.code(503).send({ reason: 'unavailable' }),
    ),
  );
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  await site(app, siteFolder);
  return app;
}
