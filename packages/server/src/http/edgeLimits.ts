import type { IncomingMessage, Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { KeyAndCertificate } from '../https/makeCertificate.ts';
import type { AddressLimits } from '../limits/addressLimits.ts';
import { addressKey } from '../limits/clientAddress.ts';
import type { RequestFailure } from '../rooms/inbox/httpRequests.ts';

/** What keeps strangers from filling the HTTP server. */
export interface EdgeLimits {
  readonly limits: AddressLimits;
  readonly connections: number;
  readonly proxyHops: number;
  /** A request that has not come in whole by then is dropped. */
  readonly requestMs: number;
  addressOf(request: IncomingMessage): string;
  /** Another node forwards what many devices send. */
  isNode(address: string): boolean;
  onRefused(why: 'connections' | 'requests' | 'new-requests' | 'calls'): void;
}

/** A proxy keeps its connections to us open for minutes, and must not find one closed just when it sends. */
const keepAlive = { direct: 10_000, behindProxy: 130_000 };

/** Fastify's and Node's own limits; and what https needs, where we serve that ourselves. */
export function serverOptions({ requestMs, proxyHops }: EdgeLimits, tls: KeyAndCertificate | null = null) {
  const http = {
    headersTimeout: Math.ceil(requestMs / 2),
    connectionsCheckingInterval: Math.ceil(requestMs / 10),
    maxHeaderSize: 8192,
    // Some clients offer HTTP/2 with every request: they get their answer, and no refusal.
    shouldUpgradeCallback(this: Server, { headers }: IncomingMessage): boolean {
      return this.listenerCount('upgrade') > 0 && headers.upgrade?.toLowerCase() === 'websocket';
    },
  };
  return {
    requestTimeout: requestMs,
    // Without any byte in either direction.
    connectionTimeout: requestMs,
    keepAliveTimeout: proxyHops > 0 ? keepAlive.behindProxy : keepAlive.direct,
    maxRequestsPerSocket: 1000,
    http,
    https: tls && { ...tls, ...http, handshakeTimeout: http.headersTimeout },
  };
}

/** Connections that have said nothing yet. Behind a proxy all come from its address: it counts them itself. */
export function limitConnections(
  server: Server,
  { limits, connections, proxyHops, isNode, onRefused }: EdgeLimits,
): void {
  server.maxConnections = connections;
  server.on('drop', () => onRefused('connections'));
  if (proxyHops > 0) return;
  server.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    if (isNode(address)) return;
    if (limits.connections.take(address)) socket.once('close', () => limits.connections.release(address));
    else {
      onRefused('connections');
      socket.destroy();
    }
  });
}

const tooMany: { readonly reason: RequestFailure } = { reason: 'too-many' };

/** Requests in flight, and requests a second. */
export function limitRequests(app: FastifyInstance, { limits, addressOf, onRefused }: EdgeLimits): void {
  app.addHook('onRequest', async (request, reply) => {
    const address = addressOf(request.raw);
    if (!limits.newRequests.take(address)) {
      onRefused('new-requests');
      return reply.code(429).send(tooMany);
    }
    if (!limits.requests.take(address)) {
      onRefused('requests');
      return reply.code(429).send(tooMany);
    }
    reply.raw.once('close', () => limits.requests.release(address));
    return undefined;
  });
}
