import type { IncomingHttpHeaders } from 'node:http';
import { isObject } from '@tasovka/kernel';
import { parseRoomCode } from '@tasovka/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Cluster } from '../nodes/cluster.ts';
import { roomOfLink } from '../rooms/secrets.ts';

/** What concerns one connection, or the body as it was written, and not the request. */
const notPassedOn = ['connection', 'keep-alive', 'te', 'trailer', 'expect', 'transfer-encoding', 'upgrade'];
const ofBody = ['content-type', 'content-length', 'content-encoding'];

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Requests about a room go to the node that runs it. By now they are counted, and their bodies bounded and read. */
export function forwardRequests(
  app: FastifyInstance,
  cluster: Cluster,
  clientOf: (request: FastifyRequest) => string,
): void {
  app.addHook('preHandler', async (request, reply) => {
    const room = roomOf(request);
    const owner = room === null ? 'here' : await cluster.find(room, request.headers);
    if (owner === 'here') return;
    const { method, url: path, body } = request;
    const hasBody = body !== undefined && body !== null;
    const headers = {
      ...without(request.headers, [...notPassedOn, ...ofBody]),
      ...(hasBody && { 'content-type': 'application/json' }),
    };
    const asked = { method, path, headers, ...(hasBody && { body: JSON.stringify(body) }) };
    const answer = owner === 'unavailable' ? null : await cluster.ask(owner, asked, clientOf(request));
    if (!answer) return reply.code(503).send({ reason: 'unavailable' });
    return reply
      .code(answer.statusCode ?? 503)
      .headers(without(answer.headers, notPassedOn))
      .send(answer);
  });
}

/** The forms of the administrator's page name their room in the body. */
function roomOf({ params, body, routeOptions }: FastifyRequest): string | null {
  const { code, link } = params as { readonly code?: string; readonly link?: string };
  const inBody = routeOptions.url?.startsWith('/admin/') && isObject(body) ? String(body.room) : '';
  return parseRoomCode(code ?? (link === undefined ? inBody : roomOfLink(link)));
}
