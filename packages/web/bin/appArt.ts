import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openBrowser, startLocalServer } from './localServer.ts';

/** What a phone shows of the app before it is opened, icons and screenshots: `npm run app-art`, with the app built. */
const folder = join(import.meta.dirname, '../public');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');

/** A phone may cut an icon to any shape within which a circle of four fifths stays whole: the drawing keeps inside it. */
const maskable = drawing
  .replace('<g ', '<g transform="translate(66.500 66.500) scale(.74)"><g ')
  .replace('</svg>', '</g></svg>');

async function icon(browser: Browser, svg: string, size: number, name: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  writeFileSync(join(folder, name), await page.screenshot());
  await page.close();
}

const screen = async (page: Page, name: string): Promise<void> => {
  await page.waitForTimeout(2500);
  await page.screenshot({ path: join(folder, 'screens', `${name}.jpg`), type: 'jpeg', quality: 72 });
};

const browser = await openBrowser();
for (const size of [192, 512]) {
  await icon(browser, drawing, size, `icon-${size}.png`);
  await icon(browser, maskable, size, `icon-maskable-${size}.png`);
}

mkdirSync(join(folder, 'screens'), { recursive: true });
const server = await startLocalServer(Number(process.env.ART_PORT ?? 3187));
const asOwner = { baseURL: server.base, locale: 'ru-RU', serviceWorkers: 'block' as const };
const knows = (): void => localStorage.setItem('tasovka.hints', 'false');

const phone = await browser.newContext({ ...asOwner, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
await phone.addInitScript(knows);
const page = await phone.newPage();
await page.goto('/');
await screen(page, 'home');
await page.goto('/alone/swintus');
await page.locator('.hand [data-card]').nth(7).waitFor();
await screen(page, 'swintus');
await page.goto('/alone/spyfall');
await page.locator('.look').waitFor();
await screen(page, 'spyfall');

const desk = await browser.newContext({ ...asOwner, viewport: { width: 1440, height: 900 } });
await desk.addInitScript(knows);
const wide = await desk.newPage();
await wide.goto('/alone/swintus');
await wide.locator('.hand [data-card]').nth(7).waitFor();
await screen(wide, 'table');

await browser.close();
server.close();
