import { expect, type Locator, type Page } from '@playwright/test';
import { everyone, test } from './fixtures.ts';
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

  // What Fedya was sent is looked through for secrets afterwards: somebody else looks over a shoulder.
  const { page: zoya } = await sit(browser, party.address, 'Зоя', 'cook', null, 'lol');
  await zoya.goto(`/t/${party.code}`);
  await presses(zoya, 'Просто посмотреть');
  await presses(lena.page, 'Стол');
  await presses(lena.page, 'Показать карты зрителям');
  await zoya.getByRole('button', { name: 'Заглянуть через плечо: Лена' }).tap();
  await expect(
    zoya.getByRole('list', { name: 'Карты в руке: Лена' }).getByRole('img', { name: 'зелёная единица' }),
  ).toBeVisible();
  await lena.sees('Зоя заглядывает тебе через плечо.');
  await zoya.context().close();

  await kostya.lays('red-1');
  await masha.presses('Следующий раунд');
  await expect(fedya.getByText('Прогноз принят.')).toBeVisible();
  await expect(predicts(fedya).getByRole('button', { name: 'Лена' })).toBeDisabled();
  // Who is out is nobody's choice, and has one.
  await expect(predicts(fedya).getByRole('button')).toHaveCount(2);
  await masha.page.setViewportSize({ width: 360, height: 640 });
  // What there is to do for who is out leaves faces and deck apart.
  await expect(async () => {
    const top = async (one: Locator): Promise<number> => (await one.boundingBox())?.y ?? Number.NaN;
    const foot = async (one: Locator): Promise<number> => (await top(one)) + ((await one.boundingBox())?.height ?? 0);
    const deck = masha.page.getByRole('button', { name: /^Колода/ });
    expect(await foot(masha.seat(kostya))).toBeLessThan(await top(deck));
    expect(await foot(deck)).toBeLessThan(await top(predicts(masha.page)));
  }).toPass();
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

test('bots wait while the only person at their table takes a lesson of a minute', async ({ party }) => {
  const [{ page }] = await party.sit({
    game: 'swintus',
    people: ['Маша'],
    bots: 2,
    options: { sets: ['etiquette'], turnMs: 5000 },
    // Nothing to slap or to judge, and the bots need not draw.
    rounds: [
      {
        fixedDeal: {
          hands: [
            ['blue-1', 'blue-2', 'blue-4'],
            ['red-1', 'red-2', 'red-4', 'red-5'],
            ['red-6', 'red-7', 'red-1', 'red-2'],
          ],
          open: 'red-3',
        },
      },
    ],
  });
  await page.evaluate(() => localStorage.setItem('tasovka.hints', 'true'));
  await page.reload();
  const deck = page.getByRole('button', { name: /^Колода/ });
  await expect(page.getByRole('link', { name: 'Урок на минуту' })).toBeVisible();
  const before = await deck.getAttribute('aria-label');
  await page.getByRole('link', { name: 'Урок на минуту' }).tap();
  await expect(page).toHaveURL(/\/learn\/swintus\//);
  // Longer than a turn: whoever were not waited for would have drawn two cards.
  await page.waitForTimeout(6000);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Продолжить' }).first()).toBeVisible();
  expect(await deck.getAttribute('aria-label')).toBe(before);
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

test('another pace in the middle of a match: everybody is asked, and all must agree', async ({ party }) => {
  const all = await party.sit({
    game: 'swintus',
    people: ['Маша', 'Костя', 'Лена'],
    options: { turnMs: 0 },
    rounds: [{ fixedDeal: { hands: [['blue-1', 'blue-2'], ['red-1', 'red-2'], ['green-1']], open: 'red-3' } }],
  });
  const [masha, kostya, lena] = all;
  for (const { page } of all) await page.setViewportSize({ width: 360, height: 640 });
  const proposes = async (pace: string): Promise<void> => {
    await masha.presses('Стол');
    await masha.sees('Новый темп начнётся, когда согласятся все, кто играет.');
    await masha.presses(pace);
    await masha.sees(/ждём\. Отвечают: Костя, Лена/);
  };
  await masha.presses('Стол');
  await expect(masha.page.getByRole('button', { name: 'Без часов', pressed: true })).toBeVisible();
  await masha.presses('Закрыть');
  await kostya.presses('Стол');
  await expect(kostya.page.getByRole('button', { name: 'Спокойно' })).toHaveCount(0);
  await kostya.presses('Закрыть');

  await proposes('Как в коробке');
  await lena.sees('Маша предлагает темп: как в коробке. Годится?');
  await lena.presses('Оставить прежний темп');
  await everyone(all, (one) => one.hears('Темп остаётся прежним.'));

  await proposes('Спокойно');
  await kostya.presses('Согласиться на новый темп');
  await kostya.sees(/ждём\. Отвечают: Лена/);
  await lena.presses('Согласиться на новый темп');
  await everyone(all, (one) => one.hears('Все согласны: дальше играем в новом темпе.'));
  await expect(kostya.page.getByRole('region', { name: 'Темп' })).toHaveCount(0);
  // Whoever thinks has a clock now.
  await expect(kostya.page.locator('.status .ring')).toBeAttached();
  await masha.counts(masha, 2);
  await masha.presses('Стол');
  await expect(masha.page.getByRole('button', { name: 'Спокойно', pressed: true })).toBeVisible();

  // Who ends it before its time is named to the others, who did not ask for the lobby.
  await masha.presses('Закончить игру');
  await masha.presses('Да');
  await kostya.sees(/Маша заканчивает игру раньше срока/);
  await masha.sees(/Игра закончена раньше срока/);
});
