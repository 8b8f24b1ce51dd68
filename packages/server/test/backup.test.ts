import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { roomApi, type SeatCredentials } from '@tasovka/protocol';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../kit/audit.ts';
import { ServerNode } from '../kit/node.ts';
import { RecordingPlayer } from '../kit/recordingPlayer.ts';
import { Postgres } from '../kit/services.ts';
import { until } from '../kit/testServer.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';

let postgres: Postgres;
let folder: string;
const nodes: ServerNode[] = [];
const players: RecordingPlayer[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tasovka-backup-'));
  postgres = await Postgres.begin();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('CREATE DATABASE elsewhere');
  await client.end();
}, 60_000);
afterAll(async () => {
  for (const player of players) player.close();
  await Promise.all(nodes.map((node) => node.clear()));
  await postgres?.clear();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

type Environment = Record<string, string>;

/** Runs the command as a person does. */
const command = (name: 'backup' | 'restore', env: Environment, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const program = join(import.meta.dirname, `../bin/${name}.ts`);
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env: { PATH: process.env.PATH, ...env } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, said: out + err }),
    );
  });

async function launch(env: Environment): Promise<ServerNode> {
  const node = await ServerNode.launch({ ...env, LOG_LEVEL: 'error' });
  nodes.push(node);
  return node;
}

function sitDown(http: string, seats: readonly SeatCredentials[]): RecordingPlayer[] {
  const seated = seats.map((seat) => new RecordingPlayer(http, seat, 5));
  players.push(...seated);
  return seated;
}

const moves = async (seated: readonly RecordingPlayer[], count: number): Promise<void> => {
  const before = seated.map(({ confirmed }) => confirmed.length);
  await until(() => seated.every(({ confirmed }, i) => confirmed.length >= (before[i] ?? 0) + count), 'moves', 30_000);
};

const openStore = (env: Environment) =>
  env.DATABASE_URL === undefined
    ? openSqlite({ file: join(String(env.DATA), 'tasovka.sqlite'), durability: 'normal' })
    : openPostgres(env.DATABASE_URL, () => {});

const sqlite = (name: string): Environment => ({ DATA: join(folder, name) });
const database = (name: string): Environment => ({ DATABASE_URL: postgres.url.replace(/postgres$/, name) });

