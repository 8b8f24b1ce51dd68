import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { bounds } from '@tasovka/protocol';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { readCommonFrames } from '../src/sockets/frameReader.ts';

let server: Server;
let heard: string[];
let closed: Promise<number>;

beforeEach(async () => {
  heard = [];
  server = createServer();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: bounds.messageBytes });
  closed = new Promise((resolve) => {
    server.on('upgrade', (request, wire, head) =>
      sockets.handleUpgrade(request, wire, head, (socket) => {
        socket.on('message', (data, binary) => heard.push(`${binary ? 'binary' : 'library'} ${data}`));
        socket.on('error', () => {});
        socket.on('close', resolve);
        readCommonFrames(wire, {
          onText: (text) => heard.push(text),
          onPong: (payload) => heard.push(`echo ${payload}`),
        });
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterEach(() => {
  server.close();
});

const mask = [0x11, 0xa2, 0x3c, 0xf4];

function frame(first: number, payload: Buffer, isMasked = true): Buffer {
  const long = payload.length > 125 ? [126, payload.length >> 8, payload.length & 255] : [payload.length];
  const head = [first, (long[0] as number) | (isMasked ? 0x80 : 0), ...long.slice(1), ...(isMasked ? mask : [])];
  return Buffer.concat([
    Buffer.from(head),
    isMasked ? payload.map((byte, i) => byte ^ (mask[i & 3] as number)) : payload,
  ]);
}

const textOf = (text: string): Buffer => frame(0x81, Buffer.from(text));

async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port);
  socket.setNoDelay(true);
  socket.write(
    'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await new Promise((resolve) => socket.once('data', resolve));
  return socket;
}

async function untilHeard(count: number): Promise<void> {
  while (heard.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
}

it('frames come out as they went in, however TCP splits them', async () => {
  const socket = await open();
  const length = fc.constantFrom(0, 1, 100, 125, 126, 200, 500);
  const text = fc.tuple(fc.constantFrom('a', 'ы', '🐷', '\u0000'), length).map(([one, times]) => one.repeat(times));
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 700 }),
      async (texts, bit) => {
        heard = [];
        const bytes = Buffer.concat([...texts.map(textOf), frame(0x8a, Buffer.from('7'))]);
        for (let at = 0; at < bytes.length; at += bit) {
          socket.write(bytes.subarray(at, at + bit));
          await new Promise((resolve) => setImmediate(resolve));
        }
        await untilHeard(texts.length + 1);
        expect(heard).toEqual([...texts, 'echo 7']);
      },
    ),
    { numRuns: 30 },
  );
  socket.destroy();
});

it('an uncommon frame goes to the library, with all that comes after', async () => {
  const socket = await open();
  const parts = [frame(0x01, Buffer.from('in ')), frame(0x80, Buffer.from('two')), frame(0x82, Buffer.from('x'))];
  socket.write(Buffer.concat([textOf('first'), ...parts, textOf('last')]));
  await untilHeard(4);
  expect(heard).toEqual(['first', 'library in two', 'binary x', 'library last']);
  socket.destroy();
});

it.each([
  ['no UTF-8', 1007, frame(0x81, Buffer.from([0x68, 0xff]))],
  ['too much', 1009, frame(0x81, Buffer.alloc(bounds.messageBytes + 1, 'a'))],
  ['no mask', 1002, frame(0x81, Buffer.from('hi'), false)],
])('%s: the library closes the line', async (_, code, bytes) => {
  const socket = await open();
  socket.write(Buffer.concat([textOf('before'), bytes]));
  const answer = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
  expect(answer[0]).toBe(0x88);
  expect(answer.readUInt16BE(2)).toBe(code);
  expect(heard).toEqual(['before']);
  socket.destroy();
  await closed;
});
