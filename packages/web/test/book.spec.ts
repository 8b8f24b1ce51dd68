import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Book } from '@tasovka/protocol';
import { everyone, test } from './fixtures.ts';

const calm = { turnMs: 0, slapMs: 60_000, windowMs: 100, lookMs: 0 };
const hands = [
  ['red-5', 'red-6'],
  ['red-1', 'red-2'],
];
const rounds = [{ fixedDeal: { hands, open: 'red-3', deck: ['green-4', 'green-5', 'green-6', 'green-7'] } }];
const small = { width: 360, height: 640 };
const over = (page: Page) => page.getByRole('dialog', { name: 'Игра окончена!' });
const book = (page: Page) => page.getByRole('dialog', { name: 'Книга вечера' });
const part = (page: Page, name: string) => page.getByRole('tabpanel', { name });
const openPart = (page: Page, name: string) => page.getByRole('tab', { name }).tap();

test('a match is in the book with its winner, awards and moments; the television tells awards; whoever asks is forgotten', async ({
  party,
  browser,
}) => {
  const all = await party.sit({ game: 'swintus', people: ['Маша', 'Костя'], options: { ...calm, target: 1 }, rounds });
  const [masha, kostya] = all;
  await everyone(all, (one) => one.page.setViewportSize(small));
  const tv = await browser.newPage({ viewport: { width: 1280, height: 720 }, baseURL: party.address });
  await tv.goto(`/tv/${party.code}`);
  await kostya.lays('red-1');
  await masha.presses('Поймать!');
  await masha.lays('red-5');
  await kostya.lays('red-2');
  await masha.lays('red-6');
  await everyone(all, (one) => expect(over(one.page)).toBeVisible());

  // The same award on every screen, told by what it was earned for.
  await everyone([masha.page, kostya.page, tv], (page) => expect(over(page)).toContainText(/Глаз-алмаз\s*1.поимка/));
  await tv.close();

  // From the podium into the book, and from a moment of it into the replay.
  await masha.presses('Книга вечера');
  await expect(part(masha.page, 'Вечер')).toContainText('1 победа');
  await openPart(masha.page, 'Сезон');
  const line = part(masha.page, 'Сезон').getByRole('row').nth(1);
  await expect(line).toContainText('Маша');
  await expect(line).toContainText('100%');
  await book(masha.page).getByLabel('Считать рейтинг').check();
  await expect(part(masha.page, 'Сезон').getByRole('columnheader', { name: 'рейтинг' })).toBeVisible();
  const saved = masha.page.waitForEvent('download');
  await masha.presses('Сохранить файлом');
  const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as Book & { tasovka: string };
  expect(file).toMatchObject({ tasovka: 'book', format: 1, ratings: true });
  expect(file.matches[0]?.places).toEqual([1, 2]);
  await openPart(masha.page, 'Игры');
  await expect(part(masha.page, 'Игры')).toContainText('Маша — чемпион стола');
  await part(masha.page, 'Игры').getByText('Кому за что').tap();
  await part(masha.page, 'Игры')
    .getByRole('link', { name: /посмотреть этот момент/ })
    .first()
    .tap();
  await expect(masha.page).toHaveURL(/\/r\/[\w-]{22}#m\d+$/);
  await expect(masha.page.getByRole('region', { name: 'Повтор' })).toBeVisible();

  // A page of its own, with everything on paper at once and nothing to press.
  await masha.page.goto(`/book/${party.code}`);
  await masha.page.emulateMedia({ media: 'print' });
  await expect(part(masha.page, 'Сезон').getByRole('table')).toBeVisible();
  await expect(masha.page.getByText('Маша — чемпион стола')).toBeVisible();
  await expect(masha.page.getByRole('tab', { name: 'Вечер' })).toBeHidden();
  await masha.page.emulateMedia({ media: 'screen' });

  // One's own book has the match, and by one tap it is gone: here, at the table and from its replay.
  await kostya.page.goto('/book');
  await expect(kostya.page.getByText('1 игра, 0 побед')).toBeVisible();
  await kostya.presses('Забудь меня');
  await kostya.presses('Да');
  await expect(kostya.page.getByText('Готово. Кто это был? Никто не помнит.')).toBeVisible();
  await expect(kostya.page.getByText('0 игр, 0 побед')).toBeVisible();
  await masha.page.reload();
  await expect(part(masha.page, 'Вечер')).toContainText('Маша');
  await expect(masha.page.getByText('Костя')).toHaveCount(0);
  await openPart(masha.page, 'Игры');
  await expect(part(masha.page, 'Игры')).toContainText('Некто');
});

test('nobody reads the book of a table they were not at', async ({ party, browser }) => {
  await party.sit({ game: 'swintus', people: ['Маша', 'Костя'], options: calm });
  const stranger = await browser.newPage({ viewport: small, baseURL: party.address });
  await stranger.goto(`/book/${party.code}`);
  await expect(stranger.getByRole('alert')).toContainText('Эту книгу открывает тот, кто был за столом');
  await stranger.close();
});
