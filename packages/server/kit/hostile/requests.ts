import type { SeatCredentials } from '@tasovka/protocol';
import { hostilePack, texts, value } from './messages.ts';
import { anyBytes, below, oneIn, pick } from './pick.ts';

/** A seat of an attacker's. */
export interface HostileSeat extends SeatCredentials {
  /** A match that was played at its table. */
  readonly recording?: string;
  /** At a table of their own, which they may delete. */
  readonly isHost?: true;
}

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

const idOf = ({ recording }: HostileSeat): string =>
  oneIn(2) ? (recording ?? 'x'.repeat(22)) : pick(['x'.repeat(22), '__proto__', encodeURIComponent(oddText())]);

const oddText = (): string => pick(texts).toWellFormed();

const paths = (seat: HostileSeat): string[] => pathsIn(seat.code, idOf(seat));

const pathsIn = (code: string, id: string): string[] => [
  '/api/rooms',
  `/api/rooms/${code}`,
  `/api/rooms/${code.toLowerCase()}`,
  `/api/rooms/${code}/guests`,
  `/api/rooms/${code}/link`,
  `/api/rooms/${code}/pack`,
  `/api/rooms/${code}/results`,
  `/api/rooms/${code}/push`,
  `/api/rooms/${code}/push/stop`,
  `/api/rooms/${code}/recordings`,
  `/api/rooms/${code}/book`,
  `/api/rooms/${code}/play-on`,
  `/api/rooms/${code}/reports`,
  `/api/rooms/${code}/reports/${id}`,
  `/api/replays/${id}?eyes=${pick(['0', '99', 'open', 'watchers', '-1', '', '0&eyes=1'])}&names=${pick(['hidden', '', '0'])}`,
  `/api/replays/${id}/access`,
  `/api/deals/${id}`,
  `/api/deals/${id}?room=${pick([code, '', '0&room=1'])}`,
  `/r/${id}`,
  '/api/address',
  '/mcp',
  '/api/packs',
  '/api/packs/ABCDEFGH',
  `/api/packs/${encodeURIComponent(oddText())}`,
  '/admin/delete-pack',
  `/api/links/${code}-${'x'.repeat(below(200))}`,
  `/api/rooms/${encodeURIComponent(oddText())}`,
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
  '/admin/delete',
  '/admin/reports',
  `/admin/reports/${id}`,
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
  () => ['X-Tasovka-For', pick(['', '10.0.0.1', `${'x'.repeat(43)} 10.0.0.1`])],
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
export function hostileUpgrade(seat: HostileSeat): Buffer {
  const own = upgradeHeaders().filter(() => !oneIn(8));
  const path = oneIn(2) ? `/socket/${seat.code}` : pick(paths(seat));
  return write(`${oneIn(4) ? pick(methods) : 'GET'} ${path} ${pick(versions)}`, [...own, ...someStrange(3)]);
}

/** Something like a call of an assistant. */
const call = (): unknown => {
  const one = {
    jsonrpc: '2.0',
    id: value(4),
    method: pick(['tools/call', 'tools/list', 'resources/read', 'initialize', 'ping', 'x']),
    params: pick([value(1), { name: pick(['sit', 'wait', 'act', 'say', 'x']), arguments: value(1) }]),
  };
  return oneIn(5) ? Array(below(150)).fill(one) : one;
};

/** Something like an address that the server is to call. */
const subscriber = (): unknown => ({
  endpoint: pick([
    'http://127.0.0.1:1/',
    'https://fcm.googleapis.com@localhost/',
    'https://fcm.googleapis.com/x',
    pick(texts),
  ]),
  keys: pick([value(2), { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }]),
  language: pick(['ru', 'en', 'x']),
});

/** A request no honest client makes, sometimes by somebody who has a seat. */
export function hostileRequest(seat: HostileSeat): Buffer {
  const path = pick(paths(seat));
  const method = oneIn(4) ? pick(methods) : pick(['GET', 'POST', 'POST', 'DELETE']);
  const guest = { name: pick(texts), face: pick(texts) };
  const recording = pick<unknown>([seat.recording, value(3)]);
  const moment = pick<unknown>([below(300), value(3)]);
  const bodies = [
    value(0),
    { game: 'swintus', ...guest },
    { ...guest, program: true },
    { access: value(3) },
    { ratings: value(3) },
    { carries: 'x'.repeat(below(40_000)) },
    { recording, moment, seat: pick<unknown>([0, 1, value(3)]), with: pick(['bots', 'people', 'x']), ...guest },
    { of: pick<unknown>([null, { recording, moment }, value(2)]), rule: pick(texts), text: pick(texts) },
    subscriber(),
    call(),
  ];
  const body = path.endsWith('/pack')
    ? hostilePack()
    : path.endsWith('/packs')
      ? `{"game":"spyfall","pack":${hostilePack()}}`
      : (JSON.stringify(pick<unknown>(bodies)) ?? 'x');
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
