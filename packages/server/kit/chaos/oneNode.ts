import { join } from 'node:path';
import { openSqlite } from '../../src/storage/sqlite/store.ts';
import { ServerNode } from '../node.ts';
import { compileCache, type Disruption, type TestCluster, wait } from './testCluster.ts';

/** One server with SQLite, killed at any moment: in the middle of play, and while everybody is coming back. */
export async function oneNode(): Promise<TestCluster> {
  const cache = compileCache();
  const node = await ServerNode.launchQuietly(cache.env);
  // What was compiled is kept when a process ends in peace.
  await node.stop('SIGTERM');
  await node.start();
  const kill: Disruption = {
    name: 'kill -9',
    async run() {
      await wait(Math.random() * 700);
      await node.stop('SIGKILL');
      await wait(Math.random() * 200);
      await node.start();
    },
  };
  const killAgain: Disruption = {
    name: 'kill -9, and again while everybody comes back',
    async run() {
      await kill.run();
      await wait(Math.random() * 300);
      await node.stop('SIGKILL');
      await node.start();
    },
  };
  return {
    http: node.http,
    disruptions: [kill, kill, kill, killAgain],
    open: () => openSqlite({ file: join(node.folder, 'tasovka.sqlite'), durability: 'normal' }),
    unexpectedErrors: () => node.unexpectedErrors,
    async clear() {
      await node.clear();
      cache.clear();
    },
  };
}
