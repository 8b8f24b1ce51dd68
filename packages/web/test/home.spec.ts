import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { startTable } from './kit.ts';

async function serious(page: Page): Promise<string[]> {
  await page.waitForTimeout(900);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

test('from the link to cards in hand without reading anything', async ({ page }) => {
  await page.goto('/');
  expect(await serious(page)).toEqual([]);
  const begun = Date.now();
  await page.getByRole('button', { name: 'Играть с ботами' }).click();
  await expect(page.locator('.hand [data-card]').first()).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(15_000);
  expect(await serious(page)).toEqual([]);
});

test('the lobby, the rules and the other tables are accessible', async ({ page, browser, baseURL }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Создать стол' }).click();
  await expect(page.getByRole('button', { name: 'Начинаем!' })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.goto('/rules/swintus');
  expect(await serious(page)).toEqual([]);
  const { people } = await startTable(browser, {
    base: baseURL as string,
    game: 'spyfall',
    options: {},
    people: ['Маша', 'Костя', 'Лена'],
  });
  await expect(people[0]!.page.locator('.look')).toBeVisible();
  expect(await serious(people[0]!.page)).toEqual([]);
  for (const { context } of people) await context.close();
});

test('English is complete on the way to a table', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.getByRole('button', { name: 'New table' })).toBeVisible();
  await page.getByRole('button', { name: 'New table' }).click();
  await expect(page.getByRole('button', { name: /Let’s play!/ })).toBeVisible();
  expect(await page.locator('main').innerText()).not.toMatch(/[а-яё]/i);
});
