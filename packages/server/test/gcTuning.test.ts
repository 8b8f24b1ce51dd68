import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServerNode } from '../kit/index.ts';

let node: ServerNode;

beforeAll(async () => {
  node = await ServerNode.launch();
});
afterAll(() => node.clear());

async function nursery(): Promise<number> {
  const metrics = await (await fetch(`${node.http}/metrics`)).text();
  return Number(/heap_space_size_total_bytes\{space="new"\} (\d+)/.exec(metrics)?.[1]);
}

it('the nursery stays small, however much is left behind', async () => {
  const body = JSON.stringify({ game: 'swintus', name: 'Аня', face: 'a' });
  const headers = { 'content-type': 'application/json' };
  for (let round = 0; round < 20; round++) {
    const rooms = Array.from({ length: 40 }, () => fetch(`${node.http}/api/rooms`, { method: 'POST', headers, body }));
    for (const room of await Promise.all(rooms)) expect(room.status).toBe(200);
  }
  // V8 may take one step more than it was told: two collections can come between two looks. Left alone it takes 16 MB.
  expect(await nursery()).toBeLessThanOrEqual(8 * 2 ** 20);
});

it.runIf(process.platform === 'linux')('the threads that prepare major collections leave the server its core', () => {
  const threads = `/proc/${node.pid}/task`;
  const niceness = (name: string): number[] =>
    readdirSync(threads)
      .filter((id) => readFileSync(`${threads}/${id}/comm`, 'utf8').includes(name))
      .map((id) => Number((readFileSync(`${threads}/${id}/stat`, 'utf8').split(') ')[1] as string).split(' ')[16]));
  const [server] = niceness('MainThread') as [number];
  const helpers = niceness('V8Worker');
  expect(helpers.length).toBeGreaterThan(0);
  for (const helper of helpers) expect(helper).toBeGreaterThan(server);
});
