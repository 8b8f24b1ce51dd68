import { join } from 'node:path';
import { openSqlite } from '../../src/storage/sqlite/store.ts';
import { ServerNode } from '../node.ts';
import { compileCache, type Stage, type Trouble, wait } from './stage.ts';

/** One server with SQLite, killed at any moment: in the middle of play, and while everybody is coming back. */
export async function oneNode(): Promise<Stage> {
  const cache = compileCache();
  const node = await ServerNode.beginQuietly(cache.env);
  // What was compiled is kept when a process ends in peace.
  await node.stop('SIGTERM');
  await node.start();
  const kill: Trouble = {
    name: 'kill -9',
    async happen() {
      await wait(Math.random() * 700);
      await node.stop('SIGKILL');
      await wait(Math.random() * 200);
      await node.start();
    },
  };
  const killAgain: Trouble = {
    name: 'kill -9, and again while everybody comes back',
    async happen() {
      await kill.happen();
      await wait(Math.random() * 300);
      await node.stop('SIGKILL');
      await node.start();
    },
  };
  return {
    http: node.http,
    troubles: [kill, kill, kill, killAgain],
    open: () => openSqlite({ file: join(node.folder, 'tasovka.sqlite'), durability: 'normal' }),
    mishaps: () => node.mishaps,
    async clear() {
      await node.clear();
      cache.clear();
    },
  };
}
