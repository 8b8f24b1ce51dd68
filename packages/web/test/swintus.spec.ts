import { expect } from '@playwright/test';
import type { JsonObject } from '@tasovka/kernel';
import { everyone, type Party, test } from './fixtures.ts';

const three = ['Маша', 'Костя', 'Лена'] as const;
const calm = { turnMs: 0, slapMs: 60_000, windowMs: 60_000 };

/** Three people without haste, and one round dealt as wished. */
const threeSit = (party: Party, fixedDeal: JsonObject, options: JsonObject = {}) =>
  party.sit({ game: 'swintus', people: three, options: { ...calm, ...options }, rounds: [{ fixedDeal }] });

test('Хлопкопыт: all slap, all see everybody’s milliseconds, the last one takes two', async ({ party }) => {
  const hands = [
    ['blue-1', 'blue-2'],
    ['red-hlopkopyt', 'red-1', 'red-2'],
    ['green-1', 'green-2'],
  ];
  const all = await threeSit(party, { hands, open: 'red-3' });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-hlopkopyt');
  await kostya.presses('ХЛОПАЙ!');
  await kostya.sees('Есть! Ждём остальных');
  await masha.presses('ХЛОПАЙ!');
  const boards = Promise.all(all.map((one) => one.slapTimes(all.length)));
  await lena.presses('ХЛОПАЙ!');
  const [first, ...others] = await boards;
  for (const name of three) expect(first?.[name]).toBeGreaterThanOrEqual(80);
  for (const board of others) expect(board).toEqual(first);
  const slowest = all.reduce((a, b) => ((first?.[b.name] ?? 0) > (first?.[a.name] ?? 0) ? b : a));
  await everyone(all, (one) => one.counts(slowest, 4));
  await lena.isAwaited();
});

test('Хлопкопыт intercepted: the race is void, and a new one begins for who had slapped too', async ({ party }) => {
  const hands = [
    ['red-hlopkopyt', 'blue-1', 'blue-2'],
    ['red-hlopkopyt', 'red-1', 'red-2'],
    ['green-1', 'green-2'],
  ];
  const all = await threeSit(party, { hands, open: 'red-3' });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-hlopkopyt');
  await lena.presses('ХЛОПАЙ!');
  await lena.sees('Есть! Ждём остальных');
  await masha.lays('red-hlopkopyt');
  await everyone(all, (one) => one.counts(masha, 2));
  await everyone(all, (one) => one.presses('ХЛОПАЙ!'));
  await kostya.isAwaited();
});

test('interception: the copy is laid out of turn, and play goes on from there', async ({ party }) => {
  const hands = [
    ['red-1', 'green-5', 'green-6'],
    ['red-1', 'red-2', 'red-4'],
    ['blue-1', 'red-5'],
  ];
  const all = await threeSit(party, { hands, open: 'red-3' });
  const [masha, kostya, lena] = all;
  await lena.tries('red-5');
  await lena.isTold('Сейчас не твой ход');
  await kostya.lays('red-1');
  await lena.isAwaited();
  await masha.lays('red-1');
  await everyone([kostya, lena], (one) => one.hears('Маша перехватывает красную единицу!'));
  await masha.hears('Ты перехватываешь красную единицу!');
  await everyone(all, (one) => one.counts(masha, 2));
  await kostya.isAwaited();
});

test('who is silent with one card is caught; who has said «Свинтус!» is not', async ({ party }) => {
  const hands = [
    ['blue-1', 'blue-2'],
    ['red-1', 'red-2'],
    ['red-4', 'red-5'],
  ];
  const all = await threeSit(party, { hands, open: 'red-3' });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-1');
  await masha.presses('Поймать!');
  await lena.hears('Маша ловит момент: Костя молчит с одной картой');
  await everyone(all, (one) => one.counts(kostya, 4));
  await lena.presses('Свинтус!');
  await lena.lays('red-4');
  await everyone([masha, kostya], async (one) => {
    await one.hears('«Свинтус!» — объявляет Лена.');
    await one.counts(lena, 1);
    await expect(one.page.getByRole('button', { name: 'Поймать!' })).toHaveCount(0);
  });
});

