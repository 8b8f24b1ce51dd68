import { expect } from '@playwright/test';
import type { JsonObject } from '@tasovka/kernel';
import { everyone, test } from './fixtures.ts';
import type { Player } from './player.ts';

const four = ['Маша', 'Костя', 'Лена', 'Оля'] as const;

const deal = (
  captains: readonly number[],
  locations: readonly string[],
  agents: Readonly<Record<string, 0 | 1 | 'spy'>>,
) => ({
  fixedDeal: { deal: { captains, locations, agents } },
});

/** A captain of few words: the first of whatever is offered. */
function firstOffered(offers: readonly JsonObject[]): JsonObject | undefined {
  const offer = offers.find(({ type }) => ['first', 'ask', 'choose'].includes(String(type)));
  const { seat } = (offer?.fields ?? {}) as { seat?: readonly number[] };
  return seat && { type: offer?.type ?? '', seat: seat[0] ?? 0 };
}

/** Somebody's face under the question: captains say who begins, and then choose. */
const face = ({ page }: Player, name: string) =>
  page
    .getByRole('group', { name: /^(Кто из капитанов начнёт|Кого берём в команду)/ })
    .getByRole('button', { name, exact: true });

/** A captain asks everybody who may be asked, one tap each. */
async function asksAll({ page }: Player, count: number): Promise<void> {
  const whom = page.getByRole('group', { name: 'Кого спрашиваем?' }).getByRole('button');
  for (let left = count; left > 0; left--) {
    await expect(whom).toHaveCount(left);
    await whom.first().tap();
  }
}

/** The spy names both places. */
async function names(spy: Player, ...places: readonly string[]): Promise<void> {
  for (const place of places) {
    const sheet = spy.page.getByRole('dialog', { name: /^Где капитан/ });
    await sheet.getByRole('button', { name: spy.calls(place) }).tap();
    await spy.presses('Да');
  }
}

const reveals = (people: readonly Player[], ...texts: readonly string[]) =>
  everyone(people, async ({ page }) => {
    for (const text of texts) await expect(page.getByRole('dialog', { name: 'Вот где мы были' })).toContainText(text);
  });

test('team: captains choose and decline, the spy names places, and the match is played to its end', async ({
  party,
}) => {
  const all = await party.sit({
    game: 'spyfall',
    people: four,
    programs: ['Петя', 'Вера', 'Гоша'].map((name) => ({ name, plays: firstOffered })),
    options: { variant: 'team', talk: 'voice' },
    rounds: [
      deal([0, 1], ['caravan', 'saloon'], { 2: 'spy', 3: 0, 4: 0, 5: 1, 6: 1 }),
      deal([2, 3], ['wigwam', 'black-death'], { 0: 0, 1: 'spy', 4: 0, 5: 1, 6: 1 }),
      deal([4, 5], ['trojan-war', 'roman-senate'], { 0: 0, 1: 1, 2: 'spy', 3: 0, 6: 1 }),
      deal([6, 4], ['lunar-station', 'speakeasy'], { 0: 0, 1: 'spy', 2: 0, 3: 1, 5: 1 }),
    ],
  });
  const [masha, kostya, lena, olya] = all;

  await test.step('a captain declines, the other takes the spy', async () => {
    await face(masha, 'Ты').tap();
    await face(kostya, 'Маша').tap();
    await everyone(all, (one) => one.hears(/Договорились: начина(ет Маша|ешь ты)/));
    await asksAll(masha, 5);
    await asksAll(kostya, 5);
    await masha.presses('Больше никого');
    await everyone([kostya, lena, olya], (one) => one.hears('Маша больше никого не берёт'));
    await face(kostya, 'Лена').tap();
    await everyone([masha, kostya, olya], (one) => one.hears(/шпион(:| —) Лена/i));
    await names(lena, 'saloon', 'caravan');
    await reveals(
      all,
      'Шпион — Лена',
      'Шпиона взяли в команду. Сюрприз!',
      masha.calls('caravan'),
      masha.calls('saloon'),
    );
  });

  await test.step('an agent is taken, and the spy after them', async () => {
    await masha.presses('Следующий раунд');
    await face(lena, 'Оля').tap();
    await face(olya, 'Ты').tap();
    await asksAll(olya, 5);
    await asksAll(lena, 5);
    await face(olya, 'Маша').tap();
    await masha.hears(/капитан — Оля|Оля берёт тебя/);
    await face(lena, 'Костя').tap();
    await names(kostya, 'wigwam', 'viking-longship');
    await reveals(all, 'Шпион — Костя', 'Шпиона взяли в команду. Сюрприз!');
  });

  await test.step('everybody is captain once; then there is a podium', async () => {
    await masha.presses('Следующий раунд');
    await everyone([masha, kostya, olya], (one) => one.hears(/шпион(:| —) Лена/i));
    await names(lena, 'trojan-war', 'roman-senate');
    await reveals(all, 'Шпион — Лена');
    await masha.presses('Следующий раунд');
    await names(kostya, 'lunar-station', 'caravan');
    await reveals(all, 'Шпион — Костя', kostya.calls('lunar-station'), kostya.calls('speakeasy'));
    await everyone(all, (one) => one.presses('К пьедесталу!'));
    await everyone(all, ({ page }) => expect(page.getByRole('dialog', { name: 'Игра окончена!' })).toBeVisible());
  });
});
