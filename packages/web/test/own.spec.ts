import { expect } from '@playwright/test';
import { roomApi } from '@tasovka/protocol';
import { test } from './fixtures.ts';
import { sit } from './kit.ts';

const small = { width: 360, height: 640 };

test('a table is made one’s own by taps, given away as a link, and played by whoever opens it', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL as string;
  const seat = await roomApi.create(base, { game: 'swintus', name: 'Маша', face: 'queen' });
  const { page } = await sit(browser, base, 'Маша', 'queen', seat, 'swintus', small);
  await page.goto(`/t/${seat.code}`);
  await page.getByText('Все настройки').tap();

  // House rules: two go together, two others contradict each other, and nothing changes by that.
  const rule = (title: string) => page.getByRole('checkbox', { name: new RegExp(title) });
  await rule('Тяни до победного').tap();
  await expect(rule('Тяни до победного')).toBeChecked();
  await rule('Карта дня').tap();
  await expect(rule('Карта дня')).toBeChecked();
  await rule('Взял — не клади').tap();
  await expect(page.getByText('«Тяни до победного» и «Взял — не клади» спорят')).toBeVisible();
  await expect(rule('Взял — не клади')).not.toBeChecked();

  // The deck: one of ours, then one of jokers alone, which stays on this screen.
  await page.getByRole('button', { name: 'Тишина в библиотеке' }).tap();
  await expect(page.getByText('124 карты')).toBeHidden();
  await expect(page.getByText('120 карт')).toBeVisible();
  await expect(page.getByText('В замерах раздача на 33 % короче, чем с коробкой.')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('fan.png') });
  await page.getByRole('button', { name: 'Разобрать по картам' }).tap();
  for (const number of ['ноль', 'единица', 'двойка', 'тройка', 'четвёрка', 'пятёрка', 'шестёрка', 'семёрка']) {
    const fewer = page.getByRole('button', { name: `${number}: меньше` });
    await fewer.tap();
    await fewer.tap();
  }
  await expect(page.getByRole('alert').filter({ hasText: 'Так не сыграть' })).toContainText('Цифр в колоде 0');
  await page.screenshot({ path: test.info().outputPath('deck.png') });
  await page.getByRole('button', { name: 'Тишина в библиотеке' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: 'Так не сыграть' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Поделиться настройкой' }).tap();
  const sheet = page.getByRole('dialog');
  for (const words of ['Чем отличается от коробки', 'Тишина в библиотеке', 'Карта дня (HR-6)'])
    await expect(sheet).toContainText(words);
  const link = await sheet.locator('.link a').getAttribute('href');
  expect(link).toMatch(/^\/s\/1[\w-]{10,40}$/);
  await page.screenshot({ path: test.info().outputPath('share.png') });

  const stranger = await browser.newContext({ viewport: small, hasTouch: true, locale: 'ru' });
  const other = await stranger.newPage();
  await other.goto(base + link);
  await expect(other.getByRole('heading', { name: 'Свинтус' })).toBeVisible();
  for (const words of ['Тишина в библиотеке', 'Тяни до победного (HR-1)'])
    await expect(other.getByText(words)).toBeVisible();
  await other.screenshot({ path: test.info().outputPath('setting.png') });
  await other.getByRole('button', { name: 'Сыграть с ботами' }).tap();
  await expect(other.getByText(/Карта дня: \d/).first()).toBeVisible({ timeout: 30_000 });
  await other.screenshot({ path: test.info().outputPath('day.png') });

  // What is no setting says so, and there is nothing to play.
  for (const [code, sentence] of [
    ['2EAUAQQ', 'из другой версии'],
    ['1EAUAQA', 'Код не читается'],
    ['%3Cscript%3E', 'Код не читается'],
  ]) {
    await other.goto(`${base}/s/${code}`);
    await expect(other.getByRole('alert')).toContainText(sentence as string);
    await expect(other.getByRole('button', { name: 'Открыть такой стол' })).toHaveCount(0);
  }
  await stranger.close();
});

test('a way to play that takes more people is chosen before they have come, and its link sets a table for them', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL as string;
  const seat = await roomApi.create(base, { game: 'spyfall', name: 'Маша', face: 'queen' });
  const { page, context } = await sit(browser, base, 'Маша', 'queen', seat, 'spyfall', small);
  await page.goto(`/t/${seat.code}`);
  await page.getByText('Все настройки').tap();
  await page.getByRole('checkbox', { name: /Два шпиона/ }).tap();
  await expect(page.getByRole('checkbox', { name: /Два шпиона/ })).toBeChecked();
  await page.getByRole('button', { name: 'Поделиться настройкой' }).tap();
  const link = (await page.locator('.link a').getAttribute('href')) ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Открыть такой стол' }).tap();
  await page.getByText('Все настройки').tap();
  await expect(page.getByRole('checkbox', { name: /Два шпиона/ })).toBeChecked();
  // As many bots come as it takes, not as many as usual.
  await page.goto(link);
  await page.getByRole('button', { name: 'Сыграть с ботами' }).tap();
  await expect(page.locator('.tools')).toBeVisible({ timeout: 20_000 });
  await context.close();
});

test('the next evening begins where the last one was', async ({ browser, baseURL }) => {
  const base = baseURL as string;
  const seat = await roomApi.create(base, { game: 'lol', name: 'Маша', face: 'queen' });
  const { page, context } = await sit(browser, base, 'Маша', 'queen', seat, 'lol', small);
  await context.addInitScript(() =>
    localStorage.setItem('tasovka.evenings', '{"lol":{"house":["HR-7"],"turnMs":60000}}'),
  );
  await page.goto(`/t/${seat.code}`);
  await page.getByRole('button', { name: 'Как в прошлый раз' }).tap();
  await page.getByText('Все настройки').tap();
  await expect(page.getByRole('checkbox', { name: /Не спи/ })).toBeChecked();
  await page.getByText('Правила', { exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Домашние правила' })).toBeVisible();
});

test('what the host has chosen stays lit, and a guest reads it in one line without looking for it', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL as string;
  const seat = await roomApi.create(base, { game: 'lol', name: 'Маша', face: 'queen' });
  const other = await roomApi.join(base, seat.code, { name: 'Костя', face: 'pirate' });
  const host = await sit(browser, base, 'Маша', 'queen', seat, 'lol', small);
  const guest = await sit(browser, base, 'Костя', 'pirate', other, 'lol', small);
  await host.page.goto(`/t/${seat.code}`);
  await guest.page.goto(`/t/${seat.code}`);
  for (const preset of ['Без спешки', 'Блиц']) {
    await host.page.getByRole('button', { name: preset, exact: true }).tap();
    await expect(host.page.getByRole('button', { name: preset, pressed: true })).toBeVisible();
    await expect(guest.page.getByText(`Играем: «${preset}»`)).toBeInViewport({ ratio: 1 });
  }
  // What the rules say is one of the choices, and no second one beside it.
  await host.page.getByText('Все настройки').tap();
  await expect(host.page.getByRole('button', { name: /^На вылет/ })).toHaveCount(1);
  for (const { context } of [host, guest]) await context.close();
});
