import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { roomApi } from '@tasovka/protocol';
import { test } from './fixtures.ts';
import { type Person, sit } from './kit.ts';

const small = { width: 360, height: 640 };

interface Example {
  readonly name: { readonly ru: string; readonly en: string };
  readonly places: {
    readonly id: string;
    readonly name: { readonly ru: string; readonly en: string };
    readonly roles: unknown[];
  }[];
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Presses and holds one's own card, reads it, lets go. */
async function look({ page }: Person): Promise<string> {
  await page.locator('.look').dispatchEvent('pointerdown');
  const title = await page.locator('.card h2').innerText();
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointerup')));
  return title;
}

/** Three at a phone of the smallest size: two read Russian, the third English. */
async function threeAtTable(browser: Parameters<typeof sit>[0], base: string): Promise<[Person, Person, Person]> {
  const host = await roomApi.create(base, { game: 'spyfall', name: 'Маша', face: 'queen' });
  const people = [await sit(browser, base, 'Маша', 'queen', host, 'spyfall', small)];
  for (const name of ['Костя', 'Kate']) {
    const seat = await roomApi.join(base, host.code, { name, face: 'cap' });
    people.push(await sit(browser, base, name, 'cap', seat, 'spyfall', small));
  }
  await people[2]!.context.addInitScript(() => localStorage.setItem('tasovka.language', '"en"'));
  for (const { page } of people) await page.goto(`/t/${host.code}`);
  return people as [Person, Person, Person];
}

test('a table plays a round in places of its own', async ({ browser, baseURL }) => {
  const people = await threeAtTable(browser, baseURL as string);
  const [host, guest, foreigner] = people;
  const { page } = host;
  await page.getByText('Все настройки').click();
  const picker = page.locator('.picker');
  await expect(picker).toContainText('Своего пака на столе нет');

  const [download] = await Promise.all([page.waitForEvent('download'), picker.getByText('Скачать пример').click()]);
  const text = readFileSync(await download.path(), 'utf8');
  const example = JSON.parse(text) as Example;

  await choose(page, 'broken.json', text.slice(0, -20));
  await expect(picker.getByRole('alert')).toContainText('Это не JSON');
  const broken = JSON.parse(text) as Example;
  broken.places[3]!.roles.pop();
  await choose(page, 'broken.json', JSON.stringify(broken));
  await expect(picker.getByRole('alert')).toContainText(
    'Место 4, роли (places[3].roles): нужно ровно 7 ролей, а тут 6',
  );
  await choose(page, 'large.json', `"${'x'.repeat(300_000)}"`);
  await expect(picker.getByRole('alert')).toContainText('256 кБ');

  await choose(page, 'дача.json', text);
  await expect(picker).toContainText('«Наша дача», 8 мест');
  await expect(picker.getByRole('alert')).toHaveCount(0);
  await expect(guest.page.locator('summary')).toContainText('«Наша дача», 8 мест');
  await expect(foreigner.page.locator('summary')).toContainText('“The summer house”, 8 places');

  await page.getByRole('group', { name: 'Сколько раундов' }).getByRole('button', { name: '2', exact: true }).click();
  await guest.page.getByRole('button', { name: 'Я в игре!' }).click();
  await foreigner.page.locator('.bar button').click();
  await page.getByRole('button', { name: 'Начинаем!' }).click();

  for (const one of people) await expect(one.page.locator('.look')).toBeVisible();
  const tv = await sit(browser, baseURL as string, 'ТВ', 'cap', null, 'spyfall', { width: 1920, height: 1080 });
  await tv.page.goto(page.url().replace('/t/', '/tv/'));
  await expect(tv.page.getByText('Пока никто ничего не спросил')).toBeVisible();
  const ru = example.places.map(({ name }) => name.ru);
  const en = example.places.map(({ name }) => name.en);
  await expect.poll(async () => [...ru, 'Шпион — это ты!'].includes(await look(host))).toBe(true);
  const seen = await Promise.all(people.map(look));
  const at = seen.findIndex((title) => /Шпион|spy/i.test(title));
  const agents = seen.map((title, i) => (i === 2 ? en : ru).indexOf(title)).filter((_, i) => i !== at);
  expect(agents[0]).toBeGreaterThanOrEqual(0);
  expect(agents[1]).toBe(agents[0]);
  const place = agents[0] as number;
  // The television has read the pack, as everybody may; which of its places it is, nobody told it.
  expect(tv.heard.join()).not.toContain(`"${example.places[place]?.id}"`);

  const spy = people[at] as Person;
  const names = spy === foreigner ? en : ru;
  await spy.page.locator('.tools button', { hasText: spy === foreigner ? 'Places' : 'Места' }).click();
  await expect(spy.page.locator('dialog li')).toHaveCount(8);
  await spy.page.getByRole('button', { name: spy === foreigner ? 'I know where we are!' : 'Я знаю, где мы!' }).click();
  await spy.page
    .locator('dialog li', { hasText: names[place] as string })
    .getByRole('button')
    .click();
  await spy.page.getByRole('button', { name: spy === foreigner ? 'Yes' : 'Да', exact: true }).click();
  for (const one of people)
    await expect(one.page.locator('.reveal')).toContainText((one === foreigner ? en : ru)[place] as string);
  await expect(tv.page.locator('.reveal')).toContainText(ru[place] as string);
  for (const { context } of [...people, tv]) await context.close();
});

test('and goes back to the thirty of the box; only the host may', async ({ browser, baseURL }) => {
  const people = await threeAtTable(browser, baseURL as string);
  const [{ page }, guest] = people;
  await page.getByText('Все настройки').click();
  await choose(page, 'p.json', readFileSync(new URL('../public/example-pack.json', import.meta.url), 'utf8'));
  await expect(guest.page.locator('summary')).toContainText('Наша дача');
  await guest.page.getByText('Все настройки').click();
  await expect(guest.page.locator('.picker input, .picker button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Убрать свой пак' }).click();
  await expect(guest.page.locator('.picker')).toContainText('Своего пака на столе нет');
  await expect(guest.page.locator('summary')).not.toContainText('Наша дача');
  for (const { context } of people) await context.close();
});
