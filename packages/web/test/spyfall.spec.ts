import { expect } from '@playwright/test';
import { everyone, test } from './fixtures.ts';
import { sit } from './kit.ts';
import type { Player } from './player.ts';

const three = ['Маша', 'Костя', 'Лена'] as const;
const long = { voteMs: 120_000 };
const deal = (spy: number | 'dark', location = 'viking-longship') => ({ fixedDeal: { deal: { location, spy } } });

/** Presses and holds one's own card, reads it, lets go. */
async function reads({ page }: Player): Promise<string> {
  await page.getByRole('button', { name: /^Твоя карта/ }).dispatchEvent('pointerdown');
  const title = await page.getByRole('status').getByRole('heading').innerText();
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointerup')));
  return title;
}

async function asks(asker: Player, asked: Player, question: string): Promise<void> {
  await asker.page.getByRole('group', { name: 'Кого спрашиваем?' }).getByRole('button', { name: asked.name }).tap();
  await asker.page.getByPlaceholder('Вопрос…').fill(question);
  await asker.presses('Сказать');
}

async function answers({ page }: Player, text: string): Promise<void> {
  await page.getByPlaceholder('Ответ…').fill(text);
  await page.getByRole('button', { name: 'Сказать' }).tap();
}

async function accuses(accuser: Player, accused: Player): Promise<void> {
  await accuser.presses('Обвинить');
  await accuser.page.getByRole('dialog').getByRole('button', { name: accused.name }).tap();
}

async function pointsAt(pointer: Player, target: string): Promise<void> {
  await pointer.presses('Вот шпион!');
  await pointer.page.getByRole('dialog').getByRole('button', { name: target }).tap();
}

/** The spy looks the place up in the list, and is sure. */
async function guesses(spy: Player, place: string): Promise<void> {
  await spy.presses('Места');
  await spy.presses('Я знаю, где мы!');
  await spy.page
    .getByRole('dialog', { name: 'Назови место' })
    .getByRole('button', { name: spy.calls(place) })
    .tap();
  await spy.presses('Да');
}

/** The end of a round, as everybody sees it. */
const reveals = (people: readonly Player[], place: string, ...texts: readonly string[]) =>
  everyone(people, async ({ page, calls }) => {
    const reveal = page.getByRole('dialog', { name: 'Вот где мы были' });
    for (const text of [calls(place), ...texts]) await expect(reveal).toContainText(text);
  });

const yes = 'Это шпион!';
const no = 'Не верю';

