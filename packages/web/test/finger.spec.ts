import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { everyone, test } from './fixtures.ts';

const three = ['Маша', 'Костя', 'Лена'] as const;
const calm = { turnMs: 0, slapMs: 60_000, windowMs: 60_000 };

/** A finger that goes down somewhere, and is lifted when it likes. */
async function fingerOn(page: Page, x: number, y: number): Promise<{ lift(): Promise<void> }> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  return {
    async lift() {
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await client.detach();
    },
  };
}

/** What this phone asks the table for from now on. */
async function askedBy(page: Page): Promise<() => Promise<string[]>> {
  const asked = await page.evaluateHandle(() => {
    const lines: string[] = [];
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (line) {
      lines.push(String(line));
      send.call(this, line);
    };
    return lines;
  });
  return async () => (await asked.jsonValue()).filter((line) => line.includes('"act"'));
}

test('a finger lays the card it went down on, and not the one that lay beneath', async ({ party }) => {
  const hands = [
    ['blue-1', 'blue-2'],
    ['red-1', 'red-2', 'red-4'],
    ['red-5', 'red-6'],
  ];
  const all = await party.sit({
    game: 'swintus',
    people: three,
    options: calm,
    rounds: [{ fixedDeal: { hands, open: 'red-3' } }],
  });
  const [, kostya, lena] = all;
  const beneath = await kostya.card('red-1').boundingBox();
  const card = await kostya.card('red-2').boundingBox();
  expect((card?.x ?? 0) + 12, 'the finger comes down where both cards lie').toBeLessThan(
    (beneath?.x ?? 0) + (beneath?.width ?? 0),
  );
  const asked = await askedBy(kostya.page);
  await kostya.lays('red-2');
  await lena.lays('red-5');
  await everyone(all, (one) => one.seesTop('red-5'));
  expect(await asked()).toEqual([expect.stringContaining('red-2')]);
  await kostya.counts(kostya, 2);
});

test('a hand that was still down when the race was over takes no card from the deck', async ({ party }) => {
  const hands = [
    ['blue-1', 'blue-2'],
    ['red-hlopkopyt', 'red-1', 'red-2'],
    ['red-5', 'green-2'],
  ];
  const all = await party.sit({
    game: 'swintus',
    people: three,
    options: calm,
    rounds: [{ fixedDeal: { hands, open: 'red-3' } }],
  });
  const [masha, kostya, lena] = all;
  await kostya.lays('red-hlopkopyt');
  await everyone([masha, kostya], (one) => one.presses('ХЛОПАЙ!'));
  await everyone([masha, kostya], (one) => one.sees('Есть! Ждём остальных'));
  const deck = await lena.page.locator('[data-spot="deck"]').boundingBox();
  if (!deck) throw new Error('the deck lies on the table');
  const finger = await fingerOn(lena.page, deck.x + deck.width / 2, deck.y + deck.height / 2);
  await lena.isAwaited();
  await finger.lift();
  await lena.lays('red-5');
  await everyone(all, (one) => one.seesTop('red-5'));
});
