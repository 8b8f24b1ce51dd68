import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulateCluster } from '../kit/simulation/simulateCluster.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';

/**
 * A cluster in simulated time where storage, network and processes fail, by seeds; every promise is audited:
 *   simulate.ts [seeds] [first seed]     simulate.ts --seed <seed>     (plays one again and tells what happens)
 */
const single = process.argv[2] === '--seed' ? process.argv[3] : undefined;
const first = Number(process.argv[3] ?? 1);
const seeds =
  single === undefined ? Array.from({ length: Number(process.argv[2] ?? 100) }, (_, i) => `${first + i}`) : [single];
const say = single === undefined ? () => {} : console.log;

const folder = mkdtempSync(join(tmpdir(), 'tasovka-simulation-'));
const store = await openSqlite({ file: join(folder, 'simulation.sqlite'), durability: 'normal' });
const sum = { confirmed: 0, received: 0, reconnects: 0, troubles: 0 };
const failed: string[] = [];
const again = (seed: string): string => `again: npm run simulate -- --seed ${seed}`;
let playing = '';
process.on('uncaughtExceptionMonitor', () => console.log(`seed ${playing} ends the process; ${again(playing)}`));
const began = performance.now();
for (const seed of seeds) {
  playing = seed;
  const report = await simulateCluster(seed, store, say).catch((error: unknown) => String(error));
  const faults = typeof report === 'string' ? [report] : report.faults;
  if (typeof report !== 'string') {
    sum.confirmed += report.confirmed;
    sum.received += report.received;
    sum.reconnects += report.reconnects;
    sum.troubles += report.troubles.length;
    if (single !== undefined) console.log(`digest ${report.digest}`);
  }
  if (faults.length === 0) continue;
  failed.push(seed);
  console.log(`seed ${seed}: ${faults.slice(0, 5).join('\n  ')}\n  ${again(seed)}`);
}
await store.close();
rmSync(folder, { recursive: true, force: true });
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  `${seeds.length} seeds in ${seconds} s: ${sum.troubles} troubles, ${sum.confirmed} confirmed, ${sum.received} received, ${sum.reconnects} returns`,
);
console.log(`${seeds.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
