import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './house.ts';

async function serious(page: Page): Promise<string[]> {
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

test('the lobby, the rules and the other tables are accessible', async ({ page, party }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Создать стол' }).click();
  await expect(page.getByRole('button', { name: 'Начинаем!' })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.goto('/rules/swintus');
  expect(await serious(page)).toEqual([]);
  const [masha] = await party.sit({ game: 'spyfall', people: ['Маша', 'Костя', 'Лена'] });
  expect(await serious(masha.page)).toEqual([]);
});

test('English is complete on the way to a table', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.getByRole('button', { name: 'New table' })).toBeVisible();
  await page.getByRole('button', { name: 'New table' }).click();
  await expect(page.getByRole('button', { name: /Let’s play!/ })).toBeVisible();
  expect(await page.locator('main').innerText()).not.toMatch(/[а-яё]/i);
});
