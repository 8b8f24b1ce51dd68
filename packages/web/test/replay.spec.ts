import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { type Eyes, momentsOf, type Replay, recordingFormat, roomApi } from '@tasovka/protocol';
import { framesFor, recordRandomMatch } from '@tasovka/server/kit';
import { everyone, test } from './fixtures.ts';
import { sit } from './kit.ts';

const calm = { turnMs: 0, slapMs: 60_000, windowMs: 100, lookMs: 0 };
const hands = [
  ['red-5', 'blue-4', 'blue-2'],
  ['red-1', 'red-2'],
];
const rounds = [{ fixedDeal: { hands, open: 'red-3', deck: ['green-4', 'green-5', 'green-6', 'green-7'] } }];
const player = (page: Page) => page.getByRole('region', { name: 'Повтор' });
const press = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true }).tap();
const line = (page: Page) => player(page).getByRole('slider');
const folder = process.env.SHOTS;

async function picture(page: Page, name: string): Promise<void> {
  if (!folder) return;
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(900);
    await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

test('«Шпион»: one’s own secret lies under the thumb in a replay as well, and with all cards open everybody’s is told', async ({
  party,
}) => {
  const deal = { fixedDeal: { deal: { location: 'viking-longship', spy: 0 } } };
  const options = { rounds: 1, voteMs: 120_000, lookMs: 0 };
  const all = await party.sit({ game: 'spyfall', people: ['Маша', 'Костя', 'Лена'], options, rounds: [deal] });
  const [masha, kostya] = all;
  await masha.presses('Места');
  await masha.presses('Я знаю, где мы!');
  const dialog = masha.page.getByRole('dialog', { name: 'Назови место' });
  await dialog.getByRole('button', { name: masha.calls('viking-longship') }).tap();
  await masha.presses('Да');
  await kostya.page.getByRole('dialog', { name: 'Вот где мы были' }).getByRole('button').last().tap();
  await kostya.presses('Посмотреть повтор');
  const place = kostya.calls('viking-longship');
  await expect(kostya.page.getByRole('button', { name: /^Твоя карта/ })).toBeVisible();
  await expect(kostya.page.getByRole('heading', { name: place })).toHaveCount(0);
  await picture(kostya.page, 'spy');
  await kostya.page.getByRole('button', { name: /^Твоя карта/ }).dispatchEvent('pointerdown');
  await expect(kostya.page.getByRole('status').getByRole('heading')).toHaveText(place);
  await kostya.page.evaluate(() => window.dispatchEvent(new PointerEvent('pointerup')));
  await press(kostya.page, 'Ещё');
  await kostya.page.getByLabel('Чьими глазами').selectOption('open');
  await kostya.page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().tap();
  const hands = kostya.page.getByRole('list', { name: 'Что у кого на руках' });
  await expect(hands.getByRole('listitem').nth(0)).toHaveText(/Маша\s*шпион/);
  await expect(hands.getByRole('listitem').nth(2)).toContainText(place);
  await picture(kostya.page, 'spyopen');
});

test('two people see their match again, each through the eyes they choose, and a watcher what watchers saw', async ({
  party,
  browser,
}) => {
  const all = await party.sit({ game: 'swintus', people: ['Маша', 'Костя'], options: { ...calm, target: 1 }, rounds });
  const [masha, kostya] = all;
  const seat = await roomApi.join(party.address, party.code, { name: 'Зритель', face: 'fox', watching: true });
  const watcher = await sit(browser, party.address, 'Зритель', 'fox', seat);
  party.watchOver(watcher);
  await watcher.page.goto(`/t/${party.code}`);
  await kostya.lays('red-1');
  await masha.lays('red-5');
  await kostya.lays('red-2');
  await everyone(all, (one) => expect(one.page.getByRole('dialog', { name: 'Игра окончена!' })).toBeVisible());

  // From the podium to the deal: one's own hand as it was then, and nothing of the other's.
  await picture(kostya.page, 'podium');
  await kostya.presses('Посмотреть повтор');
  await expect(player(kostya.page)).toBeVisible();
  await expect(kostya.hand).toHaveAttribute('aria-label', 'Твоя рука: 2 карты');
  await press(kostya.page, 'Ход вперёд');
  await expect(kostya.hand).toHaveAttribute('aria-label', 'Твоя рука: 1 карта');
  await press(kostya.page, 'Ход назад');
  await expect(kostya.hand).toHaveAttribute('aria-label', 'Твоя рука: 2 карты');
  await kostya.presses(/^Свинтус, Партия 1/);
  await expect(kostya.page.getByRole('dialog', { name: 'Счёт' })).toContainText('0 очков');
  await kostya.page.keyboard.press('Escape');
  await expect(kostya.page.getByRole('dialog', { name: 'Счёт' })).toHaveCount(0);
  await kostya.page.keyboard.press('ArrowRight');
  await expect(kostya.hand).toHaveAttribute('aria-label', 'Твоя рука: 1 карта');
  await picture(kostya.page, 'replay');
  await press(kostya.page, 'К следующему яркому моменту');
  await expect(
    kostya.page.getByText('Ты побеждаешь в партии!').or(kostya.page.getByText('Чемпион стола')).first(),
  ).toBeVisible();

  // A link to a moment opens for the other player at that moment, through their own eyes.
  await line(kostya.page).fill('1');
  await expect(kostya.page).toHaveURL(/\/r\/[\w-]{22}#m[12]$/);
  const link = kostya.page.url();
  await masha.page.goto(link);
  await expect(player(masha.page)).toBeVisible();
  await expect(line(masha.page)).toHaveValue('1');

  // All hands open, and names hidden.
  await press(masha.page, 'Ещё');
  await masha.page.getByLabel('Чьими глазами').selectOption('open');
  await masha.page.getByLabel('Спрятать имена').check();
  await picture(masha.page, 'more');
  await masha.presses('Ссылка на этот момент');
  await expect(masha.page.getByText('Имена по ней видны всем')).toBeVisible();
  await expect(masha.page.getByRole('list', { name: 'Что у кого на руках' })).toContainText('Игрок 2');
  await expect(masha.page.getByText('Костя')).toHaveCount(0);
  await picture(masha.page, 'open');

  // The moments worth going to are told in words; a tap leads to one.
  await press(masha.page, 'Ещё');
  await masha.presses('Яркие моменты');
  const moments = masha.page.getByRole('dialog', { name: 'Яркие моменты' });
  await picture(masha.page, 'moments');
  await moments.getByRole('button', { name: /Конец раунда/ }).tap();
  await expect(moments).toHaveCount(0);
  await expect(line(masha.page)).not.toHaveValue('1');

  // A link may ask for all hands; who watched is not even offered them.
  await kostya.page.goto(`${link}-open`);
  await kostya.page.reload();
  await expect(kostya.page.getByRole('list', { name: 'Что у кого на руках' })).toBeVisible();
  await watcher.page.goto(`${link}-open`);
  await press(watcher.page, 'Ещё');
  await expect(watcher.page.getByLabel('Чьими глазами').getByRole('option')).toHaveText(['Зритель']);

  // Playing by itself it comes to its end; the way back leads to the table.
  await press(kostya.page, 'Скорость ×1');
  await press(kostya.page, 'Смотреть');
  await expect(kostya.page.getByRole('dialog', { name: 'Игра окончена!' })).toBeVisible();
  await press(kostya.page, 'Закрыть повтор');
  await expect(kostya.page.getByRole('button', { name: 'Посмотреть повтор' })).toBeVisible();
});

test('a replay is saved as one file that plays by itself, played on with bots, dealt to another table, and reported', async ({
  party,
  browser,
}) => {
  const all = await party.sit({ game: 'swintus', people: ['Маша', 'Костя'], options: { ...calm, target: 1 }, rounds });
  const [masha, kostya] = all;
  await kostya.lays('red-1');
  await masha.lays('red-5');

  // In the middle of the match: the host reads later what is marked now.
  await kostya.presses('Стол');
  await kostya.presses('Здесь ошибка');
  await kostya.page.getByLabel('Какое правило').selectOption('SW-5');
  await kostya.page.getByLabel('Что не так').fill('Пятёрка легла сама');
  await picture(kostya.page, 'report');
  await kostya.presses('Отметить момент');
  await expect(kostya.page.getByText('Отмечено. Спасибо')).toBeVisible();
  await masha.presses('Стол');
  await masha.presses('Здесь ошибка');
  await expect(masha.page.getByRole('listitem').filter({ hasText: 'Пятёрка легла сама' })).toContainText(
    'после партии',
  );
  await masha.page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().tap();

  await kostya.lays('red-2');
  await everyone(all, (one) => expect(one.page.getByRole('dialog', { name: 'Игра окончена!' })).toBeVisible());
  await everyone(all, (one) => one.presses('Посмотреть повтор'));
  await press(masha.page, 'Ещё');
  await masha.presses('Здесь ошибка');
  const scenario = masha.page.waitForEvent('download');
  await masha.presses('Сценарий');
  const reported = JSON.parse(readFileSync(await (await scenario).path(), 'utf8'));
  expect(reported).toMatchObject({ rule: ['SW-5'], title: 'Пятёрка легла сама', game: 'swintus', players: 2 });
  expect(JSON.stringify(reported)).not.toContain('Костя');
  await masha.page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().tap();

  // One file, without names, and with what Костя saw alone.
  await press(kostya.page, 'Ещё');
  await kostya.page.getByLabel('Спрятать имена').check();
  await picture(kostya.page, 'sheet');
  const drawing = kostya.page.waitForEvent('download');
  await kostya.presses('Картинкой');
  const drawn = await (await drawing).path();
  expect(readFileSync(drawn).subarray(1, 4).toString()).toBe('PNG');
  if (folder) copyFileSync(drawn, `${folder}/drawn.png`);
  const download = kostya.page.waitForEvent('download');
  await kostya.presses('Сохранить файлом');
  const file = await (await download).path();
  const text = readFileSync(file, 'utf8');
  expect(text.length).toBeLessThan(400_000);
  const told = inflateRawSync(Buffer.from(/id="replay">([^<]*)</.exec(text)![1]!, 'base64')).toString();
  expect(told).toContain('red-1');
  expect(told).not.toContain('blue-4');
  expect(told).not.toMatch(/Маша|Костя/);
  const alone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, offline: true });
  const page = await alone.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const isFault = (text: string): boolean => !text.includes('navigator.vibrate');
  page.on('console', (message) => {
    if (message.type() === 'error' && isFault(message.text())) faults.push(message.text());
  });
  const opened = `${file}.html`;
  copyFileSync(file, opened);
  await page.goto(`file://${opened}#m1`);
  await expect(player(page)).toBeVisible();
  await expect(line(page)).toHaveValue('1');
  await expect(
    page
      .getByRole('group', { name: /Твоя рука: 1 карта/ })
      .or(page.getByLabel('Твоя рука: 1 карта'))
      .first(),
  ).toBeVisible();
  await picture(page, 'saved');
  await press(page, 'Смотреть');
  await expect(page.getByRole('dialog', { name: 'Игра окончена!' })).toBeVisible();
  expect(faults).toEqual([]);
  await alone.close();

  // What if: the moment is dealt again, and waits for whoever asked.
  await line(masha.page).fill('1');
  await press(masha.page, 'Ещё');
  await masha.presses('Доиграть отсюда с ботами');
  await expect(masha.page).toHaveURL(/\/t\/(?!.*%)\w+$/);
  await expect(masha.hand).toHaveAttribute('aria-label', 'Твоя рука: 3 карты');
  await picture(masha.page, 'playon');
  await masha.page.getByRole('button', { name: 'Продолжить' }).first().tap();
  await masha.lays('red-5');
  await expect(masha.hand).toHaveAttribute('aria-label', 'Твоя рука: 2 карты');

  // The same deal for others: they see how it went when they have played it.
  await press(kostya.page, 'Ещё');
  const { href } = {
    href: (await kostya.page.getByRole('link', { name: 'Как сыграли другие столы' }).getAttribute('href'))!,
  };
  const vera = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ru' });
  const door = await vera.newPage();
  await door.goto(`${party.address}${href}`);
  await expect(door.getByText('Как сыграли другие, увидишь')).toBeVisible();
  await picture(door, 'deal');
  await door.getByRole('button', { name: 'Собрать стол' }).tap();
  await expect(door.getByText('Этот стол сыграет чужую раздачу вслепую')).toBeVisible();
  await picture(door, 'deallobby');
  await vera.close();
  await kostya.page.getByRole('link', { name: 'Как сыграли другие столы' }).tap();
  await expect(kostya.page.getByRole('columnheader', { name: 'Ваш стол' })).toBeVisible();
  await picture(kostya.page, 'dealresults');
});

