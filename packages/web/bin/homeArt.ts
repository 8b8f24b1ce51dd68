import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { scenes } from '../test/scenes.ts';
import { Stage, seatOnStage } from '../test/stage.ts';
import { openBrowser, startLocalServer } from './localServer.ts';

/**
 * The pictures on the shelf of the home page, taken from the real drawings as plain files, so that home need not load
 * the rigs: `npm run home-art`, with the app built.
 */
const port = Number(process.env.ART_PORT ?? 3186);
const folder = join(import.meta.dirname, '../public/art');

/** The drawing as it looks when small, with every style made an attribute. */
const plain = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((svg) => {
      for (const element of svg.querySelectorAll('*')) {
        const style = getComputedStyle(element);
        if (style.display === 'none' || element.tagName === 'text') element.setAttribute('data-gone', '');
        else if (style.transform !== 'none' && element.tagName === 'g' && element.hasAttribute('class'))
          element.setAttribute('transform', style.transform);
        for (const name of ['fill', 'stroke', 'stop-color']) {
          const value = element.getAttribute(name);
          if (value?.includes('var(')) element.setAttribute(name, style.getPropertyValue(name));
        }
      }
      for (const gone of svg.querySelectorAll('[data-gone]')) gone.remove();
      for (const element of [svg, ...svg.querySelectorAll('*')]) {
        for (const name of ['class', 'style', 'role', 'aria-label', 'aria-hidden', 'focusable'])
          element.removeAttribute(name);
      }
      svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
      return svg.outerHTML.replaceAll(/<!--.*?-->/g, '');
    });

/** By day or by lamplight: a file looks by itself which it is. */
const palette = readFileSync(join(import.meta.dirname, '../src/art/common/palette.css'), 'utf8');
const inks = `:root{color-scheme:light dark}${palette.replaceAll(/\s+/g, ' ')}`;

/** A card is a picture already: the page is asked for the file it made of it, and words are left out. */
const pictured = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate(async (image, bothLights) => {
      const { drawn } = window as unknown as { drawn: Map<string, Blob> };
      const file = await drawn.get((image as HTMLImageElement).src)?.text();
      const svg = new DOMParser().parseFromString(file ?? '', 'image/svg+xml').documentElement;
      for (const words of svg.querySelectorAll('.words')) words.remove();
      svg.removeAttribute('style');
      const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
      style.textContent = bothLights;
      svg.prepend(style);
      return svg.outerHTML;
    }, inks);

async function fromScene(page: Page, name: string, selector: string): Promise<string> {
  const stage = await Stage.open(page);
  await stage.show(scenes[name]!);
  return plain(page, selector);
}

const testServer = await startLocalServer(port);
const browser = await openBrowser();
const context = await browser.newContext({
  baseURL: testServer.base,
  // Here the rules show cards about as large as they lie on the shelf: how much is drawn on them depends on it.
  viewport: { width: 1000, height: 844 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
await context.addInitScript((seats) => {
  localStorage.setItem('tasovka.seats', JSON.stringify(seats));
  // Where no worker can draw, the page shows its drawings as they are.
  Reflect.deleteProperty(window, 'OffscreenCanvas');
  const drawn = new Map<string, Blob>();
  const address = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (made: Blob | MediaSource) => {
    const url = address(made);
    if (made instanceof Blob) drawn.set(url, made);
    return url;
  };
  Object.assign(window, { drawn });
}, seatOnStage);
mkdirSync(folder, { recursive: true });
const shelf = {
  swintus: { 'SW-12': 'polisvin', 'SW-20': 'hapyozh', 'SW-31': 'number' },
  lol: { 'LO-26': 'lol', 'LO-20': 'bah', 'LO-25': 'ha' },
};
for (const [game, rules] of Object.entries(shelf)) {
  const page = await context.newPage();
  await page.goto(`/rules/${game}`);
  for (const [rule, name] of Object.entries(rules)) {
    const selector = `[id="${rule}"] .things img`;
    await page.locator(`[id="${rule}"]`).scrollIntoViewIfNeeded();
    await page.locator(selector).first().waitFor();
    writeFileSync(join(folder, `${game}-${name}.svg`), await pictured(page, selector));
  }
}
const place = await fromScene(await context.newPage(), 'spy-reveal', '.reveal figure svg');
writeFileSync(join(folder, 'spyfall-place.svg'), place);
const spy = await fromScene(await context.newPage(), 'spy-agree', '.accused svg');
writeFileSync(join(folder, 'spyfall-spy.svg'), spy);
await browser.close();
testServer.close();
