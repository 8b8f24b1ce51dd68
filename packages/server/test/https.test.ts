import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { fingerprintOf, keptCertificate, ownNames } from '../src/https/keptCertificate.ts';
import { allGames, type Config, configFrom, type RunningServer, startServer } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'tasovka-https-'));
let server: RunningServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
  rmSync(folder, { recursive: true, force: true });
});

const day = 86_400_000;
const now = Date.UTC(2030, 0, 1);

it('makes a certificate once, for this machine’s names, and keeps its key from others', async () => {
  const made = await keptCertificate(folder);
  const certificate = new X509Certificate(made.cert);
  for (const name of ownNames()) {
    expect(certificate.checkHost(name) ?? certificate.checkIP(name), name).toBe(name);
  }
  expect(certificate.checkHost('example.org')).toBeUndefined();
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.ca).toBe(false);
  expect(statSync(join(folder, 'key.pem')).mode & 0o777).toBe(0o600);
  expect(await keptCertificate(folder)).toEqual(made);
});

it('makes another one when it nears its end, when an address is new, and when a file is broken', async () => {
  const names = ['localhost', '192.168.1.5'];
  const first = await keptCertificate(folder, names, now);
  expect(await keptCertificate(folder, ['localhost'], now + 300 * day)).toEqual(first);
  const later = await keptCertificate(folder, names, now + 365 * day);
  expect(later.cert).not.toBe(first.cert);
  const moved = await keptCertificate(folder, [...names, '10.0.0.7'], now + 365 * day);
  expect(new X509Certificate(moved.cert).checkIP('10.0.0.7')).toBe('10.0.0.7');
  writeFileSync(join(folder, 'key.pem'), first.key);
  const mended = await keptCertificate(folder, names, now + 365 * day);
  expect(mended.cert).not.toBe(moved.cert);
  writeFileSync(join(folder, 'certificate.pem'), 'half a fi');
  expect(fingerprintOf(await keptCertificate(folder, names, now))).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
});

async function start(changes: Partial<Config> = {}): Promise<{ plain: string; secure: string; ca: string }> {
  const config = { ...configFrom({ HTTPS: '1' }, folder), port: 0, httpsPort: 0, host: '127.0.0.1', ...changes };
  server = await startServer(config, allGames, pino({ level: 'silent' }));
  const ca = readFileSync(join(folder, 'data/https/certificate.pem'), 'utf8');
  return {
    plain: `http://127.0.0.1:${server.https?.plainPort}`,
    secure: `https://localhost:${server.port}`,
    ca,
  };
}

const read = (url: string, ca: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    get(url, { ca }, async (answer) => resolve({ status: answer.statusCode ?? 0, body: await text(answer) })).on(
      'error',
      reject,
    );
  });

it('serves the app, the calls and the socket by https to whoever accepts the certificate', async () => {
  const { plain, secure, ca } = await start();
  expect(await read(`${secure}/readyz`, ca)).toEqual({ status: 200, body: '{"ok":true}' });
  const { plainPort } = JSON.parse((await read(`${secure}/api/address`, ca)).body);
  expect(`http://127.0.0.1:${plainPort}`).toBe(plain);
  // Nobody who was not given the certificate trusts it.
  await expect(read(`${secure}/readyz`, '')).rejects.toThrow(/self-signed/);

  const origin = secure;
  const socket = new WebSocket(`${secure.replace('https', 'wss')}/socket/BCDFGHJK`, { ca, origin });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ t: 'hello', token: 'x'.repeat(22) }));
  expect(await closed).toBe(4002);
});

/** A request as a stranger may write it. */
const ask = (url: string, headers: Record<string, string>, path = '/', method = 'GET') =>
  new Promise<{ status: number; policy: string; body: string }>((resolve, reject) => {
    const call = request(url, { headers, path, method }, async (answer) =>
      resolve({
        status: answer.statusCode ?? 0,
        policy: String(answer.headers['content-security-policy']),
        body: await text(answer),
      }),
    );
    call.on('error', reject).end();
  });

it('the plain port explains the warning in the reader’s language and leads to the same place', async () => {
  const { plain } = await start();
  const port = server?.port;
  const ru = await ask(
    plain,
    { host: '192.168.1.5:3000', 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8' },
    '/t/BCDFGHJK',
  );
  expect(ru.status).toBe(200);
  expect(ru.body).toContain('Сейчас браузер испугается');
  expect(ru.body).toContain(`href="https://192.168.1.5:${port}/t/BCDFGHJK"`);
  expect((await ask(plain, { 'accept-language': 'en-GB,ru;q=0.5' })).body).toContain('about to worry');
  expect((await ask(plain, { 'accept-language': 'de' })).body).toContain('about to worry');
  expect((await ask(plain, {})).body).toContain('Сейчас браузер');
  // No script runs, and the page's own style does.
  const style = /<style>([\s\S]*)<\/style>/.exec(ru.body)?.[1] ?? '';
  expect(ru.policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(ru.policy).toContain("default-src 'none'");
  expect(ru.body).not.toContain('<script');
});

it('what a stranger writes into a plain request leads nowhere else and breaks nothing', async () => {
  const { plain, secure, ca } = await start();
  const port = server?.port;
  const evil = await ask(plain, { host: 'evil.example/"><script>' }, '/"><script>alert(1)</script>');
  expect(evil.body).toContain(`href="https://127.0.0.1:${port}/&#34;&#62;&#60;script`);
  expect(evil.body).not.toContain('<script');
  expect((await ask(plain, { host: 'a' }, '//evil.example')).body).toContain(`href="https://a:${port}//evil.example"`);
  expect((await ask(plain, { host: 'a' }, 'http://evil.example/')).body).toContain(`href="https://a:${port}/"`);
  expect((await ask(plain, {}, '/api/rooms', 'POST')).status).toBe(405);
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': 'x',
    'sec-websocket-version': '13',
  };
  expect((await ask(plain, upgrade, '/socket/BCDFGHJK')).status).toBe(200);
  expect((await read(`${secure}/healthz`, ca)).status).toBe(200);
});

it('several nodes do not serve https themselves', async () => {
  await expect(start({ redisUrl: 'redis://127.0.0.1:1' })).rejects.toThrow('one node');
});
