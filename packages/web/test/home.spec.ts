import { expect } from '@playwright/test';
import { barriers } from './faults.ts';
import { test } from './fixtures.ts';

test('from the link to cards in hand without reading anything', async ({ page }) => {
  await page.goto('/');
  expect(await barriers(page)).toEqual([]);
  const begun = Date.now();
  await page.getByRole('link', { name: 'Играть с ботами' }).click();
  await expect(page.locator('.hand [data-card]').first()).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(15_000);
  expect(await barriers(page)).toEqual([]);
});

test('the lobby, the rules and the other tables are accessible', async ({ page, party }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Создать стол' }).click();
  await expect(page.getByRole('button', { name: 'Начинаем!' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.goto('/rules/swintus');
  expect(await barriers(page)).toEqual([]);
  const [masha] = await party.sit({ game: 'spyfall', people: ['Маша', 'Костя', 'Лена'] });
  expect(await barriers(masha.page)).toEqual([]);
});

test('English is complete on the way to a table', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.getByRole('button', { name: 'New table' })).toBeVisible();
  await page.getByRole('button', { name: 'New table' }).click();
  await expect(page.getByRole('button', { name: /Let’s play!/ })).toBeVisible();
  expect(await page.locator('main').innerText()).not.toMatch(/[а-яё]/i);
});

test('bots speak English with who plays in English', async ({ page }) => {
  // A table of one's own stands still for every first tip: this is somebody who has read them.
  await page.addInitScript(() => localStorage.setItem('tasovka.hints', 'false'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await page.getByRole('radio', { name: /Spyfall/ }).click();
  await page.getByRole('link', { name: 'Play the bots' }).click();
  const ofBots = page.locator('.question:not(.mine), .answer:not(.mine) .words');
  const dice = page.getByRole('button', { name: 'Suggest a question' });
  await expect(ofBots.or(dice).first()).toBeVisible({ timeout: 20_000 });
  // Who asks first is told by chance.
  if (await dice.isVisible()) {
    await page.locator('.whom button').first().click();
    await dice.click();
    await page.getByRole('button', { name: 'Say it' }).click();
  }
  await expect(ofBots.first()).toBeVisible({ timeout: 20_000 });
  for (const line of await ofBots.allInnerTexts()) expect(line).toMatch(/^[^а-яё]*[a-z][^а-яё]*$/i);
});

test('two who tell no name are not taken for each other', async ({ page, browser, testServer }) => {
  // The same luck for both: only what the table already has makes a difference.
  const unlucky = (): void => {
    Math.random = () => 0;
  };
  await page.addInitScript(unlucky);
  await page.goto('/');
  await page.getByRole('button', { name: 'Создать стол' }).click();
  await expect(page.getByRole('button', { name: 'Начинаем!' })).toBeVisible();
  const context = await browser.newContext({ baseURL: testServer.address, locale: 'ru-RU' });
  await context.addInitScript(unlucky);
  const friend = await context.newPage();
  await friend.goto(page.url());
  await friend.getByRole('button', { name: 'Сесть за стол' }).click();
  const seats = page
    .getByRole('region', { name: 'Собираемся' })
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
  await expect(seats).toHaveCount(2);
  const [mine, theirs] = await Promise.all(
    [0, 1].map(async (i) => ({
      name: (await seats.nth(i).innerText()).split('\n')[0],
      face: await seats.nth(i).locator('img').getAttribute('src'),
    })),
  );
  expect(theirs?.name).not.toBe(mine?.name);
  expect(theirs?.face).not.toBe(mine?.face);
  await context.close();
});
