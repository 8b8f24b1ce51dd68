import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import type { Player } from './player.ts';

const two = ['Маша', 'Костя'] as const;
const calm = { turnMs: 0, slapMs: 60_000, windowMs: 60_000 };
const hands = [
  ['blue-1', 'blue-2', 'green-4'],
  ['red-hapyozh', 'red-1', 'yellow-2', 'green-temnodel'],
];
const evening = {
  game: 'swintus',
  people: two,
  options: { ...calm, mistakes: 'prevented' },
  rounds: [{ fixedDeal: { hands, open: 'red-3' } }],
} as const;

const bubble = (page: Page): Locator => page.locator('.help.bubble');

/** A finger that comes down, may wander, stays a while and is lifted. */
async function holds(page: Page, one: Locator, wander = 0, ms = 900): Promise<void> {
  // What was explained before may lie over it.
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toHaveCount(0);
  const box = await one.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + 28];
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  if (wander) await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + wander }] });
  await page.waitForTimeout(ms);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

/** Nothing was laid and nothing refused: the hand is whole, and nobody complains. */
async function nothingHappened(player: Player, cards: number): Promise<void> {
  await player.counts(player, cards);
  await player.seesTop('red-3');
  await expect(player.page.getByRole('alert')).toHaveText('');
}

test('a card that is held says what it does and is not laid; the rule is one tap away', async ({ party }) => {
  const [masha, kostya] = await party.sit(evening);
  const { page } = kostya;
  await holds(page, kostya.card('red-hapyozh'));
  await expect(bubble(page)).toContainText('Следующий (Маша) берёт 3 карты');
  await expect(bubble(page)).toContainText('Сейчас ложится');
  await nothingHappened(kostya, 4);
  await bubble(page).getByRole('button', { name: /Хапёж/ }).tap();
  await expect(page.getByRole('dialog')).toContainText('Ничего личного');
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().tap();
  // What does not fit says so, and it is no refusal.
  await holds(page, kostya.card('yellow-2'));
  await expect(bubble(page)).toContainText('Сейчас не ложится');
  await nothingHappened(kostya, 4);
  // Buttons, faces and the deck as well; none of them is pressed.
  await holds(page, page.getByRole('button', { name: 'Взять карту' }));
  await expect(bubble(page)).toContainText('верхнюю карту колоды');
  await holds(page, page.getByRole('button', { name: /^Колода/ }));
  await expect(bubble(page)).toContainText('Нечем или неохота');
  await holds(page, kostya.seat(masha));
  await expect(bubble(page)).toContainText('Маша');
  await nothingHappened(kostya, 4);
  // A finger that wanders off drags the card and asks nothing; a short tap lays it.
  await holds(page, kostya.card('red-1'), 40);
  await expect(bubble(page)).toHaveCount(0);
  await nothingHappened(kostya, 4);
  await kostya.lays('red-1');
  await masha.seesTop('red-1');
  await expect(bubble(page)).toHaveCount(0);
});

test('a mouse that rests on a card asks what it does, one that presses does not; the right button asks as well', async ({
  party,
}) => {
  const [, kostya] = await party.sit(evening);
  const { page } = kostya;
  await page.evaluate(() => localStorage.setItem('tasovka.hints', 'true'));
  await page.reload();
  const card = kostya.card('green-temnodel');
  await card.hover({ position: { x: 12, y: 28 } });
  await expect(bubble(page)).toContainText('рубашкой вверх');
  await page.mouse.move(5, 300);
  await page.mouse.move(5, 310);
  await expect(bubble(page)).toHaveCount(0);
  await card.click({ button: 'right', position: { x: 12, y: 28 }, force: true });
  await expect(bubble(page)).toContainText('рубашкой вверх');
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toHaveCount(0);
  await nothingHappened(kostya, 4);
});

test('a key asks what the focused card does, hears it, and is led back; «Что это?» explains what is pressed next', async ({
  party,
}) => {
  const [, kostya] = await party.sit(evening);
  const { page } = kostya;
  await kostya.card('red-hapyozh').focus();
  await page.keyboard.press('?');
  await expect(bubble(page)).toContainText('берёт 3 карты');
  await expect(bubble(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toHaveCount(0);
  await expect(kostya.card('red-hapyozh')).toBeFocused();
  // A screen reader clicks and holds nothing.
  await page.getByRole('button', { name: 'Стол', exact: true }).tap();
  await page.getByRole('button', { name: 'Что это?' }).tap();
  await kostya.card('red-1').evaluate((one: HTMLElement) => one.click());
  await expect(bubble(page)).toContainText('Цифра');
  await nothingHappened(kostya, 4);
});
