import { expect } from '@playwright/test';
import { everyone, test } from './fixtures.ts';
import { Keys } from './keys.ts';

const calm = { turnMs: 0, slapMs: 60_000 };
const three = ['Маша', 'Костя', 'Лена'] as const;

test('«Свинтус» by keys: a turn, a question and a race; the focus is never left nowhere', async ({ party }) => {
  const hands = [
    ['blue-hlopkopyt', 'blue-2', 'green-4'],
    ['red-1', 'polisvin', 'yellow-2', 'yellow-5'],
  ];
  const people = await party.sit({
    game: 'swintus',
    people: ['Маша', 'Костя'],
    options: { ...calm, windowMs: 60_000 },
    rounds: [{ fixedDeal: { hands, open: 'red-3' } }],
  });
  const [masha, kostya] = [new Keys(people[0]), new Keys(people[1])];
  const { player } = kostya;
  await player.isAwaited();
  await expect(player.hand.getByRole('button')).toHaveCount(4);
  await kostya.goesTo(player.calls('red-1'));
  await kostya.hits('ArrowRight');
  await expect(player.hand.locator(':focus')).not.toHaveAccessibleName(player.calls('red-1'));
  await kostya.hits('ArrowLeft');
  await kostya.stands(player.calls('red-1'));
  await kostya.hits('Enter');
  await player.seesTop('red-1');
  // The card that was pressed lies on the pile: the next one in the hand is ready to be pressed.
  await expect(player.hand.locator(':focus')).toHaveCount(1);

  await masha.presses('Взять карту', 'Space');
  await masha.presses('Пас');
  await player.isAwaited();
  await kostya.lays('polisvin', /^синий,/);
  await expect(player.hand.locator(':focus')).toHaveCount(1);

  await masha.lays('blue-hlopkopyt');
  await everyone([masha, kostya], async (one) => {
    await one.stands('ХЛОПАЙ!');
    await one.hits('Space');
  });
  await masha.player.hears(/последнее копыто/i);
});

test('a round of «ЛОЛ!» by keys, to the podium and on to another game', async ({ party }) => {
  const hands = [
    ['red-1', 'lol', 'green-2'],
    // More than 101 points: whoever holds them at the end is out, and the match is over.
    ['red-1', 'red-bah', 'lol', 'lol', 'imho', 'imho', 'imho', 'imho'],
    ['red-ha', 'green-bro'],
  ];
  const seated = await party.sit({
    game: 'lol',
    people: three,
    options: { ...calm, mode: 'first-out' },
    rounds: [{ fixedDeal: { hands, open: 'red-3', deck: ['green-5', 'green-5'] } }],
  });
  const [masha, kostya, lena] = [new Keys(seated[0]), new Keys(seated[1]), new Keys(seated[2])];
  const all = [masha, kostya, lena];

  await kostya.lays('red-1');
  // Out of turn, with the very same card.
  await masha.lays('red-1');
  await lena.player.hears('Не спи! Маша кладёт вне очереди красную единицу.');
  await kostya.player.isAwaited();

  await kostya.lays('red-bah');
  await everyone(all, (one) => one.stands('БАХ!'));
  for (const one of [masha, kostya]) {
    await one.hits('Space');
    await one.player.sees('Есть! Ждём остальных');
  }
  // Everybody's own screen counts, and they may be drawn one after another: who is last is no question of milliseconds.
  await lena.player.page.waitForTimeout(1500);
  await lena.hits('Space');
  await lena.player.isAwaited();
  await everyone(all, (one) => one.player.counts(lena.player, 4));

  await lena.lays('red-ha');
  await masha.lays('lol', /^зелёный,/);
  await masha.presses('ЛОЛ!');
  await kostya.player.hears('Маша говорит «ЛОЛ!»');
  await kostya.presses(/^Беру \d/);
  await lena.player.isAwaited();
  await everyone(all, (one) => one.isSomewhere());

  // The score lies behind the title, and Escape leads back to it.
  await lena.presses(/Счёт$/);
  await expect(lena.player.page.getByRole('dialog', { name: 'Счёт' })).toContainText('Костя');
  await lena.hits('Escape');
  await lena.stands(/Счёт$/);

  await lena.lays('green-bro', /^Маша: /);
  await masha.player.counts(masha.player, 2);
  await masha.lays('green-5', /^2\sкарты$/);
  await everyone([kostya, lena], ({ player }) => player.sees('Маша — чемпион стола'));

  await masha.presses('Другая игра');
  await masha.presses('Свинтус');
  await expect(masha.control('Свинтус')).toHaveAttribute('aria-pressed', 'true');
  await masha.presses('ЛОЛ!');
  await everyone([kostya, lena], async (one) => {
    await one.presses('К столу');
    await one.presses('Я в игре!');
  });
  await masha.presses('Начинаем!');
  await expect(masha.player.hand).toBeVisible();
  await masha.isSomewhere();
});

