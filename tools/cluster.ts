import { lanAddresses } from '@tasovka/server';
import { Balancer, Postgres, Redis, ServerNode } from '@tasovka/server/kit';

/** Three nodes on this machine, with a PostgreSQL and a Redis of their own, behind a plain balancer. */
console.log('PostgreSQL, Redis and three nodes are starting…');
const [postgres, redis] = await Promise.all([Postgres.begin(), Redis.begin()]);
// Nodes see the balancer only: how far away that is says nothing of people.
const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, TRUST_PROXY: '1', BOT_PACE: '1' };
const nodes = await Promise.all([1, 2, 3].map(() => ServerNode.launch(env)));
const port = Number(process.env.PORT ?? 3000);
const balancer = await Balancer.start(
  nodes.map((node) => node.port),
  port,
).catch(async (error: { code?: string }) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: PORT=${port + 1} npm run cluster` : error);
  await stop(1);
  throw error;
});

console.log(`\nТасовка on three nodes: http://localhost:${port}`);
for (const address of lanAddresses(port)) console.log(`                        ${address}`);
for (const node of nodes) console.log(`node ${node.pid}: ${node.http} (kill -9 it and go on playing)`);

async function stop(code: number): Promise<never> {
  await Promise.all(nodes.map((node) => node.clear()));
  await Promise.all([postgres.clear(), redis.clear()]);
  process.exit(code);
}
const end = (): void => {
  balancer.close();
  void stop(0);
};
process.once('SIGINT', end);
process.once('SIGTERM', end);
