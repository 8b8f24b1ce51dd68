import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 3177);
const root = join(import.meta.dirname, '../..');

/** Real browsers of phone size against the real server with an empty store. The app must have been built. */
export default defineConfig({
  testDir: 'test',
  testMatch: '*.spec.ts',
  timeout: 300_000,
  workers: 1,
  // A test that passes only at the second try is listed as flaky: look at it.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  outputDir: join(tmpdir(), 'tasovka-web-tests'),
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'ru-RU',
    launchOptions: {
      args: ['--no-sandbox'],
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    },
  },
  webServer: {
    command: `"${process.execPath}" packages/server/bin/server.ts`,
    cwd: root,
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
    env: {
      PORT: `${port}`,
      DATA: mkdtempSync(join(tmpdir(), 'tasovka-data-')),
      ROOMS_PER_HOUR: '1000',
      CALLS_PER_MINUTE: '10000',
      BOT_PACE: '0.3',
    },
  },
});
