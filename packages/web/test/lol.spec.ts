import { expect } from '@playwright/test';
import { everyone, test } from './fixtures.ts';

const three = ['Маша', 'Костя', 'Лена'] as const;
const calm = { turnMs: 0, slapMs: 60_000 };
const round = (hands: readonly (readonly string[])[], open = 'red-3', deck: readonly string[] = []) => ({
  fixedDeal: { hands, open, deck },
});

test('«Не спи!»: the copy is laid out of turn, and play goes on from there', async ({ party }) => {
  const hands = [
    ['red-1', 'green-5', 'green-6'],
    ['red-1', 'red-2', 'red-4'],
    ['blue-1', 'red-5'],
  ];
  const all = await party.sit({ game: 'lol', people: three, options: calm, rounds: [round(hands)] });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-1');
  await lena.isAwaited();
  await masha.lays('red-1');
  await everyone([kostya, lena], (one) => one.hears('Не спи! Маша кладёт вне очереди красную единицу.'));
  await everyone(all, (one) => one.counts(masha, 2));
  await kostya.isAwaited();
});

test('«Врядли!»: plus upon plus, and the sum falls on one', async ({ party }) => {
  const hands = [
    ['lol', 'green-1', 'green-2'],
    ['red-ha', 'red-2', 'red-4'],
    ['blue-haha', 'blue-1', 'blue-2'],
  ];
  const all = await party.sit({ game: 'lol', people: three, options: calm, rounds: [round(hands)] });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-ha');
  await everyone(all, (one) => one.sees('+1'));
  await lena.lays('blue-haha');
  await masha.hears('Врядли! Лена переводит долг дальше.');
  await everyone(all, (one) => one.sees('+3'));
  await masha.lays('lol', 'зелёный');
  await everyone(all, (one) => one.sees('+7'));
  await everyone([masha, lena], (one) => one.hears(/Костя берёт 7 карт или переводит дальше\./));
  await kostya.presses(/^Беру \d/);
  await everyone(all, (one) => one.counts(kostya, 9));
  await lena.isAwaited();
});

test('«Оптом – дешевле»: copies go together', async ({ party }) => {
  const hands = [
    ['green-1', 'green-2'],
    ['red-1', 'red-1', 'red-2', 'red-4'],
    ['blue-1', 'blue-2'],
  ];
  const all = await party.sit({ game: 'lol', people: three, options: calm, rounds: [round(hands)] });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-1', '2');
  await everyone([masha, lena], (one) => one.hears('Костя кладёт красную единицу, сразу две штуки. Оптом дешевле!'));
  await everyone(all, (one) => one.counts(kostya, 2));
});

test('«Бан!»: every word costs two, until its player’s turn comes again', async ({ party }) => {
  const hands = [
    ['red-5', 'green-2', 'green-4'],
    ['red-ban', 'red-2', 'red-4'],
    ['red-1', 'blue-2', 'blue-4'],
  ];
  const all = await party.sit({ game: 'lol', people: three, options: calm, rounds: [round(hands)] });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-ban');
  await everyone(all, (one) => one.sees('Тс-с-с! Молчим'));
  await lena.writes('а что такого?');
  await everyone([masha, kostya], (one) => one.hears('Лена подаёт голос, а ведь «Бан!».'));
  await everyone(all, async (one) => {
    await one.counts(lena, 5);
    await one.sees('Тс-с-с! Молчим');
  });
  await lena.lays('red-1');
  await masha.lays('red-5');
  await everyone(all, async (one) => {
    await one.hears('Можно говорить!');
    await expect(one.page.getByText('Тс-с-с! Молчим')).toHaveCount(0);
  });
});

test('«Бах!»: every hand on the card, every time on the board', async ({ party }) => {
  const hands = [
    ['green-1', 'green-2'],
    ['red-bah', 'red-2', 'red-4'],
    ['blue-1', 'blue-2'],
  ];
  const all = await party.sit({ game: 'lol', people: three, options: calm, rounds: [round(hands)] });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-bah');
  for (const one of [masha, kostya]) await one.presses('БАХ!');
  const boards = Promise.all(all.map((one) => one.slapTimes(all.length)));
  await lena.presses('БАХ!');
  const [first, ...others] = await boards;
  expect(Object.keys(first ?? {}).sort()).toEqual([...three].sort());
  for (const board of others) expect(board).toEqual(first);
  await everyone(all, (one) => one.hears('Хлоп! Позже всех — '));
  await lena.isAwaited();
});

test('«ЛОЛ!» said in time, and said for somebody who forgot', async ({ party }) => {
  const hands = [
    ['green-1', 'green-2'],
    ['red-1', 'red-2'],
    ['red-5', 'red-6'],
  ];
  const all = await party.sit({ game: 'lol', people: three, options: calm, rounds: [round(hands)] });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-1');
  await kostya.presses('ЛОЛ!');
  await everyone([masha, lena], async (one) => {
    await one.hears('Костя говорит «ЛОЛ!»: осталась одна карта.');
    await expect(one.page.getByRole('button', { name: 'ЛОЛ! Ловлю' })).toHaveCount(0);
  });
  await lena.lays('red-5');
  await masha.presses('ЛОЛ! Ловлю');
  await kostya.hears('ЛОЛ! Маша ловит момент: Лена молчит с одной картой.');
  await everyone(all, (one) => one.counts(lena, 3));
});