test('Тихохрюн: a word in the chat breaks the silence and costs two', async ({ party }) => {
  const hands = [['blue-1', 'blue-2'], ['red-tihohryun', 'red-1', 'red-2'], ['green-1']];
  const all = await threeSit(party, { hands, open: 'red-3' });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-tihohryun');
  await everyone(all, (one) => one.sees('Тс-с-с! Молчим'));
  await lena.writes('ой');
  await everyone([masha, kostya], (one) => one.hears('Лена нарушает тишину'));
  await everyone(all, async (one) => {
    await one.counts(lena, 3);
    await expect(one.page.getByText('Тс-с-с! Молчим', { exact: true })).toHaveCount(0);
  });
});

test('Темнодел: a lie found out, then the truth doubted', async ({ party }) => {
  const hands = [
    ['red-temnodel', 'red-4', 'blue-7', 'blue-6'],
    ['red-temnodel', 'green-6', 'red-1', 'yellow-7'],
    ['blue-5', 'red-5', 'green-2', 'yellow-0'],
  ];
  const all = await threeSit(party, { hands, open: 'red-3' });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-temnodel', 'green-6', 'red-5');
  await everyone([masha, lena], (one) => one.sees('красная пятёрка'));
  await lena.lays('green-2', 'red-2');
  await masha.presses('Вскрыть');
  await everyone([masha, kostya], (one) => one.hears('А на словах — красная двойка: Лена врёт!'));
  await everyone(all, (one) => one.counts(lena, 5));

  await masha.lays('red-temnodel', 'red-4', 'red-4');
  await kostya.presses('Вскрыть');
  await lena.hears(/Костя вскрывает карту: красная четвёрка\. .*Маша (не врёт|говорит правду)/);
  await everyone(all, (one) => one.counts(kostya, 3));
  await lena.isAwaited();
});

test('Темнодел: the last card laid dark is only seemingly the end', async ({ party }) => {
  const hands = [['yellow-1', 'yellow-2'], ['red-temnodel', 'green-6', 'red-1'], ['blue-5']];
  const all = await threeSit(party, { hands, open: 'red-3' });
  const [masha, kostya, lena] = all;
  await kostya.presses('Свинтус!');
  await kostya.lays('red-temnodel', 'green-6', 'red-5');
  await lena.lays('blue-5', 'red-6');
  await everyone([masha, kostya], (one) => one.hears('Лена остаётся без карт — если не врёт. Проверим?'));
  await masha.presses('Верю');
  await kostya.presses('Вскрыть');
  await masha.hears('Лена врёт!');
  await everyone(all, (one) => one.counts(lena, 2));
});

test('Свинорот: up the ladder in all colours, until somebody gives up', async ({ party }) => {
  const hands = [
    ['blue-3', 'red-4', 'red-1'],
    ['red-svinorot', 'yellow-2', 'blue-1', 'blue-6'],
    ['green-2', 'green-1', 'green-4'],
  ];
  const all = await threeSit(party, { hands, open: 'green-5' });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-svinorot', 'yellow-2');
  await everyone(all, (one) => one.seesTop('yellow-2'));
  await lena.lays('green-2');
  await masha.lays('blue-3');
  await kostya.presses('Пас');
  await everyone([masha, lena], (one) => one.hears('Костя закрывает Свинорот'));
  await everyone(all, (one) => one.counts(kostya, 5));
  await lena.isAwaited();
});

