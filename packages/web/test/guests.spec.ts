import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { type Person, sit } from './kit.ts';

const plan = {
  game: 'swintus',
  people: ['Маша', 'Костя'],
  options: { turnMs: 0 },
  rounds: [
    {
      fixedDeal: {
        hands: [
          ['blue-1', 'blue-2'],
          ['red-1', 'red-2'],
        ],
        open: 'red-3',
      },
    },
  ],
} as const;

const presses = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

test('a newcomer asks for a seat, and the host says no, yes, hush, and goodbye for good', async ({
  party,
  browser,
}) => {
  const [masha] = await party.sit(plan);
  const host = masha.page;
  const comes = async (name: string): Promise<Person> => {
    const guest = await sit(browser, party.address, name, 'cap', null);
    party.watchOver(guest);
    await guest.page.goto(`/t/${party.code}`);
    return guest;
  };

  const { page: lena } = await comes('Лена');
  await expect(lena.getByText('Там уже играют.')).toBeVisible();
  await presses(lena, 'Попроситься за стол');
  await expect(lena.getByText('Ждём, что скажет хозяин стола…')).toBeVisible();
  await expect(host.getByText('Лена просится за стол')).toBeVisible();
  await presses(host, 'Не сейчас');
  await expect(lena.getByText('Пока места нет: хозяин просит посмотреть')).toBeVisible();

  const { page: fedya } = await comes('Федя');
  await presses(fedya, 'Попроситься за стол');
  await presses(host, 'Пустить');
  await expect(fedya.getByText('Место есть: играешь со следующей игры')).toBeVisible();

  // From the menu of a running match.
  await presses(host, 'Стол');
  await presses(host, 'Гости');
  await host.getByRole('button', { name: /^Федя/ }).last().click();
  await presses(host, 'Заглушить для всех');
  await fedya.getByRole('button', { name: /^Хроника и болтовня/ }).click();
  await fedya.getByPlaceholder('Написать…').fill('Эй!');
  await presses(fedya, 'Отправить');
  await expect(fedya.getByText('Хозяин стола попросил тебя помолчать.')).toBeVisible();

  await host.getByRole('button', { name: /^Федя/ }).last().click();
  await presses(host, 'Убрать и больше не пускать');
  await presses(host, 'Да');
  await expect(fedya.getByRole('alert').first()).toContainText('освободить стул');
  await presses(fedya, 'Сесть за стол');
  await presses(fedya, 'Попроситься за стол');
  await expect(fedya.getByRole('alert')).toContainText('больше не пускают');

  // Programs come in only where the host says so, and everybody sees what they are.
  const knocks = () =>
    fetch(`${party.address}/api/rooms/${party.code}/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Робот', face: 'bot', program: true }),
    });
  expect(await (await knocks()).json()).toEqual({ reason: 'programs-refused' });
  await presses(host, 'Пускать ботов со стороны');
  await expect(host.getByRole('button', { name: 'Не пускать ботов со стороны' })).toBeVisible();
  expect((await knocks()).ok).toBe(true);
  await expect(host.getByRole('button', { name: /^бот со стороны Робот/ })).toBeVisible();

  await presses(host, 'Закрыть стол');
  await expect(host.getByText('Стол закрыт: новых не пускаем.')).toBeVisible();
  const { page: late, context } = await sit(browser, party.address, 'Поздний', 'cap', null);
  await late.goto(`/t/${party.code}`);
  await expect(late.getByText('Стол закрыт: хозяин больше никого не ждёт.')).toBeVisible();
  await context.close();
});