test('a table watches a replay together: the host leads, phone and television follow, and anybody stops it and points', async ({
  party,
  browser,
}) => {
  const all = await party.sit({ game: 'swintus', people: ['Маша', 'Костя'], options: { ...calm, target: 1 }, rounds });
  const [masha, kostya] = all;
  const screen = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru' });
  const tv = await screen.newPage();
  await tv.goto(`${party.address}/tv/${party.code}`);
  await kostya.lays('red-1');
  await masha.lays('red-5');
  await kostya.lays('red-2');
  await everyone(all, (one) => expect(one.page.getByRole('dialog', { name: 'Игра окончена!' })).toBeVisible());
  await masha.presses('Посмотреть повтор');
  await press(masha.page, 'Ещё');
  await masha.page.getByLabel('Чьими глазами').selectOption('open');
  await masha.presses('Смотреть вместе со столом');
  await expect(masha.page.getByText('Ты показываешь')).toBeVisible();
  await kostya.presses('Смотреть вместе');
  await expect(kostya.page.getByText('Показывает Маша')).toBeVisible();
  const centre = (page: Page) => page.locator('[data-spot="pile"]');
  await expect(centre(tv)).toHaveAttribute('data-help', 'card red-3');

  // A step of hers is a step of everybody's, each through their own eyes.
  await press(masha.page, 'Ход вперёд');
  await expect(line(kostya.page)).toHaveValue('1');
  await expect(kostya.hand).toHaveAttribute('aria-label', 'Твоя рука: 1 карта');
  await expect(centre(tv)).toHaveAttribute('data-help', 'card red-1');

  // A tap on the pile leaves a mark on the pile of every screen.
  const { x, y, width, height } = (await centre(kostya.page).boundingBox())!;
  await kostya.page.touchscreen.tap(x + width / 2, y + height / 2);
  for (const page of [masha.page, kostya.page, tv]) await expect(page.locator('.mark')).toContainText('Костя');
  await picture(kostya.page, 'together');
  if (folder) await tv.screenshot({ path: `${folder}/together-tv.png` });

  // Whoever wants to look closer stops it for all.
  await press(masha.page, 'Скорость ×1');
  await press(masha.page, 'Смотреть');
  await expect(player(kostya.page).getByRole('button', { name: 'Пауза', exact: true })).toBeVisible();
  await press(kostya.page, 'Пауза');
  await expect(player(masha.page).getByRole('button', { name: 'Смотреть', exact: true })).toBeVisible();
  await masha.presses('Дальше каждый сам');
  await expect(kostya.page.getByText('Показывает Маша')).toHaveCount(0);
  await expect(tv.locator('.end')).toBeVisible();

  // Who leaves while showing takes the show along: no television stays in it.
  await press(masha.page, 'Ещё');
  await masha.presses('Смотреть вместе со столом');
  await expect(centre(tv)).toBeVisible();
  await press(masha.page, 'Закрыть повтор');
  await expect(tv.locator('.end')).toBeVisible();
  await screen.close();
});