test('Хапёж is passed on and grows; Полисвин names a colour; a drawn card may be kept', async ({ party }) => {
  const hands = [
    ['green-1', 'yellow-1', 'polisvin'],
    ['red-hapyozh', 'red-1', 'red-2'],
    ['blue-hapyozh', 'blue-1', 'blue-2'],
  ];
  const deck = ['green-7', 'green-6', 'green-5', 'green-4', 'green-3', 'green-2', 'yellow-7'];
  const all = await threeSit(party, { hands, open: 'red-3', deck });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-hapyozh');
  await everyone(all, (one) => one.sees('+3'));
  await lena.lays('blue-hapyozh');
  await everyone(all, (one) => one.sees('+6'));
  await masha.presses(/^Беру \d/);
  await everyone(all, (one) => one.counts(masha, 9));

  await kostya.presses('Взять карту');
  await expect(kostya.card('yellow-7')).toBeVisible();
  await lena.hears('Костя берёт из колоды карту.');
  await kostya.presses('Пас');
  await lena.lays('blue-1');
  await masha.lays('polisvin', 'красный');
  await everyone([kostya, lena], (one) => one.hears('Маша называет цвет: красный.'));
  await everyone(all, ({ page }) => expect(page.getByRole('img', { name: /Сейчас цвет: красный/ })).toBeVisible());
  await kostya.lays('red-1');
});

test('mistakes are punished where the table wants it: two cards and the turn', async ({ party }) => {
  const hands = [
    ['blue-1', 'blue-2'],
    ['green-1', 'red-2'],
    ['green-4', 'green-2'],
  ];
  const all = await threeSit(party, { hands, open: 'red-3' }, { mistakes: 'punished' });
  const [masha, kostya, lena] = all;
  await kostya.lays('green-1');
  await everyone([masha, lena], (one) => one.hears('Костя промахивается: зелёная единица сюда не ложится.'));
  await everyone(all, (one) => one.counts(kostya, 4));
  await lena.isAwaited();
});

test('around one table people say who talked, and those not involved decide', async ({ party }) => {
  const hands = [
    ['blue-1', 'blue-2'],
    ['red-tihohryun', 'red-1', 'red-2'],
    ['green-1', 'green-2'],
    ['red-5', 'yellow-1', 'yellow-2'],
  ];
  const all = await party.sit({
    game: 'swintus',
    people: [...three, 'Оля'],
    options: { ...calm, place: 'table' },
    rounds: [{ fixedDeal: { hands, open: 'red-3' } }],
  });
  const [masha, kostya, lena, olya] = all;
  await kostya.lays('red-tihohryun');

  await masha.presses('Болтают!');
  await masha.answers('Лена');
  await olya.hears('Маша заявляет: Лена болтает, а ведь тишина!');
  await lena.presses('Неправда!');
  await kostya.presses('Не было!');
  await olya.presses('Не было!');
  await everyone([masha, kostya, olya], (one) => one.hears('Лена выходит из-под суда с чистыми копытами'));
  await everyone(all, (one) => one.counts(lena, 2));

  await masha.presses('Болтают!');
  await masha.answers('Лена');
  await lena.presses('Неправда!');
  await kostya.presses('Было!');
  await olya.presses('Было!');
  await everyone([masha, kostya, olya], (one) => one.hears('Лена нарушает тишину'));
  await everyone(all, (one) => one.counts(lena, 4));
});

test('a match of two rounds, from the deal to the podium and a rematch', async ({ party }) => {
  const fixedDeal = (hands: readonly (readonly string[])[]) => ({ fixedDeal: { hands, open: 'red-3' } });
  const all = await party.sit({
    game: 'swintus',
    people: three,
    options: { ...calm, target: 5 },
    rounds: [
      fixedDeal([['blue-1', 'blue-2'], ['red-1'], ['green-1', 'green-2']]),
      fixedDeal([['blue-1', 'blue-2'], ['yellow-1', 'yellow-2', 'yellow-4'], ['red-1']]),
    ],
  });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-1');
  await masha.sees('Костя побеждает в партии');
  await kostya.sees('Ты побеждаешь в партии!');
  // Nobody takes the results away from the others: all go on, or the host does.
  await lena.presses('Следующая партия');
  await lena.sees('Ждём: Маша, Костя');
  await masha.sees('Ещё читают итоги: Костя');
  await masha.presses('Следующая партия');
  await lena.lays('red-1');
  await everyone([masha, kostya], (one) => one.sees('Лена — чемпион стола'));
  await lena.sees('Чемпион стола — ты!');
  await masha.presses('Реванш!');
  await everyone(all, (one) => one.sees('Партия 1'));
});
