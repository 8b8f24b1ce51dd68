import { connect, type Socket } from 'node:net';
import { closeCodes } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestServer, until } from '../kit/testServer.ts';
import type { Connection } from '../src/rooms/connection.ts';
import { mostUnread, SocketOutput } from '../src/sockets/socketOutput.ts';
import { whoLeavesMostUnread } from '../src/sockets/unreadTogether.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.clear());

const url = (): string => `${server.http.replace('http', 'ws')}/socket/ZZZZZ`;
const opened = async (socket: WebSocket): Promise<WebSocket> => {
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
};
const figure = async (name: string): Promise<number> => {
  const figures = await (await fetch(`${server.http}/metrics`)).text();
  return Number(
    figures
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' ')[1] ?? 0,
  );
};

const mask = [1, 2, 3, 4];
function frame(first: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = length > 125 ? [first, 0x80 | 126, length >> 8, length & 255] : [first, 0x80 | length];
  return Buffer.concat([Buffer.from([...head, ...mask]), payload.map((byte, i) => byte ^ (mask[i & 3] ?? 0))]);
}

/** A connection that speaks frames as it likes, and reads only when it is told to. */
async function raw(): Promise<Socket> {
  const socket = connect(Number(new URL(server.http).port), '127.0.0.1');
  const head = 'GET /socket/ZZZZZ HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n';
  socket.write(`${head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`);
  await new Promise((resolve) => socket.once('data', resolve));
  return socket;
}

/** The code of the close frame that comes, or null for a connection that just ends. */
function closing(socket: Socket): Promise<number | null> {
  return new Promise((resolve) => {
    let bytes = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      for (let at = 0; at + 2 <= bytes.length; ) {
        const short = bytes.readUInt8(at + 1) & 127;
        const size = short === 126 ? bytes.readUInt16BE(at + 2) + 4 : short + 2;
        if (bytes[at] === 0x88 && at + 4 <= bytes.length) resolve(bytes.readUInt16BE(at + 2));
        at += size;
      }
    });
    socket.on('error', () => resolve(null));
    socket.on('close', () => resolve(null));
  });
}

it('a client’s own ping is answered with what it said, once', async () => {
  const client = await opened(new WebSocket(url()));
  const echoes: string[] = [];
  client.on('pong', (data) => echoes.push(String(data)));
  for (const said of ['есть кто?', 'а теперь?']) {
    client.ping(said);
    await until(() => echoes.includes(said), 'the answer');
  }
  expect(echoes).toEqual(['есть кто?', 'а теперь?']);
  client.terminate();
});

it('a flood of pings closes the socket, read or not', async () => {
  const before = await figure('tasovka_sockets_closed_total{reason="tooFast"}');
  const reader = await raw();
  const closed = closing(reader);
  for (let i = 0; i < 100; i++) reader.write(frame(0x89, Buffer.alloc(125)));
  expect(await closed).toBe(closeCodes.tooFast);
  const deaf = await raw();
  deaf.pause();
  deaf.on('error', () => {});
  const flood = frame(0x89, Buffer.alloc(125));
  for (let i = 0; i < 10_000; i++) deaf.write(flood);
  const closedTooFast = (): Promise<number> => figure('tasovka_sockets_closed_total{reason="tooFast"}');
  await expect.poll(closedTooFast, { timeout: 20_000 }).toBe(before + 2);
  reader.destroy();
  deaf.destroy();
});

it('pongs that answer nothing have the same allowance', async () => {
  const socket = await raw();
  const closed = closing(socket);
  for (let i = 0; i < 100; i++) socket.write(frame(0x8a, Buffer.from('1000000')));
  expect(await closed).toBe(closeCodes.tooFast);
  socket.destroy();
});

it.each([
  ['ping', 0x89],
  ['pong', 0x8a],
  ['close', 0x88],
])('a %s of more than 125 bytes is no WebSocket', async (_, first) => {
  const socket = await raw();
  const closed = closing(socket);
  socket.write(frame(first, Buffer.alloc(126)));
  expect(await closed).toBe(1002);
  socket.destroy();
});

it('a message in endless pieces ends, however small they are', async () => {
  const socket = await raw();
  const closed = closing(socket);
  socket.write(frame(0x01, Buffer.from('x')));
  for (let i = 0; i < 200; i++) socket.write(frame(0x00, Buffer.alloc(0)));
  expect(await closed).toBe(1008);
  socket.destroy();
});

