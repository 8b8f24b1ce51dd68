import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'tools/*.test.ts'],
    watch: false,
    testTimeout: 60_000,
    // One worker for each core: by default one core is left idle, which is half of a small machine.
    maxWorkers: '100%',
    // Tests start dozens of servers, each of which would compile all of our code anew.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'tasovka-compiled') },
  },
});
