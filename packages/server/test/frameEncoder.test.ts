import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { encodeFrames, pingFrame, textFrame } from '../src/sockets/frameEncoder.ts';

it('a client reads frames as they were meant, whatever their length and alphabet', async () => {
  const lengths = [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 200_000];
  const texts = lengths.flatMap((length) => ['a'.repeat(length), 'ы'.repeat(length), 'é'.repeat(length)]);
  texts.push('🐷 свинтус', 'naïve', '\u0000\u007f\u0080\u00ff');
  const frames = encodeFrames([...texts.map(textFrame), pingFrame('17')].join(''));
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer();
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, () => socket.write(frames, 'latin1')),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const client = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : String(data)));
  const echo = await new Promise((resolve) => client.on('ping', (data) => resolve(String(data))));
  client.terminate();
  server.close();
  expect(echo).toBe('17');
  expect(heard).toEqual(texts);
});

it('what is plain ASCII goes out as it is', () => {
  const lengths = [0, 1, 125, 126, 127, 128, 255, 256, 32_768, 65_535, 65_536];
  const frames = lengths.map((length) => textFrame('a'.repeat(length))).join('') + pingFrame('17');
  expect(encodeFrames(frames)).toBe(frames);
  expect(encodeFrames(`${frames}${textFrame('é')}`)).not.toBe(`${frames}${textFrame('é')}`);
});
