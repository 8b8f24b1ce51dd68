import { expect, test } from '@playwright/test';
import { playUntil, strangersHands } from './cardPlayer.ts';
import { handOrSheet, startTable } from './kit.ts';

const games = [
  { title: '«Свинтус», base', game: 'swintus', options: { turnMs: 0, target: 1 } },
  {
    title: '«Свинтус», everything in the box',
    game: 'swintus',
    options: { turnMs: 20_000, target: 1, mistakes: 'prevented', sets: ['etiquette', 'zombie', 'moles'] },
  },
  { title: '«ЛОЛ!», blitz', game: 'lol', options: { turnMs: 0, mode: 'blitz' } },
];

for (const { title, game, options } of games) {
  test(`a whole match: ${title}`, async ({ browser, baseURL }) => {
    const { people } = await startTable(browser, {
      base: baseURL as string,
      game,
      options,
      people: ['Маша', 'Костя'],
      bots: 0,
    });
    for (const { page } of people) await expect(handOrSheet(page)).toBeVisible();
    expect(await playUntil(people, '.end')).toBe(true);
    await expect(people[1]!.page.locator('.end')).toBeVisible();
    for (const [seat, person] of people.entries()) {
      expect(person.heard.length).toBeGreaterThan(3);
      expect(strangersHands(person, seat)).toEqual([]);
    }
    for (const { context } of people) await context.close();
  });
}

test('three people and bots go on to a second round', async ({ browser, baseURL }) => {
  const plan = {
    base: baseURL as string,
    game: 'swintus',
    options: { turnMs: 0, target: 500 },
    people: ['Маша', 'Костя', 'Лена'],
    bots: 2,
  };
  const { people } = await startTable(browser, plan);
  expect(await playUntil(people, '.over')).toBe(true);
  await people[0]!.page.locator('.over button').click();
  await expect(people[1]!.page.locator('.over')).toHaveCount(0);
  await expect(people[2]!.page.locator('.hand [data-card]')).toHaveCount(8);
  for (const { context } of people) await context.close();
});