/** As much of the library’s socket as the output uses. */
const deafSocket = (unread: number) => {
  const written: string[] = [];
  const note = (kind: string) => () => void written.push(kind);
  const socket = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: unread,
    send: note('text'),
    ping: note('ping'),
    pong: note('pong'),
    close: note('close'),
  };
  // The rest of a WebSocket is not touched.
  return { socket: socket as unknown as WebSocket, written };
};

it.each(['text', 'ping', 'pong', 'close'] as const)('a %s to a client that does not read ends it', (kind) => {
  for (const [unread, overflows] of [
    [mostUnread, 0],
    [mostUnread + 1, 1],
  ] as const) {
    const { socket, written } = deafSocket(unread);
    let overflowed = 0;
    const output = new SocketOutput(socket, () => overflowed++);
    if (kind === 'text') output.text('x');
    if (kind === 'ping') output.ping('1');
    if (kind === 'pong') output.pong(Buffer.from('1'));
    if (kind === 'close') output.close(1012);
    expect(overflowed).toBe(overflows);
    expect(written).toEqual(overflows === 1 ? [] : [kind]);
  }
});

it('a guest who reads nothing while the table talks is disconnected and away', async () => {
  const [host, guest] = await server.party('swintus', 2);
  if (!host || !guest) throw new Error('a party of two');
  guest.connection.close();
  const { registry } = server;
  const connectAsEver = registry.connect.bind(registry);
  const asked: Connection[] = [];
  registry.connect = (code, hello, connection) => {
    asked.push(connection);
    return connectAsEver(code, hello, connection);
  };
  const deaf = await opened(new WebSocket(`${server.http.replace('http', 'ws')}/socket/${guest.seat.code}`));
  deaf.send(JSON.stringify({ t: 'hello', token: guest.seat.token }));
  await new Promise((resolve) => deaf.once('message', resolve));
  const isOnline = (): boolean | undefined =>
    host.connection.view?.table.guests.find(({ id }) => id === guest.seat.guest)?.online;
  await until(() => isOnline() === true, 'the guest to be there');
  deaf.pause();
  const [connection] = asked;
  if (!connection) throw new Error('the guest has a connection');
  for (let i = 0; i < 400 && connection.isOpen; i++) {
    connection.send('x'.repeat(100_000));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await until(() => isOnline() === false, 'the guest to be away');
  expect(await figure('tasovka_sockets_closed_total{reason="unread"}')).toBe(1);
  deaf.terminate();
});

it('where all together leave too much unread, the largest go and the others stay', () => {
  const clients = [3, 0, 10, 5, 1, 9].map((unread) => ({ unread }));
  const leaving = (most: number): number[] => whoLeavesMostUnread(clients, most).map(({ unread }) => unread);
  expect(leaving(28)).toEqual([]);
  expect(leaving(27)).toEqual([10]);
  expect(leaving(9)).toEqual([10, 9]);
  expect(leaving(0)).toEqual([10, 9, 5, 3, 1]);
});

it('a guest who alone would be borne is disconnected where all together leave too much unread', async () => {
  const small = await new TestServer({ unreadMB: 0.1, silentMs: 6000 }).start();
  const [host] = await small.party('swintus', 1);
  if (!host) throw new Error('a party of one');
  const { registry } = small;
  const connectAsEver = registry.connect.bind(registry);
  const asked: Connection[] = [];
  registry.connect = (code, hello, connection) => {
    asked.push(connection);
    return connectAsEver(code, hello, connection);
  };
  const deaf = await opened(new WebSocket(`${small.http.replace('http', 'ws')}/socket/${host.seat.code}`));
  deaf.send(JSON.stringify({ t: 'hello', token: host.seat.token }));
  await new Promise((resolve) => deaf.once('message', resolve));
  deaf.pause();
  const figures = async (): Promise<string> => (await fetch(`${small.http}/metrics`)).text();
  const isEnded = async (): Promise<boolean> => (await figures()).includes('closed_total{reason="unread"} 1');
  // Up to half a megabyte at a time: what the system takes for itself is not unread, and one alone is borne up to a megabyte.
  for (let i = 0; i < 100; i++) {
    for (let n = 0; n < 5; n++) asked[0]?.send('x'.repeat(100_000));
    const now = await figures();
    const unread = Number(/^tasovka_unread_bytes (\d+)/m.exec(now)?.[1]);
    if (unread > 100_000 || now.includes('closed_total{reason="unread"} 1')) break;
  }
  await expect.poll(isEnded, { timeout: 30_000 }).toBe(true);
  deaf.terminate();
  await small.clear();
}, 90_000);
