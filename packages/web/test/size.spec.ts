import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { handOrSheet, startTable } from './kit.ts';

/** All the script a page has loaded, gzipped, in kB. */
function weigh(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    // What comes when the page has been weighed and closed is nobody's fault.
    if (new URL(response.url()).pathname.endsWith('.js') && response.ok())
      bodies.push(response.body().catch(() => Buffer.alloc(0)));
  });
  return async () => {
    const all = await Promise.all(bodies);
    return all.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
  };
}

/** A table that speaks and helps has more to bring along; what can wait comes when it is asked for. */
const tableLimit = 175;

test.use({ serviceWorkers: 'block' });

test('home is light', async ({ page }) => {
  const weight = weigh(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const kB = await weight();
  console.log(`home: ${kB.toFixed(1)} kB`);
  expect(kB).toBeLessThan(60);
});

for (const game of ['swintus', 'lol', 'spyfall']) {
  test(`the lesson of ${game} is light`, async ({ page }) => {
    const weight = weigh(page);
    await page.goto(`/learn/${game}`);
    await expect(page.locator('.bubble:not(.unplaced)')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const kB = await weight();
    console.log(`lesson of ${game}: ${kB.toFixed(1)} kB`);
    expect(kB).toBeLessThan(tableLimit);
  });

  test(`a table of ${game} is light with everything`, async ({ browser, baseURL }) => {
    const { code, people } = await startTable(browser, {
      base: baseURL as string,
      game,
      options: {},
      people: ['Маша', 'Костя', 'Лена'],
    });
    const page = await people[0]!.context.newPage();
    const weight = weigh(page);
    await page.goto(`/t/${code}`);
    await expect(handOrSheet(page).or(page.locator('.look')).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const kB = await weight();
    console.log(`${game}: ${kB.toFixed(1)} kB`);
    expect(kB).toBeLessThan(tableLimit);
    for (const { context } of people) await context.close();
  });
}
