import { afterAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { TestServer } from '../kit/testServer.ts';

const heldBack = 300;
const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.clear();
});

/** How far away the server believes a program of this very machine to be, once it has pinged so often. */
async function believed(server: TestServer, pings: number): Promise<number> {
  const program = new WebSocket(`${server.http.replace('http', 'ws')}/socket`, { autoPong: false });
  program.on('ping', (data) => setTimeout(() => program.readyState === program.OPEN && program.pong(data), heldBack));
  const distance = await new Promise<number>((resolve) => {
    program.on('message', (text) => {
      const { n, rtt } = JSON.parse(String(text)) as { n: number; rtt: number };
      if (n === pings) resolve(rtt);
    });
  });
  program.terminate();
  return distance;
}

/** The last one tells what was found by the six before it. */
const enough = 7;

/** Other systems do not tell what they know. */
it.runIf(process.platform === 'linux')(
  'AC-22: a program that holds back its echoes is no further away than its system, which acknowledges by itself',
  async () => {
    const open = async (trustProxy: boolean): Promise<TestServer> => {
      const server = await new TestServer({ trustProxy }).start();
      servers.push(server);
      return server;
    };
    // Where a balancer stands in between, the system knows of the balancer only: the echo is all there is.
    const [direct, balanced] = await Promise.all([open(false), open(true)]);
    const [near, far] = await Promise.all([believed(direct, enough), believed(balanced, enough)]);
    expect(near).toBeLessThan(heldBack / 2);
    expect(far).toBeGreaterThanOrEqual(heldBack * 0.9);
  },
);
