import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { TestServer } from '../kit/testServer.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';

/**
 * Rooms as earlier versions left them on disk, in the middle of a match: rows, snapshots, and what the first seat saw.
 * A file is added when the format of logs or snapshots changes, and none is ever changed.
 */
const folder = join(import.meta.dirname, 'yesterday');
const server = new TestServer({ logLevel: 'silent' });
afterEach(() => server.clear());

it.each(readdirSync(folder))('%s: the match goes on where it was', async (file) => {
  const { code, token, rows, snapshots, view, chat } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const data = join(server.folder, 'data');
  mkdirSync(data, { recursive: true });
  const store = await openSqlite({ file: join(data, 'tasovka.sqlite'), durability: 'normal' });
  await store.create(code, Date.now());
  const opened = await store.open(code, Date.now());
  const epoch = opened?.epoch ?? 0;
  expect(await store.append([{ room: code, epoch, rows }])).toEqual([true]);
  for (const snapshot of snapshots) await store.snapshot(code, epoch, snapshot);
  await store.close();

  await server.start();
  const { connection } = await server.player({ code, token, guest: '' });
  expect(connection.view?.match?.view).toMatchObject(view);
  expect(connection.chat.map(({ text }) => text)).toEqual(chat);
});
