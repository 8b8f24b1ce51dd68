import { type Browser, expect, type Page } from '@playwright/test';
import { loadWords } from '@tasovka/games';
import { autoplay, cardWays } from './autoplay.ts';
import { everyone, test } from './fixtures.ts';
import { type Person, sit, startTable } from './kit.ts';
import { leaks } from './leaks.ts';
import { Player } from './player.ts';
import { ServerProcess } from './serverProcess.ts';

const three = ['Маша', 'Костя', 'Лена'] as const;
const hands = [
  ['blue-1', 'blue-2', 'blue-4'],
  ['red-1', 'red-2', 'red-4'],
  ['red-5', 'green-1', 'green-2'],
];
const quiet = {
  game: 'swintus',
  people: three,
  options: { turnMs: 0 },
  rounds: [{ fixedDeal: { hands, open: 'red-3' } }],
} as const;

/** The cards of a hand, when as many have come as it says it holds. */
async function cardsOn(page: Page): Promise<(string | null)[]> {
  const hand = page.getByRole('group', { name: /^Твоя рука/ });
  const cards = hand.getByRole('button');
  const held = async () => Number(/\d+/.exec((await hand.getAttribute('aria-label')) ?? '')?.[0]);
  await expect(async () => expect(await cards.count()).toBe(await held())).toPass();
  return (await cards.evaluateAll((all) => all.map((card) => card.ariaLabel))).sort();
}

test('a reload comes back to the same cards and the same turn', async ({ party }) => {
  const [masha, kostya, lena] = await party.sit(quiet);
  const before = await cardsOn(kostya.page);
  await kostya.page.reload();
  expect(await cardsOn(kostya.page)).toEqual(before);
  await kostya.lays('red-1');
  await everyone([masha, lena], (one) => one.seesTop('red-1'));
});

test('offline and back: a quiet banner, and the story of what was missed', async ({ party }) => {
  const [masha, kostya, lena] = await party.sit(quiet);
  await cardsOn(lena.page);
  await lena.loses();
  await lena.sees('Связь пропала. Возвращаем тебя за стол…');
  await kostya.lays('red-1');
  await lena.finds();
  await lena.seesTop('red-1');
  await lena.hears('Костя кладёт красную единицу.');
  await lena.lays('red-5');
  await everyone([masha, kostya], (one) => one.seesTop('red-5'));
});

