import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { faces, layTable, type Person, sit } from './kit.ts';

const presses = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
const predicts = (page: Page) => page.getByRole('group', { name: 'Кто победит?' });

test('a player asks for a pause; who watches and who is out say who will win', async ({ party, browser }) => {
  const [masha, kostya, lena] = await party.sit({
    game: 'lol',
    people: ['Маша', 'Костя', 'Лена'],
    options: { turnMs: 0, mode: 'blitz' },
    rounds: [
      { fixedDeal: { hands: [['green-9', 'green-8'], ['red-1'], ['green-1']], open: 'red-3' } },
      { fixedDeal: { hands: [[], ['blue-1', 'blue-2'], ['red-1']], open: 'red-3' } },
    ],
  });
  const guest = await sit(browser, party.address, 'Федя', 'cap', null, 'lol');
  party.watchOver(guest);
  const fedya = guest.page;
  await fedya.goto(`/t/${party.code}`);
  await presses(fedya, 'Просто посмотреть');

  await presses(kostya.page, 'Стол');
  await presses(kostya.page, 'Пауза (ещё 2)');
  await masha.sees('Паузу просит Костя.');
  await kostya.sees('Пауза по твоей просьбе.');
  await lena.sees('Продолжить может Костя или Маша.');
  await expect(lena.page.getByRole('button', { name: 'Продолжить' })).toHaveCount(0);
  await presses(kostya.page, 'Продолжить');
  await expect(lena.page.getByText('Паузу просит Костя.')).toHaveCount(0);
  await presses(kostya.page, 'Стол');
  await presses(kostya.page, 'Пауза (ещё 1)');
  await presses(masha.page, 'Продолжить');
  await presses(kostya.page, 'Стол');
  await expect(kostya.page.getByRole('button', { name: 'Паузы кончились' })).toBeDisabled();
  await presses(kostya.page, 'Закрыть');

  await predicts(fedya).getByRole('button', { name: 'Костя' }).tap();
  await expect(fedya.getByText('До конца раунда можно передумать.')).toBeVisible();
  await predicts(fedya).getByRole('button', { name: 'Лена' }).tap();
  await expect(predicts(fedya).getByRole('button', { name: 'Лена, 1 прогноз', pressed: true })).toBeVisible();
  await expect(predicts(kostya.page)).toHaveCount(0);

  await kostya.lays('red-1');
  await masha.presses('Следующий раунд');
  await expect(fedya.getByText('Прогноз принят.')).toBeVisible();
  await expect(predicts(fedya).getByRole('button', { name: 'Лена' })).toBeDisabled();
  // Who is out is nobody's choice, and has one.
  await expect(predicts(fedya).getByRole('button')).toHaveCount(2);
  await predicts(masha.page).getByRole('button', { name: 'Костя' }).tap();
  await expect(predicts(fedya).getByRole('button', { name: 'Костя, 1 прогноз' })).toBeVisible();

  await lena.lays('red-1');
  await expect(fedya.getByText('Твой прогноз сбылся!')).toBeVisible();
  await lena.sees('Верный прогноз: Федя');
});

test('bots make room: the newcomer is told before and after, and so are the others', async ({ party, browser }) => {
  const seats = await layTable({
    base: party.address,
    game: 'swintus',
    options: {},
    people: ['Маша', 'Костя'],
    bots: 8,
  });
  const comes = async (name: string, seat: number | null): Promise<Person> => {
    const one = await sit(browser, party.address, name, faces[0] as string, seat === null ? null : seats[seat]!);
    party.watchOver(one);
    await one.page.goto(`/t/${seats[0]!.code}`);
    return one;
  };
  const { page: masha } = await comes('Маша', 0);
  const { page: lena } = await comes('Лена', null);
  await expect(lena.getByText('последний бот уступит тебе свой')).toBeVisible();
  await presses(lena, 'Сесть за стол');
  await expect(lena.getByText(/ уступает тебе стул\.$/)).toBeVisible();
  await expect(masha.getByText(/ уступает стул: садится Лена\.$/)).toBeVisible();
});

test('a table full of people says so before anybody tries to sit down', async ({ party, browser }) => {
  const people = ['Маша', 'Костя', 'Лена', 'Оля', 'Петя', 'Вера', 'Гоша', 'Даша', 'Женя', 'Зоя'];
  const [host] = await layTable({ base: party.address, game: 'swintus', options: {}, people });
  const guest = await sit(browser, party.address, 'Федя', 'cap', null);
  party.watchOver(guest);
  await guest.page.goto(`/t/${host!.code}`);
  await expect(guest.page.getByText('Все стулья заняты.')).toBeVisible();
  await expect(guest.page.getByRole('button', { name: 'Сесть за стол' })).toHaveCount(0);
  await presses(guest.page, 'Просто посмотреть');
  await expect(guest.page.getByText('Все стулья заняты.')).toBeVisible();
  await expect(guest.page.getByRole('button', { name: 'Сесть играть' })).toBeDisabled();
});
