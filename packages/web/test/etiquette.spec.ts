import { expect } from '@playwright/test';
import { everyone, test } from './fixtures.ts';
import type { Player } from './player.ts';

const three = ['Маша', 'Костя', 'Лена'] as const;
const manners = {
  turnMs: 0,
  slapMs: 60_000,
  windowMs: 60_000,
  sets: ['etiquette'],
  mistakes: 'prevented',
};
/** Маша holds the card and four more; Костя is to move and minds nothing; no number lies on top for a snake to match. */
const deal = (card: string, lena: readonly string[] = ['green-1', 'green-2'], fixed: Record<string, number> = {}) => [
  {
    fixedDeal: {
      hands: [[card, 'blue-1', 'blue-2', 'blue-4', 'blue-5'], ['red-1', 'red-2', 'red-4'], lena],
      open: 'red-tihohryun',
    },
    fixed,
  },
];

/** Маша gives the card with two blue ones; the one who did it takes them; nobody else learns which they were. */
async function punishes(masha: Player, card: string, offender: Player, witness: Player, deed: string): Promise<void> {
  await masha.lays(card, 'blue-1', 'blue-2', 'Готово');
  await witness.hears(`${deed}!`);
  await offender.presses('Ладно, беру');
  await everyone([masha, offender, witness], async (one) => {
    await one.counts(masha, 2);
    await one.counts(offender, 5);
  });
  await expect(offender.card('blue-1')).toBeVisible();
  await expect(witness.page.getByRole('log')).not.toContainText('синюю единицу');
}

test('Шштоль: a hand on the table leaves a print that all see', async ({ party }) => {
  const [masha, kostya, lena] = await party.sit({
    game: 'swintus',
    people: three,
    options: manners,
    rounds: deal('shshtol-3'),
  });
  const felt = lena.page.locator('.felt').first();
  await felt.tap({ position: { x: 8, y: ((await felt.boundingBox())?.height ?? 300) - 8 } });
  await everyone([masha, kostya], (one) => one.hears('Лена кладёт руку на стол.'));
  await expect(masha.seat(lena)).toHaveAccessibleName(/рука на столе/);
  await punishes(masha, 'shshtol-3', lena, kostya, 'Лена держит руку на столе');
});

test('Шинкогнито answered with Шмунитет: everything comes back, and the turn with it', async ({ party }) => {
  const all = await party.sit({
    game: 'swintus',
    people: three,
    options: manners,
    rounds: deal('shinkognito-4', ['shmunitet-6', 'green-1', 'green-2', 'green-4']),
  });
  const [masha, kostya, lena] = all;
  await lena.writes('Маша, ходи уже');
  await masha.hears('Лена зовёт по имени');
  await masha.lays('shinkognito-4', 'blue-1', 'blue-2', 'Готово');
  await kostya.hears('Маша достаёт Шинкогнито и 2 карты: Лена зовёт по имени!');
  await lena.lays('shmunitet-6', 'green-1', 'green-2', 'Готово');
  await kostya.hears('Маша получает всё обратно! Лена протягивает Шмунитет и 2 карты.');
  await masha.presses('Ладно, беру');
  await everyone(all, async (one) => {
    await one.counts(masha, 8);
    await one.counts(lena, 1);
  });
  await lena.isAwaited();
});

test('Шшто?: who answers a question gets the card', async ({ party }) => {
  const [masha, kostya, lena] = await party.sit({
    game: 'swintus',
    people: three,
    options: manners,
    rounds: deal('shshto-7'),
  });
  await masha.writes('Чей ход?');
  await lena.hears('Маша: Чей ход?');
  await lena.writes('вроде не мой');
  await masha.hears('Лена отвечает на вопрос');
  await punishes(masha, 'shshto-7', lena, kostya, 'Лена отвечает на вопрос');
});

test('Шшалун: silence broken in the chat costs two, and then the card', async ({ party }) => {
  const hands = [['shshalun-1', 'blue-1', 'blue-2', 'blue-4'], ['red-tihohryun', 'red-2', 'red-4'], ['green-1']];
  const all = await party.sit({
    game: 'swintus',
    people: three,
    options: manners,
    rounds: [{ fixedDeal: { hands, open: 'red-3' } }],
  });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-tihohryun');
  // Silence begins when the card lies.
  await lena.seesTop('red-tihohryun');
  await lena.writes('ой');
  await masha.lays('shshalun-1', 'blue-1', 'blue-2', 'Готово');
  await kostya.hears('Лена нарушает правила!');
  await lena.presses('Ладно, беру');
  await everyone(all, (one) => one.counts(lena, 6));
});

test('Штуль: who looks away for two seconds has left the chair', async ({ party }) => {
  const [masha, kostya, lena] = await party.sit({
    game: 'swintus',
    people: three,
    options: manners,
    rounds: deal('shtul-0'),
  });
  await lena.looksAway();
  await everyone([masha, kostya], (one) => one.hears('Лена исчезает из-за стола: стул пуст!'));
  await expect(kostya.seat(lena)).toContainText('пустой стул');
  await punishes(masha, 'shtul-0', lena, kostya, 'Лена встаёт с места');
});

test('Шшевелись: somebody counts to five while another thinks', async ({ party }) => {
  const hands = [
    ['blue-1', 'blue-2'],
    ['red-1', 'red-2'],
    ['shshevelis-2', 'green-4', 'green-5', 'green-6'],
  ];
  const all = await party.sit({
    game: 'swintus',
    people: three,
    options: manners,
    rounds: [{ fixedDeal: { hands, open: 'red-6' } }],
  });
  const [masha, kostya, lena] = all;
  await masha.presses('Раз, два, три…');
  await everyone(all, ({ page }) => expect(page.locator('.count[aria-live]')).toHaveText(/[1-5]/));
  await everyone([masha, lena], (one) => one.hears(/пять! . Костя всё думает\./i));
  await lena.lays('shshevelis-2', 'green-4', 'green-5', 'Готово');
  await masha.hears('Костя всё думает и думает!');
  await kostya.presses('Ладно, беру');
  await everyone(all, (one) => one.counts(kostya, 5));
  await kostya.isAwaited();
});

