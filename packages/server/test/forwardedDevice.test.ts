import { createServer, type IncomingMessage } from 'node:http';
import { connect, createServer as createTcpServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { until } from '../kit/testServer.ts';
import { dial } from '../src/nodes/dial.ts';
import { Forwarding } from '../src/nodes/forwarding.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
}

it('a device that never reads is cut off, though the owner went long ago', async () => {
  // The owner floods the device and is gone.
  const owner = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.write(Buffer.alloc(16_000_000), () => socket.destroy());
    setTimeout(() => socket.destroy(), 200);
  });
  const address = `127.0.0.1:${await listen(owner)}`;
  const forwarding = new Forwarding(dial, 300);
  const node = createServer();
  node.on('upgrade', (request: IncomingMessage, socket, head: Buffer) => {
    socket.on('error', () => {});
    void forwarding.socket({ id: 'owner', address }, request, socket, head, {});
  });
  const device = connect(await listen(node), '127.0.0.1');
  device.on('error', () => {});
  device.pause();
  device.write('GET /socket/BCDFG HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await until(() => forwarding.sockets === 1, 'the forwarding');
  await until(() => forwarding.sockets === 0, 'the end');
  device.destroy();
});

it('an answer that has begun may take its time: whoever reads it may be far out in the country', async () => {
  const owner = createServer((_, response) => {
    response.write('the beginning');
    setTimeout(() => response.end(' and the end'), 600);
  });
  const address = `127.0.0.1:${await listen(owner)}`;
  const asked = { method: 'GET', path: '/', headers: {} };
  const answer = await new Forwarding(dial).request({ id: 'owner', address }, asked, 300);
  expect(Buffer.concat(await answer.toArray()).toString()).toBe('the beginning and the end');
});

it('an answer that does not begin is given up', async () => {
  const address = `127.0.0.1:${await listen(createServer(() => {}))}`;
  const asked = { method: 'GET', path: '/', headers: {} };
  await expect(new Forwarding(dial).request({ id: 'owner', address }, asked, 100)).rejects.toThrow('does not answer');
});