test('questions, an accusation that fails, one that succeeds; then the spy names the place', async ({ party }) => {
  const all = await party.sit({
    game: 'spyfall',
    people: three,
    options: { ...long, variant: 'classic', rounds: 2, talk: 'text' },
    rounds: [deal(2), deal(0, 'saloon')],
  });
  const [masha, kostya, lena] = all;
  expect(await reads(lena)).toBe('Шпион — это ты!');
  expect(await reads(kostya)).toBe(kostya.calls('viking-longship'));
  await asks(masha, kostya, 'Чем тут пахнет?');
  await everyone(all, (one) => one.sees('Чем тут пахнет?'));
  await answers(kostya, 'Солью и немытыми товарищами');
  await everyone(all, (one) => one.sees('Солью и немытыми товарищами'));

  // Nobody asks back: who asked stands there all the same, and a tap says why not.
  await kostya.page.getByRole('button', { name: 'Маша', disabled: true }).tap({ force: true });
  await kostya.sees('Спросить в ответ нельзя');

  // The key that names the place stands on every screen alike: it must not tell who the spy is.
  await kostya.presses('Места');
  await kostya.presses('Я знаю, где мы!');
  await kostya.sees('Ты-то знаешь, где мы: карта у тебя.');
  await expect(kostya.page.getByRole('dialog', { name: 'Назови место' })).toHaveCount(0);

  // Nobody misses a vote behind the list of places.
  await accuses(masha, lena);
  await everyone([masha, kostya], ({ page }) =>
    expect(page.getByRole('alertdialog', { name: 'Маша: «Шпион — Лена!»' })).toBeVisible(),
  );
  await lena.sees('Обвиняют тебя. Держи лицо.');
  await masha.sees('уже сказано');
  // Whoever votes may read the talk again, and votes from there.
  await kostya.presses('Перечитать разговор');
  await kostya.page.getByRole('region').getByText('Солью и немытыми товарищами').tap({ trial: true });
  await kostya.presses(no);
  await everyone([masha, kostya], (one) => one.hears('Голосов не хватило (за — 1, против — 1): Лена выдыхает'));
  await expect(masha.page.getByRole('button', { name: 'Обвинить' })).toHaveCount(0);
  // What came of it stays in the talk.
  await everyone(all, ({ page }) => expect(page.getByRole('region').getByText('Голосов не хватило')).toBeVisible());

  await accuses(kostya, lena);
  await masha.presses(yes);
  // SP-32: Маша was the first, though that vote failed.
  await reveals(
    all,
    'viking-longship',
    'Шпион — Лена',
    'Шпион разоблачён! Всем остальным за это +1.',
    'за первое обвинение шпиона',
  );
  // Nobody takes the results away from the others.
  await lena.presses('Следующий раунд');
  await lena.sees('Ещё читают итоги: Маша, Костя');
  await reveals([masha, kostya], 'viking-longship', 'Шпион — Лена');
  await masha.presses('Следующий раунд');

  await guesses(masha, 'saloon');
  await reveals(all, 'saloon', 'Шпион — Маша', 'Шпион угадал место!');
  await everyone(all, (one) => one.presses('К пьедесталу!'));
  await everyone([kostya, lena], (one) => one.sees('Маша — чемпион стола'));
  // Who was in stays in, and a rematch calls away from a replay, with a word.
  await kostya.sees('Ты в игре. Игру запускает Маша');
  await kostya.presses('Посмотреть повтор');
  await expect(kostya.page).toHaveURL(/\/r\//);
  await expect(kostya.page.getByRole('region', { name: 'Повтор' })).toBeVisible();
  await masha.presses('Реванш!');
  await kostya.sees('Стол начал игру');
  await expect(kostya.page).toHaveURL(new RegExp(`/t/${party.code}$`));
});

test('a wrong guess loses; condemning an innocent player wins for the spy; the television keeps the secret', async ({
  party,
  browser,
}) => {
  const all = await party.sit({
    game: 'spyfall',
    people: three,
    options: { ...long, variant: 'classic', rounds: 2, talk: 'voice' },
    rounds: [deal(1), deal(1, 'saloon')],
  });
  const [masha, kostya, lena] = all;
  const tv = await sit(browser, party.address, 'ТВ', 'cap', null, 'spyfall', { width: 1920, height: 1080 }, true);
  party.watchOver(tv);
  await tv.page.goto(`/tv/${party.code}`);
  await expect(tv.page.getByText('Пока никто ничего не спросил')).toBeVisible();
  await guesses(kostya, 'caravan');
  await reveals(all, 'viking-longship', 'Шпион промахнулся с местом.', `Костя называет: ${masha.calls('caravan')}`);
  await expect(tv.page.getByRole('dialog', { name: 'Вот где мы были' })).toContainText(masha.calls('viking-longship'));
  await masha.presses('Следующий раунд');
  await accuses(kostya, lena);
  await masha.presses(yes);
  await reveals(all, 'saloon', 'Осудили невиновного. Шпион хохочет.');
});

test('time is up: votes on everybody in turn, and the spy is found or gets away', async ({ party }) => {
  const all = await party.sit({
    game: 'spyfall',
    people: three,
    options: { ...long, variant: 'classic', rounds: 2, talk: 'voice', roundMs: 2500 },
    rounds: [deal(2), deal(0, 'saloon')],
  });
  const [masha, kostya, lena] = all;
  const suspects = async (suspect: Player, ...verdicts: readonly (readonly [Player, string])[]): Promise<void> => {
    const title = `Под подозрением: ${suspect.name}`;
    await everyone(all, ({ page }) => expect(page.getByRole('alertdialog', { name: title })).toBeVisible());
    for (const [voter, verdict] of verdicts) await voter.presses(verdict);
  };
  await masha.sees('Твоя очередь под лампой');
  await suspects(masha, [kostya, no], [lena, yes]);
  await suspects(kostya, [masha, no], [lena, yes]);
  await lena.sees(/по\sочереди:\s\d\sиз\s3/);
  await suspects(lena, [masha, yes], [kostya, yes]);
  await reveals(all, 'viking-longship', 'Шпион — Лена', 'Шпион разоблачён! Всем остальным за это +1.');
  await masha.presses('Следующий раунд');
  await suspects(kostya, [masha, yes], [lena, no]);
  await suspects(lena, [masha, yes], [kostya, no]);
  await suspects(masha, [kostya, no], [lena, no]);
  await reveals(all, 'saloon', 'Шпион — Маша', 'Договориться не удалось: шпион ушёл.');
});

test('equal points share the place, and everybody is told so (SP-33)', async ({ party }) => {
  const all = await party.sit({
    game: 'spyfall',
    people: three,
    options: { ...long, variant: 'classic', rounds: 1, talk: 'voice', roundMs: 2500 },
    rounds: [deal(0)],
  });
  const [masha, kostya, lena] = all;
  await everyone([kostya, lena], (one) => one.presses(yes));
  await reveals(all, 'viking-longship', 'Шпион — Маша');
  await everyone(all, (one) => one.presses('К пьедесталу!'));
  await masha.sees('Костя и Лена — чемпионы стола');
  await kostya.sees('Ты и Лена — чемпионы стола');
  await lena.sees('Ты и Костя — чемпионы стола');
  await expect(lena.page.locator('.podium .p1')).toHaveCount(2);
});

test('duo: a finger at the spy, and the card that lay dark', async ({ party }) => {
  const all = await party.sit({
    game: 'spyfall',
    people: ['Маша', 'Костя'],
    options: { ...long, variant: 'duo', rounds: 2, talk: 'voice' },
    rounds: [deal(1), deal('dark', 'saloon')],
  });
  const [masha, kostya] = all;
  await pointsAt(masha, 'Костя');
  await reveals(all, 'viking-longship', 'Шпион — Костя', 'Палец показал точно на шпиона.');
  await masha.presses('Следующий раунд');
  await pointsAt(kostya, 'Тёмная карта');
  await masha.sees('Костя хочет открыть тёмную карту');
  await masha.presses('Рано');
  await everyone(all, (one) => one.hears(/Не сошлись|Кто-то против|Рано так рано/));
  await pointsAt(masha, 'Тёмная карта');
  await kostya.presses('Открываем');
  await reveals(all, 'saloon', 'Шпиона за столом не было!', 'Шпион всё это время лежал на столе!');
  await everyone(all, (one) => one.presses('К пьедесталу!'));
  await everyone(all, ({ page }) => expect(page.getByRole('dialog', { name: 'Игра окончена!' })).toBeVisible());
});

test('trio: the dark card was a place, and a finger at the wrong one', async ({ party }) => {
  const all = await party.sit({
    game: 'spyfall',
    people: three,
    options: { ...long, variant: 'trio', rounds: 2, talk: 'voice' },
    rounds: [deal(2), deal('dark', 'saloon')],
  });
  const [masha, kostya, lena] = all;
  await pointsAt(masha, 'Тёмная карта');
  await everyone([kostya, lena], (one) => one.presses('Открываем'));
  await reveals(all, 'viking-longship', 'Шпион — Лена', 'Тёмная карта оказалась местом.');
  await masha.presses('Следующий раунд');
  await pointsAt(kostya, 'Маша');
  await reveals(all, 'saloon', 'Показали не на того.');
  await everyone(all, (one) => one.presses('К пьедесталу!'));
  await everyone(all, ({ page }) => expect(page.getByRole('dialog', { name: 'Игра окончена!' })).toBeVisible());
});
