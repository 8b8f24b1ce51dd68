import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Chance, type JsonObject } from '@tasovka/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { autoplay, isOver } from '../kit/play.ts';
import { mustBeDone, type Player, TestServer, until } from '../kit/testServer.ts';
import { anyMove } from '../src/bots/randomBot.ts';
import type { Situation } from '../src/mcp/programSeat.ts';

const server = new TestServer({ mcp: true });
beforeAll(() => server.start());
afterAll(() => server.clear());

const byStdio = (code: string) =>
  new StdioClientTransport({
    command: process.execPath,
    args: [join(import.meta.dirname, '../bin/mcp.ts'), `${server.http}/t/${code}`],
  });
const byHttp = (to = server) => new StreamableHTTPClientTransport(new URL(`${to.http}/mcp`));

async function assistant(transport: ReturnType<typeof byStdio> | ReturnType<typeof byHttp>) {
  const client = new Client({ name: 'an assistant', version: '1' });
  await client.connect(transport);
  const call = async <T = JsonObject>(name: string, given: Record<string, unknown>): Promise<T> => {
    const { content } = await client.callTool({ name, arguments: given });
    const [first] = content as { text: string }[];
    return JSON.parse(first?.text ?? '{}') as T;
  };
  return { client, call };
}

/** A table whose host lets programs in; so short that noise does not matter. */
async function table(game: string, at = server): Promise<Player> {
  const quick = {
    swintus: { turnMs: 0, target: 5 },
    lol: { turnMs: 0, mode: 'first-out' },
    spyfall: { rounds: 1, roundMs: 3000, voteMs: 10_000, lookMs: 0 },
  };
  const options = quick[game as keyof typeof quick];
  const [host] = (await at.party(game, 1, options)) as [Player];
  await mustBeDone(host.connection.table({ kind: 'programs', allowed: true }));
  for (let i = 0; i < 2; i++) await mustBeDone(host.connection.table({ kind: 'bot', level: 'easy' }));
  return host;
}

/** Plays as an assistant would: waits, looks at the offers, acts. */
async function playMatch(
  host: Player,
  { call }: Awaited<ReturnType<typeof assistant>>,
  given: object,
): Promise<number> {
  const { seat } = await call<{ seat: string }>('sit', { name: 'Помощник', ...given });
  expect(await call('say', { seat, text: 'Привет!' })).toEqual({ done: true });
  await mustBeDone(host.connection.table({ kind: 'start' }));
  const person = autoplay(host, host.seat.code);
  const chance = Chance.seeded(host.seat.code);
  let moves = 0;
  for (let needs = ''; needs !== 'match-over'; ) {
    const now = await call<Situation>('wait', { seat, seconds: 20 });
    needs = now.needs;
    expect(['move', 'nothing', 'match-over', 'lobby']).toContain(needs);
    const decision = needs === 'move' ? anyMove(now.offers, 'solid', chance) : null;
    if (decision && 'done' in (await call('act', { seat, action: decision.action }))) moves++;
  }
  person.stop();
  // The last move may reach the assistant first.
  await until(() => isOver(host.connection), 'the end for the others');
  return moves;
}

describe('an assistant over stdio', () => {
  for (const game of ['swintus', 'lol', 'spyfall']) {
    it(`plays a whole match of ${game}`, async () => {
      const host = await table(game);
      const one = await assistant(byStdio(host.seat.code));
      try {
        expect(await playMatch(host, one, {})).toBeGreaterThan(0);
        const guest = host.connection.view?.table.guests.find(({ name }) => name === 'Помощник');
        expect(guest).toMatchObject({ program: true });
      } finally {
        await one.client.close();
      }
    }, 150_000);
  }
});

