import { expect } from '@playwright/test';
import { everyone, test } from './fixtures.ts';
import type { Player } from './player.ts';

const three = ['Маша', 'Костя', 'Лена'] as const;
const calm = { turnMs: 0, slapMs: 60_000, windowMs: 60_000 };

/** A turn of somebody who only draws. */
async function waitsOut(one: Player): Promise<void> {
  await one.isAwaited();
  await one.presses('Взять карту');
  await one.presses('Пас');
}

test('a virus lies open, is intercepted, and goes to the neighbour twice', async ({ party }) => {
  const hands = [
    ['red-virus', 'green-1', 'green-2'],
    ['red-virus', 'red-1', 'red-2'],
    ['blue-1', 'blue-2'],
  ];
  const all = await party.sit({
    game: 'swintus',
    people: three,
    options: { ...calm, sets: ['zombie'] },
    rounds: [{ fixedDeal: { hands, open: 'red-3' } }],
  });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-virus');
  await everyone(all, (one) => one.sees('Некрокашель'));
  await lena.sees('Зараза уйдёт, под ней красная тройка');
  await masha.lays('red-virus');
  await everyone([masha, kostya], (one) =>
    one.hears('Лена подхватывает Некрокашель, и сразу две штуки. Источник заразы'),
  );
  await everyone(all, async (one) => {
    await one.counts(lena, 4);
    await one.counts(masha, 2);
    await one.seesTop('red-3');
  });
});

test('healing in all four colours: gifts, plague, swapped hands, vaccines shown', async ({ party }) => {
  const pairs = ['red', 'green', 'yellow', 'blue'].flatMap((colour) => [`${colour}-virus`, `${colour}-vaccine`]);
  const hands = [
    ['blue-1', 'blue-2', 'red-vaccine'],
    [...pairs, 'green-6', 'green-7', 'yellow-6', 'yellow-7'],
    ['blue-4', 'blue-5'],
  ];
  const deck = ['blue-6', 'blue-7', 'blue-0', 'blue-3', 'blue-1', 'blue-2', 'blue-4', 'blue-5', 'blue-6', 'blue-7'];
  const all = await party.sit({
    game: 'swintus',
    people: three,
    options: { ...calm, sets: ['zombie'] },
    rounds: [{ fixedDeal: { hands, open: 'red-3', deck } }],
  });
  const [masha, kostya, lena] = all;

  await kostya.presses('Лечиться');
  await kostya.answers('Сбросить пару и раздать соседям по карте');
  const gifts = kostya.sheet.locator('.cards');
  await gifts.nth(0).getByRole('button', { name: 'зелёная шестёрка' }).tap();
  await gifts.nth(1).getByRole('button', { name: 'зелёная семёрка' }).tap();
  await kostya.answers('Готово');
  await masha.hears('Костя лечит Некрокашель');
  await expect(lena.card('green-6')).toBeVisible();
  await expect(masha.card('green-7')).toBeVisible();
  await everyone(all, (one) => one.counts(kostya, 8));
  await waitsOut(lena);
  await waitsOut(masha);

  await kostya.presses('Лечиться');
  await kostya.answers('зелёный · всем +2');
  await everyone([masha, lena], (one) => one.hears('Костя откладывает пару: Мертвосопли и Уморин'));
  await everyone(all, async (one) => {
    await one.counts(lena, 6);
    await one.counts(masha, 7);
  });
  await waitsOut(lena);
  await waitsOut(masha);

  await kostya.presses('Лечиться');
  await kostya.answers('синий · без вакцины +3');
  await everyone([kostya, lena], (one) => one.hears('Маша показывает вакцину (Грелка-горелка) и ничего не берёт.'));
  await everyone(all, async (one) => {
    await one.counts(lena, 10);
    await one.counts(masha, 8);
    await one.counts(kostya, 4);
  });
  await waitsOut(lena);
  await waitsOut(masha);

  // With one pair left its key says what it does.
  await kostya.presses(/^Лечиться\s*обмен руками$/);
  await kostya.answers('Сбросить пару и поменяться руками');
  await kostya.answers('Лена');
  await masha.hears('Костя и Лена меняются картами, всеми до одной.');
  await everyone(all, async (one) => {
    await one.counts(lena, 2);
    await one.counts(kostya, 11);
  });
  await expect(lena.card('yellow-6')).toBeVisible();
});

test('mole bankers: bills for the winner, eight cards instead of the end, and one given back', async ({ party }) => {
  const all = await party.sit({
    game: 'swintus',
    people: three,
    options: { ...calm, sets: ['moles'], molehills: [1, 3], target: 100 },
    rounds: [
      { fixedDeal: { hands: [['blue-1', 'blue-2'], ['red-1'], ['green-1', 'green-2']], open: 'red-3' } },
      {
        fixedDeal: {
          hands: [
            ['red-6', 'blue-1', 'blue-2'],
            ['red-6', 'red-1'],
            ['red-5', 'green-1', 'red-2'],
          ],
          open: 'red-3',
        },
      },
    ],
  });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-1');
  await everyone(all, ({ page }) => expect(page.getByRole('img', { name: 'Счёт' })).toBeVisible());
  await masha.presses('Следующая партия');
  await everyone([masha, lena], (one) => expect(one.seat(kostya).getByTitle('2 векселя')).toBeVisible());

  await lena.lays('red-5');
  await masha.lays('red-6');
  await kostya.presses('Свинтус!');
  await kostya.lays('red-6');
  await everyone([masha, lena], (one) => one.hears(/Костя \S+ красную шестёрку\./));
  await lena.lays('red-2');
  await masha.presses('Взять карту');
  await masha.presses('Пас');
  await kostya.lays('red-1');
  await everyone([masha, lena], (one) => one.hears('Кроты довольны: Костя возвращает вексель.'));
  await everyone(all, (one) => one.counts(kostya, 8));
  await everyone([masha, lena], (one) => expect(one.seat(kostya).getByTitle('1 вексель')).toBeVisible());
});

test('who intercepts may give a bill back, if they think of it', async ({ party }) => {
  const all = await party.sit({
    game: 'swintus',
    people: three,
    options: { ...calm, sets: ['moles'], molehills: [1], target: 100 },
    rounds: [
      { fixedDeal: { hands: [['blue-1', 'blue-2'], ['red-1'], ['green-1', 'green-2']], open: 'red-3' } },
      {
        fixedDeal: {
          hands: [
            ['blue-1', 'blue-2'],
            ['red-6', 'red-1', 'red-2'],
            ['red-6', 'green-1', 'green-2'],
          ],
          open: 'red-3',
        },
      },
    ],
  });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-1');
  await masha.presses('Следующая партия');
  await everyone([masha, lena], (one) => expect(one.seat(kostya).getByTitle('1 вексель')).toBeVisible());
  await lena.lays('red-6');
  await kostya.lays('red-6');
  await kostya.presses('Вернуть вексель');
  await everyone([masha, lena], async (one) => {
    await one.hears('Кроты довольны: Костя возвращает вексель. Долгов больше нет.');
    await expect(one.seat(kostya).getByTitle('вексель')).toHaveCount(0);
  });
});
