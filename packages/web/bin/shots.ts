import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Shown } from '@tasovka/protocol';
import { moments } from '../test/moments.ts';

/** Pictures of every screen in every size and both languages: `npm run shots [-- name …]`, written to ./shots. */
const root = join(import.meta.dirname, '../../..');
const port = Number(process.env.SHOTS_PORT ?? 3188);
const base = `http://localhost:${port}`;
const folder = process.env.SHOTS ?? join(root, 'shots');
const wanted = process.argv.slice(2);

const sizes = {
  phone: { width: 360, height: 640, deviceScaleFactor: 2 },
  tall: { width: 390, height: 844, deviceScaleFactor: 2 },
  desk: { width: 1440, height: 900, deviceScaleFactor: 1 },
  tv: { width: 1920, height: 1080, deviceScaleFactor: 1 },
};
const pages = { home: '/', rules: '/rules/swintus' };

async function serve(): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: `${port}`,
    DATA: mkdtempSync(join(tmpdir(), 'tasovka-shots-')),
    LOG_LEVEL: 'silent',
  };
  const server = spawn(process.execPath, ['packages/server/bin/server.ts'], { cwd: root, env, stdio: 'ignore' });
  for (let i = 0; i < 100; i++) {
    if (
      await fetch(`${base}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return server;
    await new Promise((later) => setTimeout(later, 200));
  }
  throw new Error('the server did not start');
}

/** The moment is told to the page as if a server had. */
async function tell(page: Page, shown: Shown): Promise<void> {
  const welcome = { t: 'welcome', seq: 1, now: Date.now(), shown, chat: [], missed: [] };
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.onMessage((message) => {
      if (String(message).includes('"hello"')) socket.send(JSON.stringify(welcome));
    });
  });
}

async function newPage(browser: Browser, size: keyof typeof sizes, language: string): Promise<Page> {
  const { deviceScaleFactor, ...viewport } = sizes[size];
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    locale: language,
    baseURL: base,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((spoken) => {
    const keep = (key: string, value: unknown): void => localStorage.setItem(`tasovka.${key}`, JSON.stringify(value));
    keep('language', spoken);
    keep('name', spoken === 'ru' ? 'Маша' : 'Masha');
    keep('face', 'queen');
    keep('coached', ['all']);
    keep('seats', { HRJKM: { token: 'x', guest: 'g0', game: 'swintus', at: 0 } });
    keep('tv', { HRJKM: 'x' });
  }, language);
  return context.newPage();
}

async function picture(page: Page, path: string, file: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
  await page.screenshot({ path: file });
  await page.context().close();
}

const server = await serve();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
});
let count = 0;
for (const language of ['ru', 'en']) {
  for (const size of Object.keys(sizes) as (keyof typeof sizes)[]) {
    const into = join(folder, language, size);
    mkdirSync(into, { recursive: true });
    const isWanted = (name: string): boolean =>
      wanted.length === 0 || wanted.some((one) => `${language}/${size}/${name}`.includes(one));
    if (size !== 'tv') {
      for (const [name, path] of Object.entries(pages)) {
        if (!isWanted(name)) continue;
        await picture(await newPage(browser, size, language), path, join(into, `${name}.png`));
        count++;
      }
    }
    for (const [name, shown] of Object.entries(moments)) {
      if (!isWanted(name)) continue;
      const page = await newPage(browser, size, language);
      const watched =
        size === 'tv' && shown.match ? { ...shown, match: { ...shown.match, seat: null, offers: [] } } : shown;
      await tell(page, watched);
      await picture(page, `${size === 'tv' ? '/tv' : '/t'}/HRJKM`, join(into, `${name}.png`));
      count++;
    }
  }
}
await browser.close();
server.kill();
console.log(`${count} pictures in ${folder}`);
