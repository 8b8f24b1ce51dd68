import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { simulateCluster } from '../kit/simulation/simulateCluster.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';
import type { LogBatch, Store } from '../src/storage/store.ts';

/** A few seeds of what `npm run simulate` plays by the thousand. */
let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tasovka-simulation-'));
  store = await openSqlite({ file: join(folder, 'simulation.sqlite'), durability: 'normal' });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a cluster keeps its promises whatever goes wrong', async () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { faults, troubles } = await simulateCluster(`${seed}`, store);
    expect(faults, `npm run simulate -- --seed ${seed}: ${troubles.join(', ')}`).toEqual([]);
  }
}, 120_000);

it('a seed plays the same again', async () => {
  const first = await simulateCluster('again', store);
  await store.close();
  store = await openSqlite({ file: join(folder, 'another.sqlite'), durability: 'normal' });
  expect(await simulateCluster('again', store)).toEqual(first);
  expect((await simulateCluster('another', store)).digest).not.toBe(first.digest);
}, 60_000);

it('a storage that forgets what it confirmed is found out', async () => {
  const isForgotten = ({ rows }: LogBatch): boolean => rows.some(({ seq }) => seq === 40);
  const forgetful = new Proxy(store, {
    get: (owner, name) => {
      if (name !== 'append') return Reflect.get(owner, name);
      return async (batches: readonly LogBatch[]): Promise<readonly boolean[]> => {
        await owner.append(batches.filter((batch) => !isForgotten(batch)));
        return batches.map(() => true);
      };
    },
  });
  const { faults } = await simulateCluster('forgetful', forgetful);
  expect(faults.join()).toContain('row 41 follows row 39');
}, 60_000);
