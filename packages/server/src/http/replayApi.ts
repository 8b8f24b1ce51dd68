import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isObject } from '@tasovka/kernel';
import { parseAccess, parseEyes, parseNewGuest, parseRoomCode } from '@tasovka/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReplayRequest, RoomReply } from '../rooms/inbox/httpRequests.ts';
import type { RoomRequests } from '../rooms/roomRequests.ts';
import { type ApiLimits, isId, isMiss, send, tokenOf } from './api.ts';
import type { EdgeLimits } from './edgeLimits.ts';
import type { LargeAnswers } from './largeAnswers.ts';

interface OfReplay {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly eyes?: unknown; readonly names?: unknown };
}
interface OfDeal {
  readonly Params: { readonly deal: string };
  readonly Querystring: { readonly room?: unknown };
}

/** Finished matches by their own names: their tables need not be known to see them, or to play the same deal. */
export function replayApi(
  app: FastifyInstance,
  rooms: Pick<RoomRequests, 'replay' | 'deal' | 'playDeal'>,
  limits: ApiLimits,
  { limits: { misses }, addressOf }: EdgeLimits,
  largeAnswers: LargeAnswers,
): void {
  const calls = { config: { rateLimit: { max: limits.callsPerMinute, timeWindow: '1 minute' } } };
  const making = { config: { rateLimit: { max: limits.roomsPerHour, timeWindow: '1 hour' } } };

  // Each one is cut out of a whole match.
  const replays = { config: { rateLimit: { max: Math.ceil(limits.callsPerMinute / 6), timeWindow: '1 minute' } } };

  /** These names are as long as a token: guessing one is counted as guessing a room. */
  const counted = async ({ raw }: FastifyRequest, ask: () => Promise<RoomReply>): Promise<RoomReply> => {
    const address = addressOf(raw);
    if (!misses.take(address)) return { reason: 'too-many' };
    const answer = await ask();
    if (!isMiss(answer)) misses.giveBack(address);
    return answer;
  };

  const askOfReplay = async (call: FastifyRequest<OfReplay>, reply: FastifyReply, request: ReplayRequest | null) => {
    const { id } = call.params;
    if (!request || !isId(id)) return send(reply, { reason: 'bad-message' });
    const answer = await counted(call, () => rooms.replay(id, request));
    if (!('packed' in answer)) return send(reply, answer);
    // Nobody but whoever asked may keep it.
    reply.header('cache-control', 'no-store').type('application/json');
    const packed = Buffer.from(answer.packed.buffer, answer.packed.byteOffset, answer.packed.byteLength);
    if (/\bgzip\b/.test(call.headers['accept-encoding'] ?? '')) {
      return reply.header('content-encoding', 'gzip').send(packed);
    }
    // As much at a time as is read: unpacked it may be many megabytes.
    return reply.send(Readable.from([packed]).pipe(createGunzip()));
  };

  app.get<OfReplay>('/api/replays/:id', replays, async (call, reply) => {
    if (!largeAnswers.take(addressOf(call.raw), reply)) return send(reply, { reason: 'too-many' });
    const { query } = call;
    const eyes = query.eyes === undefined ? undefined : parseEyes(query.eyes);
    const isClear = eyes !== null && (query.names === undefined || query.names === 'hidden');
    const hidesNames = query.names === 'hidden';
    return askOfReplay(call, reply, isClear ? { kind: 'see', token: tokenOf(call), eyes, hidesNames } : null);
  });

  app.post<OfReplay>('/api/replays/:id/access', calls, async (call, reply) => {
    const access = isObject(call.body) ? parseAccess(call.body.access) : null;
    return askOfReplay(call, reply, access && { kind: 'open', token: tokenOf(call), access });
  });

  app.get<OfDeal>('/api/deals/:deal', calls, async (call, reply) => {
    const { deal } = call.params;
    const { room } = call.query;
    const code = room === undefined ? undefined : parseRoomCode(String(room));
    if (!isId(deal) || code === null) return send(reply, { reason: 'bad-message' });
    return send(reply, await counted(call, () => rooms.deal(deal, code, tokenOf(call))));
  });

  app.post<OfDeal>('/api/deals/:deal', making, async (call, reply) => {
    if (!largeAnswers.take(addressOf(call.raw), reply)) return send(reply, { reason: 'too-many' });
    const { deal } = call.params;
    const guest = parseNewGuest(call.body);
    if (!isId(deal) || !guest || guest.watching || guest.program) return send(reply, { reason: 'bad-message' });
    if (guest.name === '') return send(reply, { reason: 'empty-name' });
    return send(reply, await counted(call, () => rooms.playDeal(deal, guest, addressOf(call.raw))));
  });
}
