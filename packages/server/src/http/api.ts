import { bounds, parseNewGuest, parseNewRoom, parsePack, parseRoomCode } from '@tasovka/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isProblem, type RequestFailure, type RoomReply, type RoomRequest } from '../rooms/inbox/httpRequests.ts';
import type { RoomRegistry } from '../rooms/registry.ts';
import { roomOfLink } from '../rooms/secrets.ts';
import type { EdgeLimits } from './edgeLimits.ts';

const statuses: Partial<Record<RequestFailure, number>> = {
  'no-such-room': 404,
  'bad-token': 403,
  'not-host': 403,
  'table-locked': 403,
  blocked: 403,
  'empty-name': 400,
  'bad-message': 400,
  'bad-pack': 400,
  'unknown-game': 400,
  'table-full': 409,
  'too-many': 429,
  'room-broken': 500,
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

/** What guessing is made of. */
const isMiss = (answer: RoomReply): boolean =>
  isProblem(answer) && (answer.reason === 'no-such-room' || answer.reason === 'bad-token');

type InRoom = { readonly Params: { readonly code: string } };
type RoomCall = FastifyRequest<InRoom>;

const tokenOf = ({ headers }: RoomCall): string | undefined =>
  /^Bearer ([\w-]{1,64})$/.exec(headers.authorization ?? '')?.[1];

/** The calls that need no socket: making rooms, coming in, moving a seat; and what is too large for one: packs. */
export function api(
  app: FastifyInstance,
  rooms: Pick<RoomRegistry, 'create' | 'request'>,
  limits: ApiLimits,
  { limits: { misses }, addressOf }: EdgeLimits,
): void {
  const calls = { config: { rateLimit: { max: limits.callsPerMinute, timeWindow: '1 minute' } } };
  const making = { config: { rateLimit: { max: limits.roomsPerHour, timeWindow: '1 hour' } } };
  const packs = {
    config: { rateLimit: { max: limits.packsPerHour, timeWindow: '1 hour' } },
    bodyLimit: bounds.packBytes,
  };

  /** Taken before the search and given back when it finds something: else many guesses could be made at once. */
  const ask = async (
    { raw }: FastifyRequest,
    reply: FastifyReply,
    typed: string,
    request: RoomRequest,
  ): Promise<FastifyReply> => {
    const code = parseRoomCode(typed);
    if (!code) return send(reply, { reason: 'no-such-room' });
    const address = addressOf(raw);
    if (!misses.take(address)) return send(reply, { reason: 'too-many' });
    const answer = await rooms.request(code, request);
    if (!isMiss(answer)) misses.giveBack(address);
    return send(reply, answer);
  };

  app.post('/api/rooms', making, async (request, reply) => {
    const wanted = parseNewRoom(request.body);
    if (!wanted) return send(reply, { reason: 'bad-message' });
    return send(
      reply,
      wanted.name === '' ? { reason: 'empty-name' } : await rooms.create(wanted, addressOf(request.raw)),
    );
  });

  /** What only a guest of the room may ask. */
  const askAsGuest = (call: RoomCall, reply: FastifyReply, request: (token: string) => RoomRequest | null) => {
    const token = tokenOf(call);
    if (!token) return send(reply, { reason: 'bad-token' });
    const asked = request(token);
    return asked ? ask(call, reply, call.params.code, asked) : send(reply, { reason: 'bad-message' });
  };

  app.get<InRoom>('/api/rooms/:code', calls, (call, reply) => ask(call, reply, call.params.code, { kind: 'summary' }));

  app.delete<InRoom>('/api/rooms/:code', calls, async (call, reply) =>
    askAsGuest(call, reply, (token) => ({ kind: 'delete', token })),
  );

  app.post<InRoom>('/api/rooms/:code/guests', calls, async (call, reply) => {
    const guest = parseNewGuest(call.body);
    if (!guest) return send(reply, { reason: 'bad-message' });
    return ask(call, reply, call.params.code, { kind: 'join', guest, address: addressOf(call.raw) });
  });

  app.post<InRoom>('/api/rooms/:code/link', calls, async (call, reply) =>
    askAsGuest(call, reply, (token) => ({ kind: 'link', token })),
  );

  app.get<InRoom>('/api/rooms/:code/pack', calls, async (call, reply) =>
    askAsGuest(call, reply, (token) => ({ kind: 'pack', token })),
  );

  app.post<InRoom>('/api/rooms/:code/pack', packs, async (call, reply) => {
    const pack = parsePack(call.body);
    return askAsGuest(call, reply, (token) => pack && { kind: 'bring', token, pack });
  });

  app.delete<InRoom>('/api/rooms/:code/pack', calls, async (call, reply) =>
    askAsGuest(call, reply, (token) => ({ kind: 'bring', token, pack: null })),
  );

  app.get<InRoom>('/api/rooms/:code/results', calls, async (call, reply) =>
    askAsGuest(call, reply, (token) => ({ kind: 'results', token })),
  );

  app.post<{ Params: { link: string } }>('/api/links/:link', calls, (request, reply) => {
    const { link } = request.params;
    return ask(request, reply, roomOfLink(link), { kind: 'redeem', link });
  });
}
