import { parsePackCode, parseRoomCode } from '@tasovka/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RoomRequests } from '../rooms/roomRequests.ts';
import type { Store } from '../storage/store.ts';
import { adminPage, adminPolicy, reportsPage } from './adminPage.ts';
import { holdsAdminToken } from './adminToken.ts';
import { type ReportedNode, reportAll, reportNode } from './nodeReport.ts';

export interface AdminOptions extends ReportedNode {
  readonly token: string;
  readonly requests: RoomRequests;
  readonly store: Pick<Store, 'packs' | 'removePack'>;
}

/** Another site may not submit the form with the password the browser remembers. */
const isOwnPage = ({ headers }: FastifyRequest): boolean => {
  const { origin, host } = headers;
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
};

const packsListed = 50;

/** A page for the administrator: all nodes, the rooms awake on them, their guests, and ways to remove a guest and a room. */
export function admin(app: FastifyInstance, options: AdminOptions): void {
  const { token, registry, requests, cluster, store } = options;
  const limit = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };
  const allowed = (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (holdsAdminToken(request, token) && isOwnPage(request)) return true;
    void reply.code(401).header('www-authenticate', 'Basic realm="Tasovka"').send({ reason: 'bad-token' });
    return false;
  };

  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  );
  app.get('/admin', limit, async (request, reply) => {
    if (!allowed(request, reply)) return reply;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', adminPolicy)
      .header('cache-control', 'no-store')
      .send(adminPage(await reportAll(options), await store.packs(packsListed)));
  });
  // Other nodes ask this for their page.
  app.get('/admin/node', (request, reply) =>
    cluster?.isNode(request.headers) ? reply.send(reportNode(options)) : reply.code(401).send({ reason: 'bad-token' }),
  );
  // What players marked as wrong, each as a scenario that `npm run scenario` plays.
  app.get('/admin/reports', limit, async (request, reply) => {
    if (!allowed(request, reply)) return reply;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', adminPolicy)
      .header('cache-control', 'no-store')
      .send(reportsPage(await requests.reports()));
  });
  app.get<{ Params: { id: string } }>('/admin/reports/:id', limit, async (request, reply) => {
    if (!allowed(request, reply)) return reply;
    const scenario = await requests.scenarioOf(request.params.id);
    if (scenario === null) return reply.code(404).send({ reason: 'no-such-room' });
    return reply
      .header('content-disposition', `attachment; filename="report.json"`)
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(scenario);
  });
  app.post('/admin/kick', limit, async (request, reply) => {
    if (!allowed(request, reply)) return reply;
    const { room, guest } = (request.body ?? {}) as { room?: unknown; guest?: unknown };
    const code = parseRoomCode(String(room));
    if (code) await requests.request(code, { kind: 'kick', guest: String(guest) });
    request.log.info({ room: code }, 'admin kick');
    return reply.code(303).header('location', '/admin').send();
  });
  // Rooms that are asleep or cannot be read, too.
  app.post('/admin/delete', limit, async (request, reply) => {
    if (!allowed(request, reply)) return reply;
    const { room } = (request.body ?? {}) as { room?: unknown };
    const code = parseRoomCode(String(room));
    if (!code || !(await registry.remove(code))) return reply.code(404).send({ reason: 'no-such-room' });
    request.log.info({ room: code }, 'admin delete');
    return reply.code(303).header('location', '/admin').send();
  });
  app.post('/admin/delete-pack', limit, async (request, reply) => {
    if (!allowed(request, reply)) return reply;
    const { pack } = (request.body ?? {}) as { pack?: unknown };
    const code = parsePackCode(String(pack));
    if (!code || !(await store.removePack(code))) return reply.code(404).send({ reason: 'no-such-pack' });
    request.log.info({ pack: code }, 'admin delete pack');
    return reply.code(303).header('location', '/admin').send();
  });
}
