import { expect, type Locator } from '@playwright/test';
import type { JsonObject } from '@tasovka/kernel';
import { autoplay, cardWays } from './autoplay.ts';
import { everyone, type Party, test } from './fixtures.ts';
import type { Player } from './player.ts';

const three = ['Маша', 'Костя', 'Лена'] as const;
const calm = { turnMs: 0, slapMs: 60_000, windowMs: 60_000 };

const threeSit = (party: Party, fixedDeal: JsonObject, options: JsonObject = {}) =>
  party.sit({ game: 'swintus', people: three, options: { ...calm, ...options }, rounds: [{ fixedDeal }] });

/** What is told on the table itself, for the eye. */
const told = ({ page }: Player): Locator => page.locator('.ticker');
/** The page notes all that stands there from now on: a stamp is soon gone. */
const listens = ({ page }: Player): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const note = (): void => {
      for (const one of document.querySelectorAll<HTMLElement>('.ticker, .reveal'))
        if (one.innerText) heard.push(one.innerText);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
const hasRead = ({ page }: Player, text: RegExp): Promise<void> =>
  expect.poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'))).toMatch(text);

test('who is caught: a stamp, then why, with the cards it cost; a tap takes it away', async ({ party }) => {
  const hands = [
    ['blue-1', 'blue-2'],
    ['red-1', 'red-2'],
    ['red-4', 'red-5'],
  ];
  const all = await threeSit(party, { hands, open: 'red-3' });
  const [masha, kostya, lena] = all;
  await everyone(all, listens);
  await kostya.lays('red-1');
  await masha.presses('Поймать!');
  await everyone(all, (one) => hasRead(one, /Попался, свинтус!/));
  await everyone(all, (one) => hasRead(one, /«Свинтус!»\?[\s\S]*\+3/));
  // Ears hear of it once: what the eye reads is hidden from them.
  await expect(lena.page.locator('.ticker')).toHaveAttribute('aria-hidden', 'true');
  const line = told(lena).locator('.news');
  if (await line.isVisible()) await line.dispatchEvent('pointerdown').catch(() => undefined);
  await expect(line).toHaveCount(0);
});

test('time that runs out says so, and never over a key', async ({ party }) => {
  const hands = [
    ['blue-1', 'blue-2', 'blue-4'],
    ['red-1', 'red-2', 'red-4'],
    ['red-5', 'green-1', 'green-2'],
  ];
  const all = await threeSit(party, { hands, open: 'red-3' }, { turnMs: 3000 });
  const [, kostya] = all;
  await everyone(all, listens);
  await hasRead(kostya, /Время вышло!/);
  await hasRead(kostya, /\+2/);
  const covered = await kostya.page.evaluate(() => {
    const box = document.querySelector('.ticker')?.getBoundingClientRect();
    const keep = [...document.querySelectorAll('.bar button, .hand .card, .pile, .deck')].map((one) =>
      one.getBoundingClientRect(),
    );
    return keep.filter((one) => box && one.width > 0 && one.top < box.bottom && one.bottom > box.top + 1).length;
  });
  expect(covered).toBe(0);
});

test('Темнодел: the card turns over before everybody’s eyes, lie or truth', async ({ party }) => {
  const hands = [
    ['red-temnodel', 'red-4', 'blue-7', 'blue-6'],
    ['red-temnodel', 'green-6', 'red-1', 'yellow-7'],
    ['blue-5', 'red-5', 'green-2', 'yellow-0'],
  ];
  const all = await threeSit(party, { hands, open: 'red-3' });
  const [masha, kostya, lena] = all;
  await everyone(all, listens);
  await kostya.lays('red-temnodel', 'green-6', 'red-5');
  await lena.lays('green-2', 'red-2');
  await masha.presses('Вскрыть');
  await everyone(all, (one) => hasRead(one, /Враки!/));
  await masha.lays('red-temnodel', 'red-4', 'red-4');
  await kostya.presses('Вскрыть');
  await everyone(all, (one) => hasRead(one, /Чистая правда!/));
});

test('Темнодел: whoever says what a card is has it in sight, and the results say what honesty was worth', async ({
  party,
}) => {
  const hands = [
    ['blue-7', 'blue-6'],
    ['red-temnodel', 'red-5'],
    ['blue-5', 'green-2', 'yellow-0'],
  ];
  const [, kostya, lena] = await threeSit(party, { hands, open: 'red-3' });
  await kostya.lays('red-temnodel');
  await expect(kostya.sheet.getByRole('img', { name: 'красная пятёрка' })).toBeVisible();
  await kostya.answers('red-5');
  await lena.presses('Вскрыть');
  await kostya.sees('И ещё 1 очко — за честную темноту');
});

test('what people say hangs at their faces, but not where they are muted', async ({ party }) => {
  const [masha, kostya, lena] = await threeSit(party, { open: 'red-3' });
  const bubble = ({ page }: Player): Locator => page.locator('.ring .bubble');
  await kostya.writes('Первое слово');
  await everyone([masha, lena], (one) => expect(bubble(one)).toHaveText('Первое слово'));
  await masha.page.getByRole('button', { name: /^Хроника и болтовня/ }).tap();
  await masha.presses('Заглушить: Костя');
  await masha.page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().tap();
  await expect(bubble(masha)).toHaveCount(0);
  await kostya.writes('Второе слово');
  await expect(bubble(lena)).toHaveText('Второе слово');
  await expect(bubble(masha)).toHaveCount(0);
});

test('the reactions go away by a press beside them and by Escape', async ({ party }) => {
  const [masha] = await threeSit(party, { open: 'red-3' });
  const opener = masha.page.getByRole('button', { name: 'Реакция', exact: true });
  const faces = masha.page.locator('.emojis');
  await opener.tap();
  await expect(faces).toBeVisible();
  await masha.page.keyboard.press('Escape');
  await expect(faces).toHaveCount(0);
  await opener.tap();
  await expect(faces).toBeVisible();
  await masha.page.touchscreen.tap(30, 400);
  await expect(faces).toHaveCount(0);
});

test('a return and the host’s powers are told in words', async ({ party }) => {
  const [masha, kostya, lena] = await threeSit(party, { open: 'red-3' });
  await kostya.loses();
  await kostya.sees('Связь пропала. Возвращаем тебя за стол…');
  await kostya.finds();
  await kostya.hears('Связь вернулась.');
  await masha.presses('Стол');
  await masha.presses('Уйти');
  await masha.presses('Да');
  await kostya.hears('Теперь ты за хозяина');
  await lena.hears('Теперь хозяин стола — Костя.');
});

test('another game takes the podium away from nobody but who asks for it', async ({ party }) => {
  const hands = [['blue-1', 'blue-2'], ['red-1'], ['red-4', 'red-5']];
  const all = await threeSit(party, { hands, open: 'red-3' }, { target: 1 });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-1');
  const podium = ({ page }: Player): Locator => page.getByRole('dialog', { name: 'Игра окончена!' });
  await everyone(all, (one) => expect(podium(one)).toBeVisible());
  await masha.presses('Другая игра');
  await expect(podium(masha)).toHaveCount(0);
  await everyone([kostya, lena], async (one) => {
    await one.sees('Стол уже выбирает, во что играть дальше.');
    await expect(podium(one)).toBeVisible();
  });
  await lena.presses('К столу');
  await expect(podium(lena)).toHaveCount(0);
  await lena.sees('Я в игре!');
  await expect(podium(kostya)).toBeVisible();
});

test('over a whole match every key stands where it stood', async ({ party }) => {
  const options = { ...calm, target: 1, mistakes: 'prevented', sets: ['etiquette', 'zombie', 'moles'] };
  const late = { afterMs: 20_000, fixedDeal: { hands: [['red-1'], ['red-2']], open: 'red-3' } };
  const all = await party.sit({ game: 'swintus', options, people: ['Маша', 'Костя'], rounds: [{ late }] });
  await everyone(all, async ({ page, person }) => {
    await page.evaluate(() => {
      const stood: Record<string, string[]> = {};
      Object.assign(window, { stood });
      const look = (): void => {
        // A question needs more room than the hand: then all of them step up together.
        if (!document.querySelector('.choice, .ways'))
          for (const key of document.querySelectorAll<HTMLElement>('.bar [data-key]')) {
            const { offsetLeft, offsetHeight, parentElement } = key;
            const bottom =
              (parentElement?.offsetHeight ?? 0) - key.offsetTop - offsetHeight + (parentElement?.offsetTop ?? 0);
            const place = `${offsetLeft} ${Math.round(bottom)}`;
            const name = key.dataset.key ?? '';
            stood[name] = [...new Set([...(stood[name] ?? []), place])];
          }
        requestAnimationFrame(look);
      };
      look();
    });
    await autoplay(person, { every: 60, ways: cardWays });
  });
  await everyone(all, async ({ page }) => {
    await expect(page.getByRole('dialog', { name: 'Игра окончена!' })).toBeVisible({ timeout: 150_000 });
    const stood = await page.evaluate(() => (window as unknown as { stood: Record<string, string[]> }).stood);
    expect(Object.keys(stood)).toEqual(expect.arrayContaining(['draw', 'declare']));
    for (const [key, places] of Object.entries(stood)) expect(places, key).toHaveLength(1);
  });
});