/** A recording as its table would tell it, whatever its age. */
function replayOf(game: string, body: string, eyes: Eyes): Replay {
  const frames = framesFor(body, eyes);
  const { players, view } = momentsOf({ frames }).at(-1)!;
  const { scores, places } = view as { scores: number[]; places: number[] };
  const about: Replay['about'] = {
    id: 'x'.repeat(22),
    match: 1,
    game,
    options: {},
    players,
    scores,
    places,
    endedAt: 0,
    lengthMs: frames.at(-1)![1],
    moments: frames.length,
    access: 'link',
    allEyes: true,
    mayOpen: false,
    seat: typeof eyes === 'number' ? eyes : null,
    mayPlayOn: false,
    playedOn: null,
    deal: null,
  };
  return { format: recordingFormat, eyes, about, frames };
}

test('today’s screens show what earlier versions recorded, and what somebody saw who came late', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'ru',
    serviceWorkers: 'block',
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.route('**/api/replays/*', (route) => route.abort());
  await page.goto(`/r/${'x'.repeat(22)}`);
  await expect(page.getByText('Не загрузилось.')).toBeVisible();
  await page.unroute('**/api/replays/*');
  await page.goto(`/r/${'x'.repeat(22)}`);
  await expect(page.getByText('Этот повтор тебе не показать')).toBeVisible();
  const earlier = join(import.meta.dirname, '../../server/test/recordings');
  const replays = readdirSync(earlier).map((file) => {
    const { body }: { body: string } = JSON.parse(readFileSync(join(earlier, file), 'utf8'));
    return replayOf(/(\w+)\.json$/.exec(file)![1]!, body, 'open');
  });
  const { made } = await recordRandomMatch('spyfall', 4, { rounds: 3, roundMs: 60_000 }, 'late', true);
  for (const replay of [...replays, replayOf('spyfall', made.body, 4)]) {
    await page.route('**/api/replays/*', (route) => route.fulfill({ json: replay }));
    await page.goto(`/r/${replay.about.id}`);
    await expect(player(page)).toBeVisible();
    await expect(page.getByText(replay.about.players[1]!.name).first()).toBeVisible();
    const places = 8;
    for (let i = 0; i <= places; i++) {
      const at = `${Math.floor((i * (replay.frames.length - 1)) / places)}`;
      await line(page).fill(at);
      await expect(line(page)).toHaveValue(at);
    }
    await expect(page.locator('.stage .end, .stage .reveal')).toBeVisible();
    expect(faults, replay.about.game).toEqual([]);
    await page.unroute('**/api/replays/*');
    await page.goto('about:blank');
  }
  await context.close();
});
