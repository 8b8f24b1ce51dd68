import { expect, test } from '@playwright/test';
import { type Person, startTable } from './kit.ts';

/** Presses and holds one's own card, reads it, lets go. */
async function look({ page }: Person): Promise<{ spy: boolean; place: string }> {
  await page.locator('.look').dispatchEvent('pointerdown');
  const title = await page.locator('.card h2').innerText();
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointerup')));
  return { spy: title.includes('Шпион'), place: title };
}

async function whoIsSpy(people: readonly Person[]): Promise<{ spy: Person; agents: Person[]; place: string }> {
  const seen = await Promise.all(people.map(look));
  const at = seen.findIndex((one) => one.spy);
  const place = seen.find((one) => !one.spy)?.place ?? '';
  return { spy: people[at] as Person, agents: people.filter((_, i) => i !== at), place };
}

const classic = { variant: 'classic', rounds: 1, talk: 'text', voteMs: 120_000 };
const three = ['Маша', 'Костя', 'Лена'];

test('question, answer, and an accusation that all agree with', async ({ browser, baseURL }) => {
  const { people } = await startTable(browser, {
    base: baseURL as string,
    game: 'spyfall',
    options: classic,
    people: three,
  });
  for (const { page } of people) await expect(page.locator('.look')).toBeVisible();
  const asker = await (async () => {
    for (;;) for (const one of people) if (await one.page.locator('.whom button').count()) return one;
  })();
  await asker.page.locator('.whom button').first().click();
  await asker.page.getByPlaceholder('Вопрос…').fill('Чем тут пахнет?');
  await asker.page.locator('.send').click();
  for (const { page } of people) await expect(page.getByText('Чем тут пахнет?').first()).toBeVisible();

  const { spy, agents } = await whoIsSpy(people);
  await agents[0]!.page.getByRole('button', { name: 'Обвинить' }).click();
  await agents[0]!.page.locator('dialog').getByRole('button', { name: spy.name }).click();
  for (const { page } of agents) await page.locator('.verdict .yes').click();
  for (const { page } of people) await expect(page.locator('.end')).toBeVisible();
  for (const { context } of people) await context.close();
});

test('the spy names the place', async ({ browser, baseURL }) => {
  const { people } = await startTable(browser, {
    base: baseURL as string,
    game: 'spyfall',
    options: { ...classic, rounds: 2 },
    people: three,
  });
  for (const { page } of people) await expect(page.locator('.look')).toBeVisible();
  const { spy, place } = await whoIsSpy(people);
  await spy.page.getByRole('button', { name: 'Места' }).click();
  await spy.page.locator('dialog li', { hasText: place }).getByRole('button', { name: 'Это здесь!' }).click();
  await spy.page.getByRole('button', { name: 'Да', exact: true }).click();
  for (const { page } of people) await expect(page.locator('.reveal')).toContainText(place);
  await people[0]!.page.getByRole('button', { name: 'Следующий раунд' }).click();
  await expect(people[1]!.page.locator('.look')).toBeVisible();
  for (const { context } of people) await context.close();
});

for (const [variant, names] of [
  ['duo', three.slice(0, 2)],
  ['trio', three],
] as const) {
  test(`${variant}: somebody points a finger`, async ({ browser, baseURL }) => {
    const { people } = await startTable(browser, {
      base: baseURL as string,
      game: 'spyfall',
      options: { variant, rounds: 1, talk: 'voice' },
      people: names,
    });
    for (const { page } of people) await expect(page.locator('.look')).toBeVisible();
    const seen = await Promise.all(people.map(look));
    const agent = people[seen.findIndex((one) => !one.spy)] as Person;
    await agent.page.getByRole('button', { name: 'Показать пальцем' }).click();
    await agent.page.locator('dialog .people button').first().click();
    for (const { page } of people) await expect(page.locator('.end')).toBeVisible();
    for (const { context } of people) await context.close();
  });
}

test('team: captains settle who goes first and ask', async ({ browser, baseURL }) => {
  const people7 = ['Маша', 'Костя', 'Лена', 'Оля', 'Петя', 'Вера', 'Гоша'];
  const { people } = await startTable(browser, {
    base: baseURL as string,
    game: 'spyfall',
    options: { variant: 'team', talk: 'voice' },
    people: people7,
  });
  for (const { page } of people) await expect(page.locator('.look')).toBeVisible();
  for (const { page } of people) {
    const first = page.locator('.people button.can').first();
    if (await first.count()) await first.click().catch(() => undefined);
  }
  await expect
    .poll(async () => {
      for (const { page } of people) if (await page.locator('.whom button').count()) return true;
      return false;
    })
    .toBe(true);
  for (const { context } of people) await context.close();
});
