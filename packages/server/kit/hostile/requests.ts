import type { SeatCredentials } from '@tasovka/protocol';
import { hostilePack, texts, value } from './messages.ts';
import { anyBytes, below, oneIn, pick } from './pick.ts';

type Lines = readonly (readonly [name: string, value: string])[];

const write = (first: string, headers: Lines, body = ''): Buffer =>
  Buffer.from(`${first}\r\n${headers.map(([name, text]) => `${name}: ${text}\r\n`).join('')}\r\n${body}`);

/** The line and headers by which a browser opens a socket. */
export const upgrade = (code: string): Buffer => write(`GET /socket/${code} HTTP/1.1`, upgradeHeaders());

const upgradeHeaders = (): Lines => [
  ['Host', 'localhost'],
  ['Connection', 'Upgrade'],
  ['Upgrade', 'websocket'],
  ['Sec-WebSocket-Version', '13'],
  ['Sec-WebSocket-Key', anyBytes(16).toString('base64')],
];

const paths = ({ code }: SeatCredentials): string[] => [
  '/api/rooms',
  `/api/rooms/${code}`,
  `/api/rooms/${code.toLowerCase()}`,
  `/api/rooms/${code}/guests`,
  `/api/rooms/${code}/link`,
  `/api/rooms/${code}/pack`,
  `/api/rooms/${code}/results`,
  `/api/links/${code}-${'x'.repeat(below(200))}`,
  `/api/rooms/${encodeURIComponent(pick(texts).toWellFormed())}`,
  `/socket/${code}`,
  '/socket',
  '/socket/',
  '/socket/ZZZZZ',
  `/socket/${'x'.repeat(below(4000))}`,
  '/../../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/assets/%00',
  '/assets/%ff%fe',
  `/${'a/'.repeat(below(500))}`,
  '/',
  '//',
  '///evil.example/socket',
  '*',
  'http://[::1',
  'http://localhost:99999/socket',
  '\\',
  '/?%',
  '/#',
  '/admin',
  '/admin/node',
  '/admin/kick',
  '/metrics',
  '/healthz',
  '/readyz',
];

const methods = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'HEAD',
  'TRACE',
  'CONNECT',
  'PRI',
  'BREW',
  'get',
  '',
];
const versions = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'HTTP', ''];

const strangeHeaders: readonly (() => readonly [string, string])[] = [
  () => ['X-Forwarded-For', pick(['1.2.3.4', '::1', 'nobody', '1.1.1.1,2.2.2.2', ','.repeat(500)])],
  () => ['X-Tasovka-Secret', pick(['', 'guessed', 'x'.repeat(3000)])],
  () => ['X-Tasovka-Client', '10.0.0.1'],
  () => ['Origin', pick(['null', 'http://evil.example', 'http://localhost', 'http://[', '\u00ff'])],
  () => ['Cookie', 'a=b;'.repeat(below(1000))],
  () => ['Expect', pick(['100-continue', 'nothing'])],
  () => ['Range', `bytes=${below(10)}-${'9'.repeat(below(30))},0-0`],
  () => ['Accept-Encoding', pick(['gzip', 'br;q=9', '*'])],
  () => ['Sec-WebSocket-Extensions', 'permessage-deflate; server_max_window_bits=99'],
  () => ['Sec-WebSocket-Protocol', pick(['', 'a,a', ','.repeat(100)])],
  () => ['Sec-WebSocket-Version', pick(['8', '99', 'x'])],
  () => ['Sec-WebSocket-Key', pick(['', 'x', 'AAAA'])],
  () => ['Content-Length', pick(['0', '-1', '1e3', '99999999999', '5, 5'])],
  () => ['Transfer-Encoding', pick(['chunked', 'gzip, chunked', 'identity'])],
  () => ['Connection', pick(['close', 'keep-alive', 'Upgrade', 'x'])],
  () => ['Upgrade', pick(['websocket', 'h2c', 'websocket, h2c'])],
  () => ['Host', pick(['', 'a:b:c', 'localhost', '\u00ff'])],
  () => [`X${'y'.repeat(below(2000))}`, 'z'.repeat(below(4000))],
  () => ['Bad Name', 'x'],
  () => ['X', '\u0000'],
];
const someStrange = (most: number): Lines => Array.from({ length: below(most + 1) }, () => pick(strangeHeaders)());

/** An upgrade no browser sends. */
export function hostileUpgrade(seat: SeatCredentials): Buffer {
  const own = upgradeHeaders().filter(() => !oneIn(8));
  const path = oneIn(2) ? `/socket/${seat.code}` : pick(paths(seat));
  return write(`${oneIn(4) ? pick(methods) : 'GET'} ${path} ${pick(versions)}`, [...own, ...someStrange(3)]);
}

/** A request no honest client makes, sometimes by somebody who has a seat. */
export function hostileRequest(seat: SeatCredentials): Buffer {
  const path = pick(paths(seat));
  const method = oneIn(4) ? pick(methods) : pick(['GET', 'POST', 'POST', 'DELETE']);
  const body = path.endsWith('/pack')
    ? hostilePack()
    : (JSON.stringify(pick<unknown>([value(0), { game: 'swintus', name: pick(texts), face: pick(texts) }])) ?? 'x');
  const padded = oneIn(10) ? body + ' '.repeat(below(20_000)) : body;
  const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'];
  const headers: Lines = [
    ['Host', 'localhost'],
    ['Content-Type', pick(types)],
    ['Content-Length', `${Buffer.byteLength(padded) + (oneIn(10) ? below(100) - 50 : 0)}`],
    ['Authorization', pick(['Bearer x', `Bearer ${'y'.repeat(below(3000))}`, 'Basic x', `Bearer ${seat.token}`])],
    ...someStrange(2),
  ];
  return write(`${method} ${path} ${oneIn(6) ? pick(versions) : 'HTTP/1.1'}`, headers, padded);
}
