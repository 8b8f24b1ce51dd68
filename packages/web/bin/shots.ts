import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Moment } from '../test/found.ts';
import { openPage, type PlainPage, pages } from '../test/pages.ts';
import { scenes } from '../test/scenes.ts';
import { Stage, seatOnStage } from '../test/stage.ts';
import { openBrowser, openHouse } from './house.ts';

/**
 * Pictures of every screen in every size and both languages: `npm run shots [-- name …]`, written to ./shots.
 * A name is any part of language/size/screen; sizes that end in -dark show the other theme.
 */
const port = Number(process.env.SHOTS_PORT ?? 3188);
const folder = process.env.SHOTS ?? join(import.meta.dirname, '../../../shots');
const wanted = process.argv.slice(2);

const sizes = {
  phone: { width: 360, height: 640, deviceScaleFactor: 2 },
  tall: { width: 390, height: 844, deviceScaleFactor: 2 },
  desk: { width: 1440, height: 900, deviceScaleFactor: 1 },
  tv: { width: 1920, height: 1080, deviceScaleFactor: 1 },
  /** 390 × 844 at twice the size. */
  zoomed: { width: 195, height: 422, deviceScaleFactor: 2 },
  'phone-dark': { width: 360, height: 640, deviceScaleFactor: 2 },
};
type Size = keyof typeof sizes;

async function newPage(browser: Browser, base: string, size: Size, language: string): Promise<Page> {
  const { deviceScaleFactor, ...viewport } = sizes[size];
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    locale: language,
    baseURL: base,
    reducedMotion: 'reduce',
    colorScheme: size.endsWith('-dark') ? 'dark' : 'light',
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    ([spoken, seats]) => {
      const keep = (key: string, value: unknown): void => localStorage.setItem(`tasovka.${key}`, JSON.stringify(value));
      keep('language', spoken);
      keep('name', spoken === 'ru' ? 'Маша' : 'Masha');
      keep('face', 'queen');
      keep('hints', false);
      keep('seats', seats);
      keep('tv', { HRJKM: 'x' });
    },
    [language, seatOnStage] as const,
  );
  return context.newPage();
}

const house = await openHouse(port);
const browser = await openBrowser();
const failed: string[] = [];
let count = 0;

async function shoot(page: Page, file: string, prepare: () => Promise<void>): Promise<void> {
  await prepare().catch((error: Error) => failed.push(`${file}: ${error.message.split('\n')[0]}`));
  await page.screenshot({ path: file });
  count++;
}

for (const language of ['ru', 'en']) {
  for (const size of Object.keys(sizes) as Size[]) {
    const into = join(folder, language, size);
    const isWanted = (name: string): boolean =>
      wanted.length === 0 || wanted.some((one) => `${language}/${size}/${name}`.includes(one));
    const plain = Object.keys(pages).filter((name) => size !== 'tv' && isWanted(name));
    const staged = Object.keys(scenes).filter(isWanted);
    if (plain.length + staged.length === 0) continue;
    mkdirSync(into, { recursive: true });
    const page = await newPage(browser, house.base, size, language);
    const stage = await Stage.open(page, size === 'tv');
    for (const name of plain)
      await shoot(page, join(into, `${name}.png`), () => openPage(page, stage, pages[name] as PlainPage));
    for (const name of staged) await shoot(page, join(into, `${name}.png`), () => stage.show(scenes[name] as Moment));
    await page.context().close();
  }
}
await browser.close();
house.close();
console.log(`${count} pictures in ${folder}`);
for (const line of failed) console.log(`not as it should be: ${line}`);
process.exitCode = failed.length === 0 ? 0 : 1;
