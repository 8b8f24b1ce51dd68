import { openPostgres } from '../../src/storage/postgres.ts';
import { Balancer } from '../balancer.ts';
import { ServerNode } from '../node.ts';
import { resourceUsage } from '../resourceUsage.ts';
import { Postgres, Redis } from '../services.ts';
import { compileCache, type Disruption, type TestCluster, wait } from './testCluster.ts';

/** Longer than any lease: the others have its rooms when it wakes up and goes on where it stood. */
const zombieMs = 10_000;

/** The node that has most rooms: whatever befalls it befalls those who play. */
async function busiestOf(nodes: readonly ServerNode[]): Promise<ServerNode> {
  const rooms = (await Promise.all(nodes.map(resourceUsage))).map((vitals) => vitals.rooms);
  return nodes[rooms.indexOf(Math.max(...rooms))] as ServerNode;
}

/** Three nodes behind a balancer, with a PostgreSQL and a Redis that are not spared either. */
export async function threeNodes(): Promise<TestCluster> {
  const cache = compileCache();
  const [postgres, redis] = await Promise.all([Postgres.begin(), Redis.begin()]);
  const env = { ...cache.env, DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const nodes = await Promise.all([1, 2, 3].map(() => ServerNode.launchQuietly(env)));
  const balancer = await Balancer.start(nodes.map(({ port }) => port));
  const anyOf = (some: readonly ServerNode[]): ServerNode => some[Math.floor(Math.random() * some.length)]!;

  const killOne = async (some: readonly ServerNode[]): Promise<void> => {
    const node = anyOf(some);
    await wait(Math.random() * 500);
    await node.stop('SIGKILL');
    // Its leases run out, and others take its rooms.
    await wait(Math.random() * 2500);
    await node.start();
  };
  const kill: Disruption = { name: 'kill -9 of a node', run: () => killOne(nodes) };
  const stop: Disruption = {
    name: 'a node is asked to stop',
    async run() {
      const node = anyOf(nodes);
      await node.stop('SIGTERM');
      await node.start();
    },
  };
  const zombie: Disruption = {
    name: 'an owner stands still for 10 s and wakes up; another is killed meanwhile',
    async run() {
      const node = await busiestOf(nodes);
      node.signal('SIGSTOP');
      await Promise.all([wait(zombieMs), wait(3000).then(() => killOne(nodes.filter((one) => one !== node)))]);
      node.signal('SIGCONT');
    },
  };
  const forgetful: Disruption = { name: 'Redis is killed and forgets', run: () => redis.restart().then(() => {}) };
  const storage: Disruption = { name: 'PostgreSQL restarts', run: () => postgres.restart().then(() => {}) };
  const both: Disruption = {
    name: 'Redis is killed and forgets, and with it a node',
    run: () => Promise.all([redis.restart(), killOne(nodes)]).then(() => {}),
  };
  return {
    http: balancer.http,
    disruptions: [kill, forgetful, storage, kill, zombie, stop, both, kill, storage, kill],
    open: () => openPostgres(postgres.url, () => {}),
    unexpectedErrors: () => nodes.flatMap((node) => node.unexpectedErrors),
    async clear() {
      balancer.close();
      await Promise.all(nodes.map((node) => node.clear()));
      await Promise.all([postgres.clear(), redis.clear()]);
      cache.clear();
    },
  };
}
