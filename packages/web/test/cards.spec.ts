import { expect } from '@playwright/test';
import { autoplay, cardWays } from './autoplay.ts';
import { everyone, test } from './fixtures.ts';

const swintus = (title: string, ...sets: readonly string[]) => ({
  title: `«Свинтус», ${title}`,
  game: 'swintus',
  options: { turnMs: sets.includes('etiquette') ? 20_000 : 0, target: 1, mistakes: 'prevented', sets },
});
/** Whole matches as they come: dealt by chance, played by people who press whatever their screen offers. */
const matches = [
  swintus('etiquette', 'etiquette'),
  swintus('zombies', 'zombie'),
  swintus('mole bankers', 'moles'),
  swintus('everything in the box', 'etiquette', 'zombie', 'moles'),
];

for (const { title, ...plan } of matches) {
  test(`a whole match by chance: ${title}`, async ({ party }) => {
    const all = await party.sit({ ...plan, people: ['Маша', 'Костя'] });
    await everyone(all, ({ person }) => autoplay(person, { every: 40, ways: cardWays }));
    await everyone(all, ({ page }) =>
      expect(page.getByRole('dialog', { name: 'Игра окончена!' })).toBeVisible({ timeout: 150_000 }),
    );
  });
}

test('two people and two bots go on to a second round', async ({ party }) => {
  const all = await party.sit({
    game: 'swintus',
    options: { turnMs: 0, slapMs: 60_000, target: 500 },
    people: ['Маша', 'Костя'],
    bots: 2,
    rounds: [{ fixedDeal: { hands: [null, ['red-1'], null, null], open: 'red-3' } }],
  });
  const [masha, kostya] = all;
  await kostya.lays('red-1');
  await masha.sees('Костя побеждает в партии');
  await masha.presses('Следующая партия');
  await everyone(all, async (one) => {
    await one.counts(one, 8);
    await one.sees('Партия 2');
  });
});