test('«Бро!» swaps hands, «Упс!» is covered, «П-ф-ф!» skips', async ({ party }) => {
  const hands = [
    ['red-ups', 'red-6', 'green-2', 'green-4'],
    ['red-bro', 'green-6', 'green-7'],
    ['red-pff', 'blue-2'],
  ];
  // What Лена draws does not fit, or she might lay it.
  const rounds = [round(hands, 'red-3', ['blue-9'])];
  const all = await party.sit({ game: 'lol', people: three, options: calm, rounds });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-bro', 'Лена');
  await masha.hears('Костя и Лена меняются руками. Бро есть бро.');
  await expect(lena.card('green-6')).toBeVisible();
  await expect(kostya.card('red-pff')).toBeVisible();
  await lena.presses('Взять карту');
  await masha.lays('red-ups');
  await kostya.hears('Упс! Кто положил, тот и накрывает: Маша.');
  await masha.lays('red-6');
  await everyone([kostya, lena], (one) => one.hears('Маша прячет свой «Упс!». Теперь сверху красная шестёрка.'));
  await kostya.lays('red-pff');
  await masha.hears('П-ф-ф! Лена пропускает ход');
  await masha.isAwaited();
});

test('a joker that opens the table asks the dealer for a colour first', async ({ party }) => {
  const hands = [
    ['green-1', 'green-2'],
    ['blue-1', 'red-2'],
    ['blue-4', 'blue-5'],
  ];
  const all = await party.sit({ game: 'lol', people: three, options: calm, rounds: [round(hands, 'imho')] });
  const [masha, kostya] = all;
  await masha.answers('синий');
  await everyone(all, ({ page }) => expect(page.getByRole('img', { name: /Сейчас цвет: синий/ })).toBeVisible());
  await kostya.lays('blue-1');
});

test('around one table people say who talked, and those not involved decide', async ({ party }) => {
  const hands = [
    ['green-1', 'green-2'],
    ['red-ban', 'red-2', 'red-4'],
    ['blue-1', 'blue-2'],
    ['red-5', 'yellow-2'],
  ];
  const all = await party.sit({
    game: 'lol',
    people: [...three, 'Оля'],
    options: { ...calm, place: 'table' },
    rounds: [round(hands)],
  });
  const [masha, kostya, lena, olya] = all;
  await kostya.lays('red-ban');
  await masha.presses('Болтают!');
  await masha.answers('Лена');
  await lena.presses('Неправда!');
  await kostya.presses('Было!');
  await olya.presses('Было!');
  await everyone([masha, kostya, olya], (one) => one.hears('Лена берёт 2 карты за болтовню'));
  await everyone(all, (one) => one.counts(lena, 4));
});

const lols = ['lol', 'lol', 'lol', 'lol'];
const imhos = ['imho', 'imho', 'imho', 'imho'];
const six = [...lols, 'imho', 'imho'];

test('a match «На вылет»: out above 101, until one is left', async ({ party }) => {
  const all = await party.sit({
    game: 'lol',
    people: three,
    options: { ...calm, mode: 'knockout' },
    rounds: [round([six, ['red-1'], ['green-9']]), round([[], six, ['red-1']])],
  });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-1');
  await everyone(all, ({ page }) =>
    expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Маша' })).toContainText('Вылет!'),
  );
  await masha.presses('Следующий раунд');
  await lena.lays('red-1');
  await everyone([masha, kostya], (one) => one.sees('Лена — чемпион стола'));
});

test('a match to the first one out', async ({ party }) => {
  const all = await party.sit({
    game: 'lol',
    people: three,
    options: { ...calm, mode: 'first-out' },
    rounds: [round([six, ['red-1'], ['green-9']])],
  });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-1');
  await everyone([masha, lena], (one) => one.sees('Костя — чемпион стола'));
});

test('a match «Блиц»: every round the heaviest hand is out', async ({ party }) => {
  const all = await party.sit({
    game: 'lol',
    people: three,
    options: { ...calm, mode: 'blitz' },
    rounds: [round([['green-9', 'green-8'], ['red-1'], ['green-1']]), round([[], ['blue-1', 'blue-2'], ['red-1']])],
  });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-1');
  await everyone(all, ({ page }) =>
    expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Маша' })).toContainText('Вылет!'),
  );
  await masha.sees('Цифры по числу, действия по 5, джокеры по 20');
  await masha.presses('Следующий раунд');
  // Points decide nothing here: whoever asks for the score is told who is in.
  await masha.page.getByRole('button', { name: /Счёт$/ }).click();
  const standing = (name: string) => masha.page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
  await expect(standing('Маша')).toHaveText(/Маша\s*вылет/);
  await expect(standing('Лена')).toHaveText(/Лена\s*в игре/);
  await masha.presses('Закрыть');
  await lena.lays('red-1');
  await everyone([masha, kostya], (one) => one.sees('Лена — чемпион стола'));
});

test('a match «Вместе до конца»: the winner of a round takes what the others hold, up to 404', async ({ party }) => {
  const all = await party.sit({
    game: 'lol',
    people: three,
    options: { ...calm, mode: 'together' },
    rounds: [
      round([lols, ['red-1'], imhos]),
      round([[...lols, 'red-6'], ['red-1'], [...imhos, 'red-5']]),
      round([[...lols, 'red-5'], ['red-1'], imhos]),
    ],
  });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-1');
  await masha.sees('+160');
  await masha.presses('Следующий раунд');
  await lena.lays('red-5');
  await masha.lays('red-6');
  await kostya.lays('red-1');
  await lena.sees('320');
  await masha.presses('Следующий раунд');
  await masha.lays('red-5');
  await kostya.lays('red-1');
  await everyone([masha, lena], (one) => one.sees('Костя — чемпион стола'));
  await kostya.sees('Чемпион стола — ты!');
});
