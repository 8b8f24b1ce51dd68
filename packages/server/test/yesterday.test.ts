import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@tasovka/kernel';
import { afterEach, expect, it } from 'vitest';
import { TestServer } from '../kit/testServer.ts';
import { allGames } from '../src/index.ts';
import type { LogEntry } from '../src/rooms/log/roomState.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';
import { firstEpoch } from '../src/storage/store.ts';

/**
 * Rooms as earlier versions left them on disk, in the middle of a match: rows, snapshots, and what the first seat saw.
 * A file is added when the format of logs or snapshots changes, or the rules of «Свинтус», and none is ever changed.
 */
const folder = join(import.meta.dirname, 'yesterday');
const swintus = allGames.swintus as AnyGame;
const server = new TestServer({ logLevel: 'silent' });
afterEach(() => server.clear());

it.each(readdirSync(folder))(
  '%s: the match goes on where it was, or ends kindly if its rules were updated',
  async (file) => {
    const { code, token, rows, snapshots, view, chat } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const data = join(server.folder, 'data');
    mkdirSync(data, { recursive: true });
    const store = await openSqlite({ file: join(data, 'tasovka.sqlite'), durability: 'normal' });
    await store.create(code, Date.now());
    expect(await store.append([{ room: code, epoch: firstEpoch, rows }])).toEqual([true]);
    for (const snapshot of snapshots) await store.snapshot(code, firstEpoch, snapshot);
    await store.close();

    await server.start();
    const { connection } = await server.player({ code, token, guest: '' });
    if (rulesVersionOf(rows) === swintus.rulesVersion) expect(connection.view?.match?.view).toMatchObject(view);
    else {
      expect(connection.view?.match ?? null).toBeNull();
      expect(connection.view?.table.stopped).toMatchObject({ cause: 'rules-updated', scores: view.scores });
    }
    expect(connection.chat.map(({ text }) => text)).toEqual(chat);
  },
);

/** The version stands in the line that starts the match; the first one was not written down. */
function rulesVersionOf(rows: readonly { body: string }[]): number {
  const entries = rows.map(({ body }): LogEntry => JSON.parse(body));
  const start = entries.find((entry) => entry.kind === 'table' && entry.input.kind === 'start');
  return start?.kind === 'table' && start.input.kind === 'start' ? (start.input.rulesVersion ?? 1) : 1;
}
