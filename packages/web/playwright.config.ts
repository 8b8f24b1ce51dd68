import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { inShell } from './test/browsers.ts';

/**
 * Real browsers of phone size against the real server: every worker starts one of its own, with an empty store
 * (test/fixtures.ts). The app must have been built.
 */
export default defineConfig({
  testDir: 'test',
  testMatch: '*.spec.ts',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 3,
  fullyParallel: true,
  // A machine that stumbles must not stop a change; a test that needed its second try is listed as flaky, to be mended.
  retries: 1,
  projects: [
    { name: 'pages', testIgnore: 'silence.spec.ts' },
    // Sound is made and heard in real time, and breaks up where the machine is busy with other pages: `npm test` plays these alone.
    { name: 'silence', testMatch: 'silence.spec.ts', workers: 1, retries: 2 },
  ],
  reporter: 'list',
  outputDir: join(tmpdir(), 'tasovka-web-tests'),
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'ru-RU',
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: inShell(),
  },
});
