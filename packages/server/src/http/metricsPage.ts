import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { holdsAdminToken } from './adminToken.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Somebody on this very machine, and not somebody far away for whom a proxy on this machine asks. */
const isLocal = ({ raw: { socket, headers } }: FastifyRequest): boolean =>
  loopback.has(socket.remoteAddress ?? '') && proxyHeaders.every((name) => headers[name] === undefined);

/** Figures tell how many people play and when: they are for the operator. */
export function metricsPage(app: FastifyInstance, { registry }: Metrics, adminToken: string | null): void {
  const limit = { config: { rateLimit: { max: 600, timeWindow: '1 minute' } } };
  app.get('/metrics', limit, async (request, reply) => {
    if (!isLocal(request) && (adminToken === null || !holdsAdminToken(request, adminToken))) {
      return reply.code(401).header('www-authenticate', 'Basic realm="Tasovka"').send({ reason: 'bad-token' });
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
