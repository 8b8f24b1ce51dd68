import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, roomApi } from '@tasovka/protocol';
import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import { until } from '../kit/testServer.ts';
import { allGames, configFrom, startServer } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'tasovka-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('tokens and links are 128 bits that are neither logged nor kept', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const config = { ...configFrom({}, folder), host: '127.0.0.1', port: 0, adminToken: 'пароль-хозяйки' };
  const server = await startServer(config, allGames, log);
  const http = `http://127.0.0.1:${server.port}`;
  const me = await roomApi.create(http, { game: 'swintus', name: 'Раз', face: 'a' });
  const other = await roomApi.join(http, me.code, { name: 'Два', face: 'b', device: 'mark-of-a-device' });
  const { link } = await roomApi.link(http, other.code, other.token);
  const moved = await roomApi.redeem(http, link);
  const device = connect({ url: `${http.replace('http', 'ws')}/socket`, room: me.code, token: me.token });
  await until(() => device.view !== null, 'the welcome');
  await roomApi.link(http, me.code, 'x'.repeat(22)).catch(() => {});
  await roomApi.redeem(http, `${link}x`).catch(() => {});
  const body = new URLSearchParams({ room: me.code, guest: moved.guest });
  const authorization = `Basic ${Buffer.from('x:пароль-хозяйки').toString('base64')}`;
  await fetch(`${http}/admin/kick`, { method: 'POST', headers: { authorization }, body, redirect: 'manual' });
  device.close();
  await server.close();

  const logged = lines.join('');
  expect(logged).toContain('admin kick');
  expect(logged).toContain(me.code);
  const kept = readdirSync(config.dataFolder).map((file) => readFileSync(join(config.dataFolder, file), 'latin1'));
  expect(kept.join('')).toContain(moved.guest);
  const secretOf = (whole: string): string => whole.slice(me.code.length + 1);
  const secrets = [me.token, other.token, moved.token, link, secretOf(link), 'пароль-хозяйки', authorization.slice(6)];
  for (const secret of [...secrets, 'mark-of-a-device']) {
    expect(logged).not.toContain(secret);
    expect(kept.join('')).not.toContain(Buffer.from(secret).toString('latin1'));
  }
  expect(kept.join('')).not.toContain('127.0.0.1');
  for (const token of [me.token, other.token, moved.token, secretOf(link)]) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  }
});