test('Шмотрун: a wink that nobody else noticed', async ({ party }) => {
  const [masha, kostya, lena] = await party.sit({
    game: 'swintus',
    people: three,
    options: manners,
    rounds: deal('shmotrun-5', undefined, { wink: 500 }),
  });
  await masha.presses('Подмигнуть');
  await masha.answers('Лена');
  await lena.hears('Маша подмигивает. Тебе. Виду не подавай!');
  await expect(kostya.page.getByRole('log')).not.toContainText('подмигивает');
  await expect(masha.card('shmotrun-5')).toHaveAttribute('aria-disabled', 'false');
  await punishes(masha, 'shmotrun-5', lena, kostya, 'Лена видит подмигивание');
});

test('a wink that is noticed: who saw it gives the winker two cards', async ({ party }) => {
  const hands = [
    ['shmotrun-5', 'blue-1', 'blue-2'],
    ['red-1', 'red-2', 'red-4'],
    ['green-1', 'green-2'],
  ];
  const all = await party.sit({
    game: 'swintus',
    people: three,
    options: manners,
    rounds: [{ fixedDeal: { hands, open: 'red-3' }, fixed: { wink: 500 } }],
  });
  const [masha, kostya, lena] = all;
  const noticed = kostya.noticesWinkOf(masha);
  await masha.presses('Подмигнуть');
  await masha.answers('Лена');
  await noticed;
  await lena.hears('Костя всё видит: Маша подмигивает!');
  await kostya.answers('red-1');
  await kostya.answers('red-2');
  await kostya.answers('Готово');
  await lena.hears('Костя отдаёт 2 карты: подарок получает Маша.');
  await everyone(all, async (one) => {
    await one.counts(masha, 5);
    await one.counts(kostya, 1);
  });
});

/** Throws when the swinging face is near the middle, or far from it: with the eye and the finger of a machine. */
async function throwsWhen({ page }: Player, near: boolean): Promise<void> {
  const face = page.getByRole('region', { name: 'Целься!' }).locator('.face').first();
  const button = page.getByRole('button', { name: 'Бросок!' });
  await button.waitFor();
  const [swinging, go] = [await face.elementHandle(), await button.elementHandle()];
  await page.evaluate(
    ([target, finger, wantNear]) =>
      new Promise<void>((done) => {
        const look = (): void => {
          const off =
            Math.abs(Number(/translateX\((-?[\d.e-]+)px/.exec((target as HTMLElement).style.transform)?.[1])) / 110;
          if (wantNear ? off > 0.12 : off < 0.8) return void requestAnimationFrame(look);
          (finger as HTMLElement).click();
          done();
        };
        look();
      }),
    [swinging, go, near] as const,
  );
}

for (const [title, near] of [
  ['Шшурикен hits who intercepted', true],
  ['Шшурикен misses, and the target gives two cards', false],
] as const) {
  test(title, async ({ party }) => {
    const hands = [
      ['red-1', 'green-2', 'green-4', 'green-5'],
      ['red-1', 'red-2', 'red-4'],
      ['shshuriken-7', 'blue-1', 'blue-2', 'blue-4'],
    ];
    const all = await party.sit({
      game: 'swintus',
      people: three,
      options: manners,
      rounds: [{ fixedDeal: { hands, open: 'red-3' }, fixed: { swing: 0 } }],
    });
    const [masha, kostya, lena] = all;
    await kostya.lays('red-1');
    await masha.lays('red-1');
    await kostya.hears('Маша перехватывает красную единицу!');
    await lena.lays('shshuriken-7', 'blue-1', 'blue-2', 'Готово');
    await throwsWhen(lena, near);
    if (near) {
      await kostya.hears('Лена бросает Шшурикен — попадание!');
      await masha.presses('Ладно, беру');
      await everyone(all, (one) => one.counts(masha, 6));
    } else {
      await kostya.hears('Лена бросает Шшурикен — мимо!');
      for (const answer of ['green-2', 'green-4', 'Готово']) await masha.answers(answer);
      await everyone(all, (one) => one.counts(lena, 6));
    }
  });
}

test('around one table an etiquette card is a claim, and those not involved may find it false', async ({ party }) => {
  const hands = [
    ['shshtol-3', 'blue-1', 'blue-2', 'blue-4'],
    ['red-1', 'red-2'],
    ['green-1', 'green-2'],
    ['yellow-1', 'yellow-2'],
  ];
  const all = await party.sit({
    game: 'swintus',
    people: [...three, 'Оля'],
    options: { ...manners, place: 'table' },
    rounds: [{ fixedDeal: { hands, open: 'red-tihohryun' } }],
  });
  const [masha, kostya, lena, olya] = all;
  await masha.lays('shshtol-3', 'Лена', 'blue-1', 'blue-2', 'Готово');
  await everyone([kostya, olya], (one) => one.hears('Маша достаёт Шштоль и 2 карты: Лена держит руку на столе!'));
  await everyone(all, (one) => one.counts(masha, 1));
  await lena.presses('Неправда!');
  await kostya.presses('Не было!');
  await olya.presses('Не было!');
  await everyone([masha, kostya, olya], (one) => one.hears('Лена выходит из-под суда с чистыми копытами'));
  await everyone(all, async (one) => {
    await one.counts(masha, 4);
    await one.counts(lena, 2);
  });
});
