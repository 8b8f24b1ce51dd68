import { createHash } from 'node:crypto';
import type { AnyGame, JsonObject } from '@tasovka/kernel';
import {
  bounds,
  type HttpProblem,
  isPlainPack,
  parsePackCode,
  parseSharedPack,
  type SharedPack,
} from '@tasovka/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Store } from '../storage/store.ts';
import type { EdgeLimits } from './edgeLimits.ts';

export interface SharedPackOptions {
  readonly store: Pick<Store, 'addPack' | 'pack'>;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly packsPerHour: number;
  readonly callsPerMinute: number;
  /** How many packs the server keeps for everybody together. */
  readonly sharedPacks: number;
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The same pack has the same code, so that sharing it again takes no room. */
const codeOf = (body: string): string =>
  [...createHash('sha256').update(body).digest().subarray(0, 8)].map((byte) => letters[byte % letters.length]).join('');

const fail = (reply: FastifyReply, status: number, problem: HttpProblem): FastifyReply =>
  reply.code(status).send(problem);

/** Packs that people hand on to each other by a code: kept for anybody, until nobody uses them. */
export function sharedPacks(
  app: FastifyInstance,
  { store, games, packsPerHour, callsPerMinute, sharedPacks: most }: SharedPackOptions,
  { limits: { misses }, addressOf }: EdgeLimits,
): void {
  const sharing = {
    config: { rateLimit: { max: packsPerHour, timeWindow: '1 hour' } },
    bodyLimit: bounds.sharedPackBytes,
  };
  const reading = { config: { rateLimit: { max: callsPerMinute, timeWindow: '1 minute' } } };

  app.post('/api/packs', sharing, async ({ body }, reply) => {
    const shared = parseSharedPack(body);
    const game = shared && Object.hasOwn(games, shared.game) ? games[shared.game] : undefined;
    if (!shared || !game?.readPack) return fail(reply, 400, { reason: 'bad-message' });
    const parsed = game.readPack(shared.pack);
    if (!parsed.ok) {
      const { at, fault, error } = parsed;
      return fail(reply, 400, { reason: 'bad-pack', at, ...(fault && { fault }), detail: error });
    }
    if (!isPlainPack(parsed.value.things)) return fail(reply, 400, { reason: 'hostile-text' });
    const text = JSON.stringify({ game: shared.game, pack: parsed.value.things } satisfies SharedPack);
    const code = codeOf(text);
    const kept = await store.addPack({ code, body: text }, most, Date.now());
    // Two packs with one code would be a wonder; the second is not kept.
    return kept === text ? reply.send({ code }) : fail(reply, 507, { reason: 'shelf-full' });
  });

  /** A code that is not there is counted as a guess, like one of a room. */
  app.get<{ Params: { pack: string } }>('/api/packs/:pack', reading, async (request, reply) => {
    const code = parsePackCode(request.params.pack);
    const address = addressOf(request.raw);
    if (!code) return fail(reply, 404, { reason: 'no-such-pack' });
    if (!misses.take(address)) return fail(reply, 429, { reason: 'too-many' });
    const body = await store.pack(code, Date.now());
    if (body === null) return fail(reply, 404, { reason: 'no-such-pack' });
    misses.giveBack(address);
    return reply.type('application/json').send(body);
  });
}

/** What a pack on the shelf is called, for the administrator. */
export function packTitle(body: string): string {
  try {
    const { game, pack } = JSON.parse(body) as { game: string; pack: JsonObject };
    return `${game}: ${JSON.stringify(pack.name)}`;
  } catch {
    return 'cannot be read';
  }
}