describe('an assistant over HTTP', () => {
  // An address holds four seats at a time: what each match leaves behind is freed with its server.
  it.each(['swintus', 'lol', 'spyfall'])(
    'plays a whole match of %s',
    async (game) => {
      const own = await new TestServer({ mcp: true }).start();
      const host = await table(game, own);
      const one = await assistant(byHttp(own));
      expect(await playMatch(host, one, { table: host.seat.code })).toBeGreaterThan(0);
      await one.client.close();
      await own.clear();
    },
    150_000,
  );

  it('waits once for a seat: a second call takes the place of the first', async () => {
    const host = await table('swintus');
    const { client, call } = await assistant(byHttp());
    const { seat } = await call<{ seat: string }>('sit', { table: host.seat.code, name: 'Помощник' });
    const first = call<Situation>('wait', { seat, seconds: 50 });
    await mustBeDone(host.connection.say('Привет!'));
    const second = call<Situation>('wait', { seat, seconds: 1 });
    expect((await first).chat).toEqual([]);
    expect(await second).toMatchObject({ needs: 'lobby', chat: [{ from: 'Аня', text: 'Привет!' }] });
    expect(await call('act', { seat, action: { type: 'draw' } })).toEqual({ refused: 'not-playing' });
    await client.close();
  }, 30_000);

  it('reads the rules and the places', async () => {
    const { client } = await assistant(byHttp());
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain('tasovka://things/spyfall/ru');
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri });
      const [page] = contents as { text: string }[];
      expect(page?.text.length, uri).toBeGreaterThan(300);
    }
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['sit', 'wait', 'act', 'say']);
    await client.close();
  });

  it('is told plainly what does not work', async () => {
    const [host] = (await server.party('swintus', 1)) as [Player];
    const { client, call } = await assistant(byHttp());
    const sit = (table: string) => call('sit', { table, name: 'Помощник' });
    expect(await sit(host.seat.code)).toEqual({ refused: 'programs-refused' });
    expect(await sit('nonsense')).toEqual({ refused: 'no-such-room' });
    expect(await sit('BCDF-GHJK')).toEqual({ refused: 'no-such-room' });
    expect(await call('wait', { seat: 'x' })).toEqual({ refused: 'unknown-seat' });
    expect(await call('act', { seat: 'x', action: { type: 'draw' } })).toEqual({ refused: 'unknown-seat' });
    await client.close();
  });

  it('holds four seats at most, and is bounded in what it sends', async () => {
    const [host] = (await server.party('swintus', 1)) as [Player];
    await mustBeDone(host.connection.table({ kind: 'programs', allowed: true }));
    const { client, call } = await assistant(byHttp());
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await call('sit', { table: host.seat.code, name: `Помощник ${i}` }));
    expect(answers.at(-1)).toEqual({ refused: 'too-many' });
    expect(host.connection.view?.table.guests.length).toBeLessThanOrEqual(5);
    await client.close();
    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${server.http}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
        body,
      });
    expect((await post(JSON.stringify({ fill: 'x'.repeat(20_000) }))).status).toBe(413);
    expect((await post('{}', { origin: 'https://elsewhere.example' })).status).toBe(403);
    for (const body of ['nonsense', '[]', '{}', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":null}']) {
      expect((await post(body)).status).toBeLessThan(500);
    }
  });
});

it('is itself the one who guesses, not the machine that asks for it, and one call is one call', async () => {
  const strict = await new TestServer({ mcp: true, missesPerMinute: 1, proxyHops: 1 }).start();
  const sit = async (from: string, table: string): Promise<string> => {
    const call = { name: 'sit', arguments: { table, name: 'Помощник' } };
    const answer = await fetch(`${strict.http}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'x-forwarded-for': from,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }),
    });
    return answer.text();
  };
  const [host] = (await strict.party('swintus', 1)) as [Player];
  await mustBeDone(host.connection.table({ kind: 'programs', allowed: true }));
  for (let i = 0; i < 3; i++) expect(await sit('192.0.2.1', 'BCDF-GHJK')).toContain('no-such-room');
  expect(await sit('192.0.2.1', host.seat.code)).toContain('too-many');
  expect(await sit('192.0.2.1', 'http://a/t/%')).toContain('no-such-room');
  expect(await sit('192.0.2.2', host.seat.code)).toContain('seat');
  const [guest] = host.connection.view!.table.guests.filter(({ program }) => program);
  await mustBeDone(host.connection.table({ kind: 'remove', id: guest!.id, block: true }));
  expect(await sit('192.0.2.2', host.seat.code)).toContain('blocked');
  expect(await sit('192.0.2.3', host.seat.code)).toContain('seat');
  const batch = await fetch(`${strict.http}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify([{ jsonrpc: '2.0', id: 1, method: 'ping' }]),
  });
  expect(batch.status).toBe(400);
  await strict.clear();
}, 90_000);

it('is not there unless it was asked for', async () => {
  const plain = await new TestServer().start();
  const answer = await fetch(`${plain.http}/mcp`, { method: 'POST' });
  expect(answer.status).toBe(404);
  await plain.clear();
});
