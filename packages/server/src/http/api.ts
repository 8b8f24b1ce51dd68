import { bounds, parseNewGuest, parseNewRoom, parsePack, parseRoomCode } from '@tasovka/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isProblem, type RequestFailure, type RoomReply, type RoomRequest } from '../rooms/inbox/httpRequests.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { roomOfLink } from '../rooms/secrets.ts';

const statuses: Partial<Record<RequestFailure, number>> = {
  'no-such-room': 404,
  'bad-token': 403,
  'not-host': 403,
  'bad-message': 400,
  'bad-pack': 400,
  'unknown-game': 400,
  'table-full': 409,
  'too-many': 429,
  unavailable: 503,
};

function send(reply: FastifyReply, answer: RoomReply): FastifyReply {
  return reply.code(isProblem(answer) ? (statuses[answer.reason] ?? 409) : 200).send(answer);
}

export interface ApiLimits {
  /** New rooms per address and hour; other calls per address and minute. */
  readonly roomsPerHour: number;
  readonly callsPerMinute: number;
  /** Packs brought per address and hour: each is kept in a room's log. */
  readonly packsPerHour: number;
}

const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{1,64})$/.exec(headers.authorization ?? '')?.[1];

/** The calls that need no socket: making rooms, coming in, moving a seat; and what is too large for one: packs. */
export function api(app: FastifyInstance, rooms: Rooms, limits: ApiLimits): void {
  const calls = { config: { rateLimit: { max: limits.callsPerMinute, timeWindow: '1 minute' } } };
  const making = { config: { rateLimit: { max: limits.roomsPerHour, timeWindow: '1 hour' } } };
  const packs = {
    config: { rateLimit: { max: limits.packsPerHour, timeWindow: '1 hour' } },
    bodyLimit: bounds.packBytes,
  };

  const ask = async (reply: FastifyReply, typed: string, request: RoomRequest): Promise<FastifyReply> => {
    const code = parseRoomCode(typed);
    return send(reply, code ? await rooms.request(code, request) : { reason: 'no-such-room' });
  };

  app.post('/api/rooms', making, async (request, reply) => {
    const wanted = parseNewRoom(request.body);
    return send(reply, wanted ? await rooms.create(wanted) : { reason: 'bad-message' });
  });

  app.get<{ Params: { code: string } }>('/api/rooms/:code', calls, (request, reply) =>
    ask(reply, request.params.code, { kind: 'summary' }),
  );

  app.post<{ Params: { code: string } }>('/api/rooms/:code/guests', calls, async (request, reply) => {
    const guest = parseNewGuest(request.body);
    return guest ? ask(reply, request.params.code, { kind: 'join', guest }) : send(reply, { reason: 'bad-message' });
  });

  app.post<{ Params: { code: string } }>('/api/rooms/:code/link', calls, async (request, reply) => {
    const token = tokenOf(request);
    return token ? ask(reply, request.params.code, { kind: 'link', token }) : send(reply, { reason: 'bad-token' });
  });

  app.get<{ Params: { code: string } }>('/api/rooms/:code/pack', calls, async (request, reply) => {
    const token = tokenOf(request);
    return token ? ask(reply, request.params.code, { kind: 'pack', token }) : send(reply, { reason: 'bad-token' });
  });

  app.post<{ Params: { code: string } }>('/api/rooms/:code/pack', packs, async (request, reply) => {
    const token = tokenOf(request);
    const pack = parsePack(request.body);
    if (!token) return send(reply, { reason: 'bad-token' });
    return pack
      ? ask(reply, request.params.code, { kind: 'bring', token, pack })
      : send(reply, { reason: 'bad-message' });
  });

  app.delete<{ Params: { code: string } }>('/api/rooms/:code/pack', calls, async (request, reply) => {
    const token = tokenOf(request);
    if (!token) return send(reply, { reason: 'bad-token' });
    return ask(reply, request.params.code, { kind: 'bring', token, pack: null });
  });

  app.get<{ Params: { code: string } }>('/api/rooms/:code/results', calls, async (request, reply) => {
    const token = tokenOf(request);
    return token ? ask(reply, request.params.code, { kind: 'results', token }) : send(reply, { reason: 'bad-token' });
  });

  app.post<{ Params: { link: string } }>('/api/links/:link', calls, (request, reply) => {
    const { link } = request.params;
    return ask(reply, roomOfLink(link), { kind: 'redeem', link });
  });
}
