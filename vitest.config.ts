import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'tools/*.test.ts'],
    watch: false,
    testTimeout: 60_000,
  },
});