test('a seat moves to another device by a link, and the first one says so', async ({ party, browser }) => {
  const [masha, kostya, lena] = await party.sit(quiet);
  await kostya.presses('Стол');
  await kostya.presses('На другое устройство');
  const address = await kostya.page.getByText(/\/l\//).innerText();
  const tablet = await sit(browser, party.address, 'Планшет', 'cap', null, 'swintus', { width: 768, height: 1024 });
  party.watchOver(tablet);
  await tablet.page.goto(address);
  expect(await cardsOn(tablet.page)).toEqual(await everyCard(hands[1]));
  await expect(kostya.page.getByRole('alert').first()).toContainText('другом экране');
  await new Player(tablet, await words()).lays('red-1');
  await everyone([masha, lena], (one) => one.seesTop('red-1'));
  // The link was for one journey.
  const stranger = await sit(browser, party.address, 'Чужак', 'cap', null);
  await stranger.page.goto(address);
  await expect(stranger.page.getByText('Это место уже не твоё')).toBeVisible();
  await stranger.context.close();
});

test('a second tab takes the seat over, and the first can take it back', async ({ party }) => {
  const [, kostya] = await party.sit(quiet);
  await cardsOn(kostya.page);
  const second = await kostya.person.context.newPage();
  await second.goto(`/t/${party.code}`);
  await cardsOn(second);
  await expect(kostya.page.getByRole('alert').first()).toContainText('другом экране');
  await kostya.presses('Играть здесь');
  await cardsOn(kostya.page);
  await expect(second.getByRole('alert').first()).toContainText('другом экране');
});

test('a spectator and the television see the table, and no hand', async ({ party, browser }) => {
  const [masha, kostya] = await party.sit(quiet);
  const watcher = await sit(browser, party.address, 'Зритель', 'cap', null);
  const tv = await sit(browser, party.address, 'ТВ', 'cap', null, 'swintus', { width: 1920, height: 1080 });
  for (const one of [watcher, tv]) party.watchOver(one);
  await watcher.page.goto(`/t/${party.code}`);
  await watcher.page.getByRole('button', { name: 'Просто посмотреть' }).tap();
  await tv.page.goto(`/tv/${party.code}`);
  const watching = [watcher, tv];
  await everyone(watching, ({ page }) => expect(page.getByRole('button', { name: 'Костя, 3 карты' })).toBeVisible());
  await kostya.lays('red-1');
  await masha.seesTop('red-1');
  await everyone(watching, async ({ page }) => {
    await expect(page.getByRole('img', { name: /^Сверху лежит: красная единица/ })).toBeVisible();
    await expect(page.getByText('Костя кладёт красную единицу.').first()).toBeAttached();
    await expect(page.getByRole('group', { name: /^Твоя рука/ })).toHaveCount(0);
  });
});

const words = () => loadWords('swintus', 'ru');
const everyCard = async (cards: readonly string[] | undefined): Promise<string[]> => {
  const { thing } = await words();
  return (cards ?? []).map(thing).sort();
};

test.describe('a server that falls', () => {
  let server: ServerProcess;
  let guests: Person[] = [];
  test.afterEach(async () => {
    for (const { context } of guests) await context.close();
    await server.kill();
    for (const { heard } of guests) expect(leaks(heard, [])).toEqual([]);
    guests = [];
  });

  /** Two people; whoever is to move comes first. */
  async function sitDown(browser: Browser, patience = {}): Promise<[mover: Player, other: Player]> {
    server = await ServerProcess.begin({ BOT_PACE: '0.2', ...patience });
    const plan = { base: server.address, game: 'swintus', options: { turnMs: 0 }, people: ['Маша', 'Костя'] };
    const { people } = await startTable(browser, { ...plan, still: true });
    guests.push(...people);
    await Promise.all(people.map(({ page }) => cardsOn(page)));
    const spoken = await words();
    const [one, other] = people.map((person) => new Player(person, spoken)) as [Player, Player];
    return (await one.page.getByText('Твой ход!').isVisible()) ? [one, other] : [other, one];
  }

  test('killed in the middle of a match and started again: nothing is lost', async ({ browser }) => {
    const [mover, other] = await sitDown(browser);
    const both = [mover, other];
    const seen = ({ page }: Player) =>
      Promise.all([cardsOn(page), page.getByRole('img', { name: /^Сверху лежит/ }).getAttribute('aria-label')]);
    await mover.presses('Взять карту');
    await everyone(both, (one) => one.counts(mover, 9));
    const before = await Promise.all(both.map(seen));
    await server.kill();
    const lost = 'Связь пропала. Возвращаем тебя за стол…';
    await everyone(both, (one) => one.sees(lost));
    await server.start();
    await everyone(both, ({ page }) => expect(page.getByText(lost)).toHaveCount(0));
    expect(await Promise.all(both.map(seen))).toEqual(before);
    await mover.presses('Пас');
    await other.isAwaited();
  });

  test('asked to stop, it says so in words; back again, the table goes on', async ({ browser }) => {
    const [mover, other] = await sitDown(browser);
    const both = [mover, other];
    const before = await cardsOn(mover.page);
    await server.stop();
    await everyone(both, (one) => one.sees('Сервер шнурует ботинки. Карты на местах…'));
    await server.start();
    await everyone(both, ({ page }) => expect(page.getByText('Сервер шнурует ботинки')).toHaveCount(0));
    expect(await cardsOn(mover.page)).toEqual(before);
    await mover.presses('Взять карту');
    await everyone(both, (one) => one.counts(mover, 9));
  });

  test('a bot sits in for who is away, and gives the seat back at once', async ({ browser }) => {
    const [mover, other] = await sitDown(browser, { LEFT_MS: '1000', SIT_IN_MS: '3000' });
    await mover.page.close();
    await expect(other.seat(mover)).toHaveAccessibleName(/играет бот/);
    // The bot moves, and then it is the other's turn.
    await other.isAwaited();
    const page = await mover.person.context.newPage();
    await page.goto(new URL(other.page.url()).pathname);
    await cardsOn(page);
    await expect(other.seat(mover)).not.toHaveAccessibleName(/играет бот/);
    // Whatever the bot began, a circle or a debt, the other plays on until the turn is back.
    await autoplay(other.person, { every: 100, ways: cardWays });
    await expect(page.getByRole('status').filter({ hasText: 'Твой ход!' })).toBeVisible();
  });
});