it.each([
  { name: 'SQLite', from: () => sqlite('here'), to: () => sqlite('there') },
  { name: 'PostgreSQL', from: () => database('postgres'), to: () => database('elsewhere') },
])(
  '$name: backed up while they play, killed, restored elsewhere, and they play on',
  async ({ name, from, to }) => {
    const file = join(folder, `${name}.backup`);
    const node = await launch(from());
    const first = await roomApi.create(node.http, { game: 'swintus', name: 'Раз', face: 'a' });
    const second = await roomApi.join(node.http, first.code, { name: 'Два', face: 'b' });
    const pair = sitDown(node.http, [first, second]);
    const [host, guest] = pair as [RecordingPlayer, RecordingPlayer];
    await until(() => pair.every(({ connection }) => connection.status === 'open'), 'both');
    await host.connection.table({ kind: 'choose', game: 'swintus', options: { turnMs: 5000, target: 500 } });
    await guest.connection.table({ kind: 'ready', ready: true });
    await host.connection.table({ kind: 'start' });
    await moves(pair, 5);
    const acknowledged = pair.map(({ confirmed }) => confirmed.length);
    const made = command('backup', from(), file);
    await moves(pair, 3);
    expect(await made).toMatchObject({ code: 0, said: expect.stringContaining('rows') });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await moves(pair, 1);
    await node.stop('SIGKILL');
    for (const player of pair) player.close();

    expect(await command('restore', to(), file)).toMatchObject({ code: 0 });
    const { DATA } = to();
    if (DATA !== undefined) {
      expect([DATA, join(DATA, 'tasovka.sqlite')].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
    }
    const again = await launch(to());
    const back = sitDown(again.http, [first, second]);
    await until(() => back.every(({ connection }) => connection.view?.match), 'the match');
    await moves(back, 5);
    await again.stop('SIGKILL');

    // Whatever was acknowledged before the backup began is in it, and what followed fits on to it.
    const [before, after] = await Promise.all([openStore(from()), openStore(to())]);
    const [old, restored] = await Promise.all([before.rows(first.code, 1), after.rows(first.code, 1)]);
    const same = restored.findIndex(({ body }, i) => body !== old[i]?.body);
    expect(same).toBeGreaterThanOrEqual(acknowledged.reduce((sum, one) => sum + one, 0));
    expect(audit(first.code, restored, back)).toEqual([]);
    await Promise.all([before.close(), after.close()]);
  },
  120_000,
);

it('nothing is overwritten without --force, and nothing under a running server', async () => {
  const file = join(folder, 'SQLite.backup');
  expect(await command('backup', sqlite('there'), file)).toMatchObject({
    code: 1,
    said: expect.stringContaining('--force'),
  });
  expect(await command('restore', sqlite('there'), file)).toMatchObject({
    code: 1,
    said: expect.stringContaining('--force'),
  });
  expect(await command('restore', database('elsewhere'), file)).toMatchObject({
    code: 1,
    said: expect.stringContaining('--force'),
  });
  for (const env of [sqlite('there'), database('elsewhere')]) {
    const node = await launch(env);
    const refused = await command('restore', env, file, '--force');
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('stop') });
    expect((await fetch(`${node.http}/readyz`)).status).toBe(200);
    await node.stop('SIGTERM');
    expect(await command('restore', env, file, '--force')).toMatchObject({ code: 0 });
  }
  expect(existsSync(join(folder, 'there/tasovka.sqlite.old'))).toBe(true);
  // The backup of one storage in the other.
  const [one, other] = await Promise.all([openStore(sqlite('there')), openStore(database('elsewhere'))]);
  const header = gunzipSync(readFileSync(file)).toString().split('\n');
  const room = header.map((line) => /^\[\d+,\["([B-Z]{8})"/.exec(line)?.[1]).find((code) => code !== undefined) ?? '';
  expect((await one.rows(room, 1)).length).toBeGreaterThan(10);
  expect(await other.rows(room, 1)).toEqual(await one.rows(room, 1));
  await Promise.all([one.close(), other.close()]);
}, 60_000);

it('a file that is newer, damaged, cut off or no backup at all is refused, and nothing is made', async () => {
  const good = gunzipSync(readFileSync(join(folder, 'SQLite.backup'))).toString();
  const header = good.slice(0, good.indexOf('\n'));
  const lines = good.split('\n');
  const bad: Record<string, Buffer> = {
    'newer version': gzipSync(good.replace(/"migration":"[^"]+"/, '"migration":"999-later"')),
    'newer version again': gzipSync(good.replace('"format":1', '"format":2')),
    'not whole': gzipSync(lines.slice(0, -5).join('\n')),
    'fits no table': gzipSync(`${header}\n[0,["x"]]\n{"rows":1}\n`),
    'no backup': Buffer.from('hello'),
    damaged: readFileSync(join(folder, 'SQLite.backup')).subarray(0, 400),
  };
  for (const [why, bytes] of Object.entries(bad)) {
    const file = join(folder, 'bad.backup');
    writeFileSync(file, bytes);
    const { code, said } = await command('restore', sqlite('nowhere'), file);
    expect(code, why).toBe(1);
    expect(said, why).toContain(why.replace(' again', ''));
    expect(said, why).not.toContain('    at ');
  }
  expect(await command('restore', sqlite('nowhere'), join(folder, 'none'))).toMatchObject({ code: 1 });
  expect(await command('restore', sqlite('nowhere'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run'),
  });
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
}, 60_000);
