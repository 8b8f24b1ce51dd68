import type { FastifyInstance } from 'fastify';
import type { EdgeLimits } from '../http/edgeLimits.ts';
import { type HeadersFor, ProgramSeats } from './programSeats.ts';

const bodyBytes = 16_384;

export interface McpEndpointOptions {
  /** Where this server itself reaches its tables. */
  server(): string;
  readonly headersFor: HeadersFor;
  readonly callsPerMinute: number;
}

/** Assistants come by HTTP (`MCP=1`). Other servers never load the library, and this one not while people play. */
export async function mcpEndpoint(
  app: FastifyInstance,
  { addressOf }: EdgeLimits,
  { server, headersFor, callsPerMinute }: McpEndpointOptions,
): Promise<void> {
  const [{ createMcpHandler }, { makeMcpServer }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('./mcpServer.ts'),
  ]);
  const seats = new ProgramSeats(server, headersFor);
  app.addHook('onClose', async () => seats.close());
  const config = { rateLimit: { max: callsPerMinute, timeWindow: '1 minute' } };
  app.post('/mcp', { config, bodyLimit: bodyBytes }, async (call, reply) => {
    // A page in somebody's browser is no assistant, and could be any page.
    if (call.headers.origin !== undefined) return reply.code(403).send({ reason: 'bad-message' });
    // A hundred calls in one would be counted as one; the newer versions of the protocol have no such thing.
    if (Array.isArray(call.body)) return reply.code(400).send({ reason: 'bad-message' });
    const address = addressOf(call.raw);
    const handler = createMcpHandler(() => makeMcpServer({ seats, address }), { maxSubscriptions: 0 });
    const headers = new Headers();
    for (const [name, value] of Object.entries(call.headers)) {
      if (typeof value === 'string' && name !== 'content-length') headers.set(name, value);
    }
    const request = new Request(`${server()}/mcp`, { method: 'POST', headers, body: JSON.stringify(call.body) });
    return reply.send(await handler.fetch(request));
  });
}
