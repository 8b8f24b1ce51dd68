import { deflateRawSync, gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import type { JsonObject } from '@tasovka/kernel';
import { randomReplay } from '@tasovka/server/kit';
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

/** A lesson brings the rules of its game along, and a table the connection; what can wait comes when it is asked for. */
const tableLimit = 170;
const lessonLimit = 180;

test.use({ serviceWorkers: 'block' });

test('home is light', async ({ page }) => {
  const weight = weigh(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const kB = await weight();
  console.log(`home: ${kB.toFixed(1)} kB`);
  expect(kB).toBeLessThan(60);
});

/** With everybody's cards, and longer than an evening of people. */
const longMatches: Readonly<Record<string, readonly [seats: number, options: JsonObject]>> = {
  swintus: [4, { sets: ['etiquette', 'zombie', 'moles'], mistakes: 'prevented', target: 18 }],
  lol: [4, { mode: 'blitz' }],
  spyfall: [8, { rounds: 5, roundMs: 45_000 }],
};
for (const [game, [seats, options]] of Object.entries(longMatches)) {
  test(`a saved replay of a long match of ${game} is one small file`, async ({ request }) => {
    const player = await (await request.get(`/saved/${game}.html`)).body();
    const replay = await randomReplay(game, seats, options, 'c', 'open');
    const written = deflateRawSync(JSON.stringify(replay)).toString('base64').length;
    console.log(
      `${game}: ${replay.frames.length} moments, ${(written / 1000).toFixed(0)} of ${((player.length + written) / 1000).toFixed(0)} kB`,
    );
    expect(player.length + written).toBeLessThan(400_000);
  });
}

for (const game of ['swintus', 'lol', 'spyfall']) {
  test(`the lesson of ${game} is light`, async ({ page }) => {
    const weight = weigh(page);
    await page.goto(`/learn/${game}`);
    await expect(page.locator('.bubble:not(.unplaced)')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const kB = await weight();
    console.log(`lesson of ${game}: ${kB.toFixed(1)} kB`);
    expect(kB).toBeLessThan(lessonLimit);
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
