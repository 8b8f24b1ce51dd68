import { expect } from '@playwright/test';
import { test } from './house.ts';

const calm = { turnMs: 0, slapMs: 60_000, windowMs: 60_000 };

test('a turn, a question and a race by keys alone: the focus is never left nowhere', async ({ party }) => {
  const hands = [
    ['blue-hlopkopyt', 'blue-2', 'green-4'],
    ['red-1', 'polisvin', 'yellow-2', 'yellow-5'],
  ];
  const [masha, kostya] = await party.sit({
    game: 'swintus',
    people: ['Маша', 'Костя'],
    options: calm,
    rounds: [{ rig: { hands, open: 'red-3' } }],
  });
  const focused = kostya.page.locator(':focus');
  const key = (name: string) => kostya.page.keyboard.press(name);
  await kostya.isAwaited();
  await expect(kostya.hand.getByRole('button')).toHaveCount(4);
  await kostya.card('red-1').focus();
  await key('ArrowRight');
  await expect(kostya.hand.locator(':focus')).not.toHaveAccessibleName(kostya.calls('red-1'));
  await key('ArrowLeft');
  await expect(focused).toHaveAccessibleName(kostya.calls('red-1'));
  await key('Enter');
  await kostya.seesTop('red-1');
  // The card that was pressed lies on the pile: the next one in the hand is ready to be pressed.
  await expect(kostya.hand.locator(':focus')).toHaveCount(1);

  await masha.presses('Взять карту');
  await masha.presses('Пас');
  await kostya.isAwaited();
  await kostya.card('polisvin').focus();
  await key('Enter');
  await expect(kostya.sheet.locator(':focus')).toHaveAccessibleName(/красный/i);
  await key('Tab');
  await key('Tab');
  await key('Tab');
  await expect(focused).toHaveAccessibleName(/синий/i);
  await key('Enter');
  await expect(kostya.hand.locator(':focus')).toHaveCount(1);

  await masha.lays('blue-hlopkopyt');
  await expect(focused).toHaveAccessibleName('ХЛОПАЙ!');
  await key('Space');
  await kostya.sees('Есть! Ждём остальных');
});
