import pino from 'pino';
import { expect, it } from 'vitest';
import { Housekeeping } from '../src/rooms/housekeeping.ts';
import type { Store } from '../src/storage/store.ts';

it('removes unused rooms until none are left, however many strangers have made', async () => {
  const found = [1000, 1000, 30, 0];
  let asked = 0;
  const store = {
    touch: async () => {},
    removeUnused: async () => ({ removed: found[asked++] ?? 0, shelved: 0 }),
    removeUnusedPacks: async () => 0,
  } as unknown as Store;
  const registry = { rooms: new Map(), release: async () => {}, forgetOldRests: () => {} };
  const housekeeping = new Housekeeping(registry, { store, sleepMs: 1, log: pino({ level: 'silent' }) });
  await expect.poll(() => asked).toBe(found.length);
  housekeeping.stop();
});
