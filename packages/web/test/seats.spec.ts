import { expect, test } from '@playwright/test';
import { enter } from '@tasovka/protocol';
import { step, strangersHands } from './cardPlayer.ts';
import { sit, startTable } from './kit.ts';

const plan = (base: string) => ({ base, game: 'swintus', options: { turnMs: 0 }, people: ['Маша', 'Костя'] });

test('a lost connection comes back to the same cards', async ({ browser, baseURL }) => {
  const { people } = await startTable(browser, plan(baseURL as string));
  const [masha] = people;
  await expect(masha!.page.locator('.hand [data-card]').first()).toBeVisible();
  const before = await masha!.page
    .locator('.hand [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.ariaLabel).sort());
  await masha!.page.reload();
  await expect(masha!.page.locator('.hand [data-card]').first()).toBeVisible();
  const after = await masha!.page
    .locator('.hand [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.ariaLabel).sort());
  expect(after).toEqual(before);
  for (const { context } of people) await context.close();
});

test('a second tab takes the seat over, and the first one says so', async ({ browser, baseURL }) => {
  const { code, people } = await startTable(browser, plan(baseURL as string));
  const [masha] = people;
  await expect(masha!.page.locator('.hand [data-card]').first()).toBeVisible();
  const second = await masha!.context.newPage();
  await second.goto(`/t/${code}`);
  await expect(second.locator('.hand [data-card]').first()).toBeVisible();
  await expect(masha!.page.getByRole('alert').first()).toContainText('другом устройстве');
  for (const { context } of people) await context.close();
});

test('watchers and the television never receive a hand', async ({ browser, baseURL }) => {
  const base = baseURL as string;
  const { code, people } = await startTable(browser, plan(base));
  const watcher = await sit(
    browser,
    base,
    'Зритель',
    'cap',
    await enter.join(base, code, { name: 'Зритель', face: 'cap', watching: true }),
  );
  const tv = await sit(browser, base, 'ТВ', 'cap', null, 'swintus', { width: 1920, height: 1080 });
  await watcher.page.goto(`/t/${code}`);
  await tv.page.goto(`/tv/${code}`);
  await expect(watcher.page.locator('.pile')).toBeVisible();
  await expect(tv.page.locator('.pile')).toBeVisible();
  for (let i = 0; i < 12; i++) for (const person of people) await step(person);
  for (const one of [watcher, tv]) {
    expect(one.heard.length).toBeGreaterThan(0);
    expect(strangersHands(one, null)).toEqual([]);
    await expect(one.page.locator('.hand')).toHaveCount(0);
  }
  for (const { context } of [...people, watcher, tv]) await context.close();
});
