import { isObject } from '@tasovka/kernel';
import {
  bounds,
  isPlainPack,
  parseNewGuest,
  parseNewLink,
  parseNewReport,
  parseNewRoom,
  parsePack,
  parsePlayOn,
  parsePushStop,
  parsePushSubscriber,
  parseRoomCode,
} from '@tasovka/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isProblem, type RequestFailure, type RoomReply, type RoomRequest } from '../rooms/inbox/httpRequests.ts';
import type { RoomRequests } from '../rooms/roomRequests.ts';
import { roomOfLink } from '../rooms/secrets.ts';
import type { EdgeLimits } from './edgeLimits.ts';
import { LargeAnswers, lists } from './largeAnswers.ts';

const statuses: Partial<Record<RequestFailure, number>> = {
  'no-such-room': 404,
  'bad-token': 403,
  'not-host': 403,
  'not-allowed': 403,
  'table-locked': 403,
  blocked: 403,
  'programs-refused': 403,
  'nobody-here': 409,
  'empty-name': 400,
  'bad-message': 400,
  'bad-pack': 400,
  'hostile-text': 400,
  'unknown-game': 400,
  'table-full': 409,
  'too-many': 429,
  'cannot-go-on': 409,
  'push-off': 409,
  'unknown-push-service': 400,
  'room-broken': 500,
  unavailable: 503,
};

export function send(reply: FastifyReply, answer: RoomReply): FastifyReply {
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
export const isMiss = (answer: RoomReply): boolean =>
  isProblem(answer) && (answer.reason === 'no-such-room' || answer.reason === 'bad-token');

/** What the server calls recordings, deals and reports. Storages may choke on anything else. */
export const isId = (id: string): boolean => /^[\w-]{22}$/.test(id);

type InRoom = { readonly Params: { readonly code: string } };
type RoomCall = FastifyRequest<InRoom>;
export const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer ([\w-]{1,64})$/.exec(headers.authorization ?? '')?.[1];

/** The calls that need no socket: making rooms, coming in, moving a seat; and what is too large for one: packs. */
export function api(
  app: FastifyInstance,
  rooms: Pick<RoomRequests, 'create' | 'request'>,
  limits: ApiLimits,
  { limits: { misses }, addressOf }: EdgeLimits,
  largeAnswers: LargeAnswers,
): void {
  const calls = { config: { rateLimit: { max: limits.callsPerMinute, timeWindow: '1 minute' } } };
  const making = { config: { rateLimit: { max: limits.roomsPerHour, timeWindow: '1 hour' } } };
  const packs = {
    config: { rateLimit: { max: limits.packsPerHour, timeWindow: '1 hour' } },
    bodyLimit: bounds.packBytes,
  };
  const listAnswers = new LargeAnswers(lists);

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

  app.post<InRoom>('/api/rooms/:code/link', { ...calls, bodyLimit: 4 * bounds.carries }, async (call, reply) => {
    const wanted = parseNewLink(call.body);
    return askAsGuest(call, reply, (token) => wanted && { kind: 'link', token, ...wanted });
  });

  app.get<InRoom>('/api/rooms/:code/pack', calls, async (call, reply) =>
    largeAnswers.take(addressOf(call.raw), reply)
      ? askAsGuest(call, reply, (token) => ({ kind: 'pack', token }))
      : send(reply, { reason: 'too-many' }),
  );

  app.post<InRoom>('/api/rooms/:code/pack', packs, async (call, reply) => {
    const pack = parsePack(call.body);
    if (pack && !isPlainPack(pack)) return send(reply, { reason: 'hostile-text' });
    return askAsGuest(call, reply, (token) => pack && { kind: 'bring', token, pack });
  });

  app.delete<InRoom>('/api/rooms/:code/pack', calls, async (call, reply) =>
    askAsGuest(call, reply, (token) => ({ kind: 'bring', token, pack: null })),
  );

  app.get<InRoom>('/api/rooms/:code/results', calls, async (call, reply) =>
    askAsGuest(call, reply, (token) => ({ kind: 'results', token })),
  );

  app.get<InRoom>('/api/rooms/:code/book', calls, async (call, reply) =>
    listAnswers.take(addressOf(call.raw), reply)
      ? askAsGuest(call, reply, (token) => ({ kind: 'book', token }))
      : send(reply, { reason: 'too-many' }),
  );

  app.post<InRoom>('/api/rooms/:code/book', calls, async (call, reply) => {
    const on = isObject(call.body) ? call.body.ratings : null;
    return askAsGuest(call, reply, (token) => (typeof on === 'boolean' ? { kind: 'ratings', token, on } : null));
  });

  // Each recording of the guest is unpacked and packed again.
  app.delete<InRoom>('/api/rooms/:code/book', calls, async (call, reply) =>
    largeAnswers.take(addressOf(call.raw), reply)
      ? askAsGuest(call, reply, (token) => ({ kind: 'forget', token }))
      : send(reply, { reason: 'too-many' }),
  );

  app.get<InRoom>('/api/rooms/:code/recordings', calls, async (call, reply) =>
    listAnswers.take(addressOf(call.raw), reply)
      ? askAsGuest(call, reply, (token) => ({ kind: 'recordings', token }))
      : send(reply, { reason: 'too-many' }),
  );

  app.get<InRoom>('/api/rooms/:code/push', calls, async (call, reply) =>
    askAsGuest(call, reply, (token) => ({ kind: 'push-state', token })),
  );

  app.post<InRoom>('/api/rooms/:code/push', calls, async (call, reply) => {
    const subscriber = parsePushSubscriber(call.body);
    return askAsGuest(call, reply, (token) => subscriber && { kind: 'subscribe', token, subscriber });
  });

  app.delete<InRoom>('/api/rooms/:code/push', calls, async (call, reply) =>
    askAsGuest(call, reply, (token) => ({ kind: 'unsubscribe', token })),
  );

  app.post<InRoom>('/api/rooms/:code/push/stop', calls, async (call, reply) => {
    const stop = parsePushStop(call.body);
    if (!stop) return send(reply, { reason: 'bad-message' });
    return ask(call, reply, call.params.code, { kind: 'stop-push', endpoint: stop.endpoint });
  });

  // It may make a room, and plays a match again up to its moment: so does a report.
  app.post<InRoom>('/api/rooms/:code/play-on', making, async (call, reply) => {
    if (!largeAnswers.take(addressOf(call.raw), reply)) return send(reply, { reason: 'too-many' });
    const from = parsePlayOn(call.body);
    return askAsGuest(call, reply, (token) => from && { kind: 'play-on', token, from, address: addressOf(call.raw) });
  });

  app.post<InRoom>('/api/rooms/:code/reports', making, async (call, reply) => {
    if (!largeAnswers.take(addressOf(call.raw), reply)) return send(reply, { reason: 'too-many' });
    const report = parseNewReport(call.body);
    return askAsGuest(call, reply, (token) => report && { kind: 'report', token, report });
  });

  app.get<InRoom>('/api/rooms/:code/reports', calls, async (call, reply) =>
    askAsGuest(call, reply, (token) => ({ kind: 'reports', token })),
  );

  app.get<{ Params: { code: string; id: string } }>('/api/rooms/:code/reports/:id', calls, async (call, reply) =>
    askAsGuest(call, reply, (token) => (isId(call.params.id) ? { kind: 'scenario', token, id: call.params.id } : null)),
  );

  app.post<{ Params: { link: string } }>('/api/links/:link', calls, (request, reply) => {
    const { link } = request.params;
    return ask(request, reply, roomOfLink(link), { kind: 'redeem', link });
  });
}
