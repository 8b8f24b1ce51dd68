import type { Browser, CDPSession, Page } from '@playwright/test';
import { roomApi, type SeatCredentials } from '@tasovka/protocol';
import { playLongMatch } from '../test/longMatch.ts';
import { openBrowser, startLocalServer } from './localServer.ts';
import { pace } from './pace.ts';

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

const seatsOf = ({ code, token, guest }: SeatCredentials): string =>
  JSON.stringify({ [code]: { token, guest, game: 'swintus', at: Date.now() } });

interface Opened {
  readonly ms: number;
  /** How much of it went by while the page waited for its server. */
  readonly waited: number;
}

/** In the page: from the tap until the player is there and nothing is left to do. */
async function openReplay(): Promise<Opened> {
  const tap = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('Посмотреть повтор'),
  );
  const began = performance.now();
  tap?.click();
  while (!document.querySelector('.player .main') || !document.querySelector('.stage [data-spot="pile"]')) {
    await new Promise(requestAnimationFrame);
  }
  await new Promise((later) => setTimeout(later));
  const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= began);
  return { ms: performance.now() - began, waited: asked.reduce((sum, { duration }) => sum + duration, 0) };
}

/** In the page: twenty places all over the match, each until the second frame after it, when it has been drawn. */
async function seekAbout(): Promise<number[]> {
  const line = document.querySelector<HTMLInputElement>('.player input[type=range]');
  const all: number[] = [];
  for (let i = 0; line && i < 20; i++) {
    const to = Math.floor((Number(line.max) * ((i * 7) % 20)) / 20);
    await new Promise((later) => setTimeout(later, 300));
    const began = performance.now();
    line.value = `${to}`;
    line.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    all.push(performance.now() - began);
  }
  return all;
}

process.env.BOT_PACE ??= '0';
const testServer = await startLocalServer(port);
const browser = await openBrowser();
/** Machines differ, and one is slow while others use it: figures are compared where this one is the same. */
const blank = await browser.newPage();
console.log(`this machine, not slowed down: always the same takes ${(await pace(blank)).toFixed(0)} ms`);
await blank.close();
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

/**
 * A long match on the same phone: from the podium, where the app has come already, until its replay can be played; and
 * from a place on the line of time until the table there is drawn.
 */
const replayMs = 1000;
const seekMs = 150;
const { seat, id, moments } = await playLongMatch(testServer.base);
const opened: Opened[] = [];
const seeks: number[] = [];
for (let i = 0; i < tries; i++) {
  const { page } = await slowPage(browser, testServer.base);
  await page.addInitScript((kept) => localStorage.setItem('tasovka.seats', kept), seatsOf(seat));
  await page.goto(`/t/${seat.code}`);
  await page.getByRole('button', { name: 'Посмотреть повтор' }).waitFor();
  await page.waitForTimeout(3000);
  opened.push(await page.evaluate(openReplay));
  seeks.push(...(await page.evaluate(seekAbout)));
  await page.context().close();
}
const { ms: open, waited } = opened.sort((a, b) => a.ms - b.ms)[Math.floor(tries / 2)] as Opened;
const slowest = Math.max(...seeks);
const usual = seeks.sort((a, b) => a - b)[Math.floor(seeks.length / 2)] as number;
late ||= open > replayMs || slowest > seekMs;
console.log(
  `a replay of ${moments} moments (${id.slice(0, 4)}…): opens after ${open.toFixed(0)} ms (median of ${tries}, goal ${replayMs}), ` +
    `${waited.toFixed(0)} ms of it waiting for the server`,
);
console.log(
  `  seeks: ${seeks.length}, half of them within ${usual.toFixed(0)} ms, the slowest ${slowest.toFixed(0)} ms (goal ${seekMs})`,
);
await browser.close();
testServer.close();
process.exitCode = late ? 1 : 0;
