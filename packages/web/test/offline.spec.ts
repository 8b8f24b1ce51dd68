import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { games } from '@tasovka/games';
import { autoplay, cardWays } from './autoplay.ts';
import { cardsOf, pause } from './device.ts';
import { test } from './fixtures.ts';
import type { Person } from './kit.ts';
import { ServerProcess } from './serverProcess.ts';

const site = join(import.meta.dirname, '../dist/site');

async function download(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Играть без сети' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Тасовка в кармане' });
  await sheet.getByRole('button', { name: /^Скачать всё, \d,\d МБ$/ }).tap();
  await expect(sheet).toContainText('Всё скачано', { timeout: 60_000 });
  await sheet.getByRole('button', { name: 'Закрыть' }).tap();
}

/** Of a picture, as the manifest writes it. */
const sizeOf = (page: Page, src: string): Promise<string> =>
  page.evaluate(async (path) => {
    const { width, height } = await createImageBitmap(await (await fetch(path)).blob());
    return `${width}x${height}`;
  }, src);

test('everything that offline needs is small, and named in the list', () => {
  const [line = ''] = readFileSync(join(site, 'sw.js'), 'utf8').split('\n');
  const list: { bytes: number; files: [string, number][] } = JSON.parse(line.slice(line.indexOf('{'), -1));
  console.log(`offline: ${(list.bytes / 1000).toFixed(0)} kB in ${list.files.length} files`);
  expect(list.bytes).toBeLessThan(1_500_000);
  for (const part of ['/assets/tableWorker-', '/assets/SpyRound-', '/icon-192.png', '/art/'])
    expect(
      list.files.some(([path]) => path.startsWith(part)),
      part,
    ).toBe(true);
});

test('the browser itself finds nothing that is in the way of installing', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const client = await context.newCDPSession(page);
  const { errors, data = '{}' } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, screenshots, shortcuts, share_target } = JSON.parse(data);
  for (const { src, sizes } of [
    ...icons,
    ...screenshots,
    ...shortcuts.flatMap(({ icons: own }: typeof shortcuts) => own),
  ])
    if (sizes !== 'any') expect(await sizeOf(page, src), src).toBe(sizes);
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual(
    expect.arrayContaining(games.map(({ id }) => `/alone/${id}`)),
  );
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // Every test has a private window of its own; whatever else there were would be ours.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const shared = new URLSearchParams({ [share_target.params.text]: 'Заходи: https://example.org/t/BCDFGHJK !' });
  await page.goto(`${share_target.action}?${shared}`);
  await expect(page).toHaveURL(/\/t\/BCDFGHJK$/);
});

test('with the server gone the app opens, teaches and plays', async ({ page, context }) => {
  const server = await ServerProcess.begin();
  await page.addInitScript(() => localStorage.setItem('tasovka.hints', 'false'));
  await page.addInitScript(() => {
    navigator.storage.persist = async () => Object.assign(globalThis, { asksToPersist: true }).asksToPersist;
  });
  await page.goto(server.address);
  await download(page);
  expect(await page.evaluate(() => 'asksToPersist' in globalThis)).toBe(true);
  await server.kill();
  const asked: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === server.address && (request.serviceWorker() || pathname.startsWith('/api/'))) asked.push(pathname);
  });
  await page.goto(`${server.address}/`);
  for (const [path, sign] of [
    ['/alone/lol', '.hand [data-card]'],
    ['/alone/spyfall', '.look'],
    ['/learn/lol', '.bubble'],
    ['/rules/swintus', 'h1'],
    ['/round/spyfall', 'fieldset input'],
    ['/alone/swintus', '.hand [data-card]'],
  ] as const) {
    await page.goto(server.address + path);
    await expect(page.locator(sign).first()).toBeVisible();
  }
  asked.length = 0;
  await autoplay({ page } as Person, { every: 40, ways: cardWays });
  await page.waitForTimeout(4000);
  expect(asked).toEqual([]);
  await server.start();
  await page.goto(`${server.address}/`);
  await page.getByRole('button', { name: 'Создать стол' }).tap();
  await expect(page.getByRole('button', { name: 'Начинаем!' })).toBeVisible();
  await server.stop();
});

test('an update is offered between matches, never during one, and the match is kept', async ({ page }) => {
  const copy = mkdtempSync(join(tmpdir(), 'tasovka-update-'));
  cpSync(site, copy, { recursive: true });
  const server = await ServerProcess.begin({ SITE: copy });
  await page.addInitScript(() => localStorage.setItem('tasovka.hints', 'false'));
  await page.goto(server.address);
  await download(page);
  await page.goto(`${server.address}/alone/swintus`);
  await pause(page);
  const before = await cardsOf(page);
  const script = join(copy, 'sw.js');
  const release = (version: string): void =>
    writeFileSync(script, readFileSync(script, 'utf8').replace(/"version":"\w+"/, `"version":"${version}"`));
  const kept = () => page.evaluate(() => caches.keys());
  release('next');
  const isWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return registration?.waiting != null;
    });
  await expect.poll(isWaiting, { timeout: 40_000 }).toBe(true);
  const offer = page.getByRole('button', { name: 'Обновить' });
  await expect(offer).toHaveCount(0);
  await page.goto(`${server.address}/`);
  const reloaded = page.waitForEvent('load');
  await offer.tap();
  await reloaded;
  await expect(offer).toHaveCount(0);
  expect(await kept()).toEqual(['tasovka-next']);
  await page.goto(`${server.address}/alone/swintus`);
  expect(await cardsOf(page)).toBe(before);
  // Without the download only what a page is made of is kept, and kept again when a new version takes over beside it.
  await page.goto(`${server.address}/`);
  await page.getByRole('button', { name: 'Играть без сети' }).tap();
  await page.getByRole('button', { name: 'Удалить скачанное' }).tap();
  await expect(page.getByRole('button', { name: /^Скачать всё/ })).toBeVisible();
  expect(await page.evaluate(async () => (await (await caches.open('tasovka-next')).keys()).length)).toBeLessThan(60);
  release('third');
  await expect.poll(isWaiting, { timeout: 40_000 }).toBe(true);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.waiting?.postMessage({ asks: 'take' });
  });
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('tasovka-third')).keys()).length))
    .toBeGreaterThan(5);
  await server.stop();
  await page.goto(`${server.address}/`);
  await expect(page.getByRole('button', { name: 'Создать стол' })).toBeVisible();
});
