import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

const table = {
  game: 'swintus',
  people: ['Маша', 'Костя', 'Лена'],
  options: { turnMs: 0 },
  rounds: [{ fixedDeal: { open: 'red-3' } }],
} as const;

test('who is muted is not heard on this phone, others hear on, and it can be undone', async ({ party }) => {
  const [masha, kostya, lena] = await party.sit(table);
  const talk = ({ page }: typeof masha) => page.getByRole('dialog', { name: 'Хроника и болтовня' });
  await masha.page.getByRole('button', { name: /^Хроника и болтовня/ }).click();
  await lena.page.getByRole('button', { name: /^Хроника и болтовня/ }).click();
  await kostya.writes('Первое слово');
  await expect(talk(masha)).toContainText('Первое слово');
  await masha.presses('Заглушить: Костя');
  await expect(talk(masha)).not.toContainText('Первое слово');
  await kostya.writes('Второе слово');
  await expect(talk(lena)).toContainText('Второе слово');
  await expect(talk(masha)).not.toContainText('Второе слово');
  await masha.presses('Снова слышать: Костя');
  await expect(talk(masha)).toContainText('Второе слово');
});
