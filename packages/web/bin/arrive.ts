import type { Browser, CDPSession, Page } from '@playwright/test';
import { roomApi } from '@tasovka/protocol';
import { openBrowser, startLocalServer } from './localServer.ts';

/**
 * How soon a newcomer with a slow phone can do something: `npm run arrive`.
 * Cold cache, fast 3G (1.6 Mbit/s down, 0.75 up, 150 ms there and back), a processor at a quarter of its speed.
 * Interactive: what is to be pressed is there, and a task put behind everything else is run at once.
 */
const budgetMs = 2000;
const slowdown = 4;
const port = Number(process.env.ARRIVE_PORT ?? 3187);
const tries = Number(process.argv[2] ?? 3);
const fast3G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

async function slowPage(browser: Browser, base: string): Promise<{ page: Page; client: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: base, locale: 'ru-RU' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', fast3G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, client };
}

/** Milliseconds from the start of navigation until an element can be pressed, and what came over the wire until then. */
async function arrive(browser: Browser, base: string, path: string, selector: string): Promise<[number, number]> {
  const { page, client } = await slowPage(browser, base);
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript((wanted) => {
    const watch = (): void => {
      if (!document.querySelector(wanted)) requestAnimationFrame(watch);
      else setTimeout(() => document.documentElement.setAttribute('data-ready', `${performance.now()}`));
    };
    requestAnimationFrame(watch);
  }, selector);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForSelector('[data-ready]', { state: 'attached' });
  const at = Number(await page.getAttribute('html', 'data-ready'));
  await page.context().close();
  return [at, bytes / 1000];
}

const testServer = await startLocalServer(port);
const browser = await openBrowser();
const { code } = await roomApi.create(testServer.base, { game: 'swintus', name: 'Маша', face: 'queen' });
const ways = {
  home: ['/', 'main button'],
  'a table link': [`/t/${code}`, 'form button, main button'],
} as const;
let late = false;
for (const [name, [path, selector]] of Object.entries(ways)) {
  const all: [number, number][] = [];
  for (let i = 0; i < tries; i++) all.push(await arrive(browser, testServer.base, path, selector));
  const [ms, kB] = all.sort((a, b) => a[0] - b[0])[Math.floor(tries / 2)] as [number, number];
  late ||= ms > budgetMs;
  console.log(`${name}: interactive after ${ms.toFixed(0)} ms (median of ${tries}), ${kB.toFixed(0)} kB until then`);
}
await browser.close();
testServer.close();
process.exitCode = late ? 1 : 0;
