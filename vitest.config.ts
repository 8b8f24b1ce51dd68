import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const servers = 'packages/server/test/**/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      // Real processes, sockets and clocks: a machine that stumbles must not stop a change. Whatever needed its second try is
      // listed with it, to be mended.
      { extends: true, test: { name: 'server', include: [servers], retry: 1 } },
      {
        extends: true,
        test: { name: 'all else', include: ['packages/*/test/**/*.test.ts', 'tools/*.test.ts'], exclude: [servers] },
      },
    ],
    watch: false,
    testTimeout: 60_000,
    // One worker for each core: by default one core is left idle, which is half of a small machine.
    maxWorkers: '100%',
    // Tests start dozens of servers, each of which would compile all of our code anew.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'tasovka-compiled') },
  },
});
