import { spawn } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { eventually, freePort } from '../kit/services.ts';
import { TestServer, until } from '../kit/testServer.ts';
import { Readiness } from '../src/http/readiness.ts';

let server: TestServer | null = null;
const folders: string[] = [];
afterEach(async () => {
  await server?.clear();
  server = null;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const readyz = async (): Promise<number> => (await fetch(`${server!.http}/readyz`)).status;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Reading goes on all the same: SQLite lets readers in while somebody writes. */
async function whileNothingCanBeWritten(work: () => Promise<void>): Promise<void> {
  const database = new DatabaseSync(server!.file);
  database.exec('BEGIN IMMEDIATE');
  try {
    await work();
  } finally {
    database.exec('ROLLBACK');
    database.close();
  }
}

it('a server that cannot write is not ready, and is again when it can', async () => {
  server = await new TestServer().start();
  expect(await readyz()).toBe(200);
  await wait(1100);
  await whileNothingCanBeWritten(async () => {
    expect(await readyz()).toBe(503);
    expect((await fetch(`${server!.http}/healthz`)).status).toBe(200);
  });
  await eventually(async () => expect(await readyz()).toBe(200), 'readiness');
}, 20_000);

it('a server that is closing is not ready', async () => {
  server = await new TestServer().start();
  const readiness = new Readiness(async () => {});
  expect(await readiness.isReady()).toBe(true);
  readiness.close();
  expect(await readiness.isReady()).toBe(false);
  // The real one: its room cannot be written yet, so that closing takes a while.
  await server.party('swintus', 1);
  expect(await readyz()).toBe(200);
  let stopped: Promise<void> | null = null;
  await whileNothingCanBeWritten(async () => {
    stopped = server!.stop();
    expect(await readyz()).toBe(503);
  });
  await stopped;
});

it('however often somebody asks, the storage is asked once a second; who does not answer is not ready', async () => {
  let asked = 0;
  const readiness = new Readiness(() => {
    asked++;
    return new Promise(() => {});
  });
  const answers = await Promise.all(Array.from({ length: 100 }, () => readiness.isReady()));
  expect(new Set(answers)).toEqual(new Set([false]));
  expect(asked).toBe(1);
});

it('a server whose storage refuses is not ready', async () => {
  const full = new Readiness(() => Promise.reject(new Error('the disk is full')));
  expect(await full.isReady()).toBe(false);
  const alone = new Readiness(
    async () => {},
    () => false,
  );
  expect(await alone.isReady()).toBe(false);
});

it('what is stored is for this user alone', async () => {
  server = await new TestServer().start();
  const rights = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  expect(rights(join(server.folder, 'data'))).toBe('700');
  for (const suffix of ['', '-wal', '-shm']) expect(rights(`${server.file}${suffix}`)).toBe('600');
});

/** A server in a process of its own, what it printed, and how it ended. */
function run(env: NodeJS.ProcessEnv): { readonly output: () => string; readonly ended: Promise<number | null> } {
  let output = '';
  const child = spawn(process.execPath, [join(import.meta.dirname, '../bin/server.ts')], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const timer = setTimeout(() => child.kill('SIGKILL'), 50_000);
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code);
    }),
  );
  return { output: () => output, ended };
}

it('a folder in which nothing can be stored is a clear sentence, at once', async () => {
  const { output, ended } = run({ DATA: '/proc/nope', PORT: `${await freePort()}` });
  expect(await ended).toBe(1);
  expect(output()).toMatch(
    /^The server could not start: nothing can be stored in \/proc\/nope .*: set DATA to a folder/,
  );
}, 60_000);

it('a server whose storage thread dies ends, and says why', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tasovka-dying-'));
  const data = join(folder, 'data');
  const port = await freePort();
  folders.push(folder);
  const { output, ended } = run({ DATA: data, PORT: `${port}` });
  await eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200), 'the server');
  // The thread that looks after the files finds a folder that leads to itself.
  renameSync(data, join(folder, 'elsewhere'));
  symlinkSync(data, data);
  expect(await ended).toBe(1);
  await until(() => output().includes('the storage thread has died'), 'the reason');
  expect(output()).toContain('ELOOP');
}, 60_000);
