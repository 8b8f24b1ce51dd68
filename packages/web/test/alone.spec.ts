import { expect, type Page } from '@playwright/test';
import { autoplay, cardWays, spyWays } from './autoplay.ts';
import { cardsOf, hurry, pause } from './device.ts';
import { test } from './fixtures.ts';
import { handOrSheet, type Person } from './kit.ts';

test.use({ serviceWorkers: 'block' });

/** Somebody who knows the game: nobody explains anything, and the table does not wait for that. */
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => localStorage.setItem('tasovka.hints', 'false'));
});

const plays = (page: Page) => autoplay({ page } as Person, { every: 40, ways: [...cardWays, ...spyWays] });

// As short as they may be.
for (const [game, options] of [
  ['lol', { mode: 'blitz' }],
  ['swintus', { target: 1 }],
  ['spyfall', { rounds: 1, roundMs: 120_000 }],
] as const) {
  test(`a match of ${game} with bots needs no server: it goes on when the line is cut, to its end and into one’s book`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const code = `ALONE-${game.toUpperCase()}`;
    await page.addInitScript(
      (setting) => sessionStorage.setItem('tasovka.setting', setting),
      JSON.stringify({ code, options, players: 4 }),
    );
    await hurry(context);
    await page.goto(`/alone/${game}`);
    await expect(
      game === 'spyfall' ? page.getByRole('button', { name: /^Твоя карта/ }) : handOrSheet(page),
    ).toBeVisible();
    await context.setOffline(true);
    await plays(page);
    await expect(page.locator('.end')).toBeVisible({ timeout: 240_000 });
    const book = () => page.evaluate(() => JSON.parse(localStorage.getItem('tasovka.book') ?? '{}').matches ?? []);
    await expect.poll(book).toEqual([expect.objectContaining({ code, game })]);

    // The worker tells the match again, through any eyes, also to a page that was opened anew.
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Посмотреть повтор' }).tap();
    const player = page.getByRole('region', { name: 'Повтор' });
    await expect(player).toBeVisible();
    await player.getByRole('button', { name: 'Ещё', exact: true }).tap();
    await page.getByLabel('Чьими глазами').selectOption('open');
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().tap();
    await expect(page.getByRole('list', { name: 'Что у кого на руках' })).toBeVisible();
    await page.reload();
    await player.getByRole('slider').press('End');
    await expect(page.locator('.stage .end, .stage .reveal')).toBeVisible();
    await player.getByRole('button', { name: 'Закрыть повтор' }).tap();
    await expect(page).toHaveURL(new RegExp(`/alone/${game}$`));
  });
}

test('a tip for which the table waits is there again when the chronicle over it is closed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tasovka.hints', 'true'));
  await page.goto('/alone/spyfall');
  const tip = page.locator('.bubble:not(.unplaced)');
  for (let times = 0; times < 2; times++) {
    await expect(tip).toContainText('Стол ждёт');
    await page.getByRole('button', { name: 'Хроника и болтовня' }).tap();
    await expect(tip).toHaveCount(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().tap();
  }
  await expect(tip).toContainText('Стол ждёт');
});

test('a match survives the page, and the worker that runs it; a pause is a pause', async ({ page, context }) => {
  await page.goto('/alone/swintus');
  await pause(page);
  const before = await cardsOf(page);
  await page.close();
  const again = await context.newPage();
  await again.goto('/alone/swintus');
  const goOn = again.getByRole('button', { name: 'Продолжить' });
  await expect(goOn).toBeVisible();
  expect(await cardsOf(again)).toBe(before);
  const isTable = (url: string): boolean => url.includes('tableWorker');
  const worker = again.workers().find((one) => isTable(one.url()));
  await worker?.evaluate(() => self.close());
  await expect
    .poll(() => again.workers().some((one) => one !== worker && isTable(one.url())), { timeout: 60_000 })
    .toBe(true);
  await expect(async () => {
    await goOn.tap({ timeout: 2000 });
    await expect(goOn).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  expect((await cardsOf(again)).length).toBeGreaterThan(0);
});

test('a table has one window: the other says so at its next move, and gets the match back as it is', async ({
  page,
  context,
}) => {
  await page.goto('/alone/swintus');
  await pause(page);
  const before = await cardsOf(page);
  const other = await context.newPage();
  await other.goto('/alone/swintus');
  const goOn = (one: Page) => one.getByRole('button', { name: 'Продолжить' });
  const elsewhere = 'Ты играешь на другом экране.';
  await expect(goOn(other)).toBeVisible();
  await goOn(page).tap();
  await expect(page.getByText(elsewhere)).toBeVisible();
  await page.getByRole('button', { name: 'Играть здесь' }).tap();
  await expect(goOn(page)).toBeVisible();
  await expect.poll(() => cardsOf(page)).toBe(before);
  await goOn(other).tap();
  await expect(other.getByText(elsewhere)).toBeVisible();
});
