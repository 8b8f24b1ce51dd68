import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { moments } from '../test/moments.ts';

/**
 * The pictures on the shelf of the home page, taken from the real drawings as plain files, so that home need not load
 * the rigs: `npm run home-art` with a server running (BASE, http://localhost:3000 unless said).
 */
const base = process.env.BASE ?? 'http://localhost:3000';
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

async function fromMoment(page: Page, name: string, selector: string): Promise<string> {
  const welcome = { t: 'welcome', seq: 1, now: Date.now(), shown: moments[name], chat: [], missed: [] };
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.onMessage(() => socket.send(JSON.stringify(welcome)));
  });
  await page.goto(`${base}/t/HRJKM`);
  await page.locator(selector).first().waitFor();
  await page.waitForTimeout(1500);
  return plain(page, selector);
}

const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
});
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
await context.addInitScript(() =>
  localStorage.setItem('tasovka.seats', '{"HRJKM":{"token":"x","guest":"g0","game":"","at":0}}'),
);
mkdirSync(folder, { recursive: true });
const shelf = {
  swintus: { 'SW-12': 'polisvin', 'SW-20': 'hapyozh', 'SW-31': 'number' },
  lol: { 'LO-26': 'lol', 'LO-20': 'bah', 'LO-25': 'ha' },
};
for (const [game, rules] of Object.entries(shelf)) {
  const page = await context.newPage();
  await page.goto(`${base}/rules/${game}`);
  for (const [rule, name] of Object.entries(rules)) {
    const selector = `[id="${rule}"] .cards svg`;
    await page.locator(`[id="${rule}"]`).scrollIntoViewIfNeeded();
    await page.locator(selector).first().waitFor();
    writeFileSync(join(folder, `${game}-${name}.svg`), await plain(page, selector));
  }
}
writeFileSync(
  join(folder, 'spyfall-place.svg'),
  await fromMoment(await context.newPage(), 'spy-reveal', '.reveal figure svg'),
);
writeFileSync(join(folder, 'spyfall-spy.svg'), await fromMoment(await context.newPage(), 'spy-agree', '.accused svg'));
await browser.close();