test('a round of «Шпион» by keys: a secret look, a question, an accusation, a place named; and away', async ({
  party,
}) => {
  const deal = (spy: number, location: string) => ({ fixedDeal: { deal: { location, spy } } });
  const seated = await party.sit({
    game: 'spyfall',
    people: three,
    options: { variant: 'classic', rounds: 2, talk: 'text', voteMs: 120_000 },
    rounds: [deal(2, 'viking-longship'), deal(0, 'saloon')],
  });
  const [masha, kostya, lena] = [new Keys(seated[0]), new Keys(seated[1]), new Keys(seated[2])];

  await lena.presses(/^Твоя карта/, 'Space');
  const card = lena.player.page.getByRole('heading', { name: 'Шпион — это ты!' });
  await expect(card).toBeVisible();
  await lena.hits('Space');
  await expect(card).toHaveCount(0);

  await masha.presses('Костя');
  await masha.types('Вопрос…', 'Чем тут пахнет?');
  await kostya.types('Ответ…', 'Солью и немытыми товарищами');
  await everyone([masha, lena], ({ player }) => player.sees('Солью и немытыми товарищами'));
  await everyone([masha, kostya], (one) => one.isSomewhere());

  await masha.presses('Обвинить');
  await masha.presses('Лена');
  for (const one of [masha, kostya]) {
    const verdict = one.player.page.getByRole('alertdialog', { name: 'Маша: «Шпион — Лена!»' });
    await expect(verdict.and(one.player.page.locator(':focus-within'))).toHaveCount(1);
  }
  // Whoever accuses has voted by it.
  await kostya.presses('Это шпион!');
  const reveal = lena.player.page.getByRole('dialog', { name: 'Вот где мы были' });
  await expect(reveal).toContainText('Шпион разоблачён! Всем остальным за это +1.');
  await masha.presses('Следующий раунд');

  await masha.presses('Места');
  await masha.presses('Я знаю, где мы!');
  await masha.presses(masha.player.calls('saloon'));
  await masha.presses('Да');
  await expect(reveal).toContainText('Шпион угадал место!');
  await everyone([masha, kostya, lena], (one) => one.presses('К пьедесталу!'));
  await kostya.player.sees('Маша — чемпион стола');

  await masha.presses('Другая игра');
  await kostya.presses('К столу');
  await kostya.presses('Уйти из-за стола');
  await expect(kostya.player.page).toHaveURL('/');
});

test('leaving in the middle of a match by keys: the app asks, and a no is a no', async ({ party }) => {
  const seated = await party.sit({ game: 'lol', people: three, options: calm });
  const lena = new Keys(seated[2]);
  await lena.presses('Стол');
  await lena.presses('Уйти');
  await lena.presses('Нет');
  await expect(lena.player.hand).toBeVisible();
  await lena.isSomewhere();
  await lena.presses('Стол');
  await lena.presses('Уйти');
  await lena.presses('Да');
  await expect(lena.player.page).toHaveURL('/');
});
