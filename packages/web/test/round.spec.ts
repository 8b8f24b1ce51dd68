import { expect, type Page } from '@playwright/test';
import { autoplay, cardWays } from './autoplay.ts';
import { choose, hurry, hurryPage, pause } from './device.ts';
import { barriers } from './faults.ts';
import { test } from './fixtures.ts';
import type { Person } from './kit.ts';

const small = { width: 360, height: 640 };
test.use({ serviceWorkers: 'block', viewport: small });
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => localStorage.setItem('tasovka.hints', 'false'));
});

const spyCard = 'Шпион — это ты!';
const people = ['Маша', 'Костя', 'Лена', 'Гриша'];
const two = people.slice(0, 2);

interface Company {
  readonly names: readonly string[];
  /** As the key calls it; not given: the usual one. */
  readonly variant?: string;
  readonly rounds?: number;
}

async function gather(page: Page, game: RegExp, { names, variant, rounds }: Company): Promise<void> {
  await page.goto('/');
  await page.getByRole('radio', { name: game }).tap();
  await page.getByRole('link', { name: 'Один телефон на всех' }).tap();
  await expect(page.getByText('Кто играет?')).toBeVisible();
  const fields = page.locator('fieldset input');
  while ((await fields.count()) < names.length) await page.getByRole('button', { name: 'Ещё игрок' }).tap();
  while ((await fields.count()) > names.length)
    await page
      .getByRole('button', { name: /^Убрать/ })
      .last()
      .tap();
  for (const [i, name] of names.entries()) await fields.nth(i).fill(name);
  if (variant !== undefined) await page.getByRole('button', { name: variant }).tap();
  if (rounds !== undefined) await page.getByLabel('Раундов').fill(`${rounds}`);
  await page.getByRole('button', { name: 'Раздаём!' }).tap();
}

const here = (page: Page, name: string) => page.getByRole('button', { name: `Это я, ${name}` });

/** What everybody has seen on their card, in the order of their seats. */
async function lookAtCards(page: Page, names: readonly string[]): Promise<string[]> {
  const cards: string[] = [];
  for (const name of names) {
    await expect(page.locator('.card')).toHaveCount(0);
    await here(page, name).tap();
    const next = page.getByRole('button', { name: 'Ясно, передаю дальше' });
    await expect(next).toBeDisabled();
    const key = await page.getByRole('button', { name: /^Твоя карта/ }).boundingBox();
    await page.mouse.move((key?.x ?? 0) + 30, (key?.y ?? 0) + 30);
    await page.mouse.down();
    cards.push(await page.locator('.card h2').innerText());
    await page.mouse.up();
    await expect(page.locator('.card')).toHaveCount(0);
    await next.tap();
  }
  return cards;
}

async function takesPhone(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Взять телефон' }).tap();
  await page.getByRole('dialog', { name: 'Кто берёт телефон?' }).getByRole('button', { name, exact: true }).tap();
  await here(page, name).tap();
}

async function allRaiseHands(page: Page, title: string, voters: number): Promise<void> {
  const hands = page.getByRole('dialog', { name: title });
  await expect(hands.getByRole('listitem')).toHaveCount(voters);
  for (const hand of await hands.getByRole('listitem').getByRole('button').all()) await hand.tap();
  expect(await barriers(page)).toEqual([]);
  await hands.getByRole('button', { name: /^Руки сосчитаны/ }).tap();
}

const revealOf = (page: Page) => page.getByRole('dialog', { name: /^Вот где (мы|все) были/ });

test('«Шпион» on one phone: cards by the thumb, an accusation, hands, the spy’s guess, scores', async ({ page }) => {
  await gather(page, /Шпион/, { names: people, rounds: 2 });
  await here(page, 'Маша').waitFor();
  expect(await barriers(page)).toEqual([]);
  const cards = await lookAtCards(page, people);
  const spy = cards.indexOf(spyCard);
  expect(spy).toBeGreaterThanOrEqual(0);
  expect(new Set(cards).size).toBe(2);
  await expect(page.getByText(/^Первый вопрос задаёт/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  // On its side a phone has every key within its edges as well.
  await page.setViewportSize({ width: 844, height: 390 });
  for (const key of await page.locator('.keys > *').all()) await expect(key).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(small);
  // A phone that was put away goes on where it was, with nobody's card on it.
  await page.reload();
  await page.getByRole('button', { name: 'Обвинить' }).tap();
  const accuser = (spy + 1) % people.length;
  await page
    .getByRole('dialog', { name: 'Кто обвиняет?' })
    .getByRole('button', { name: people[accuser] as string })
    .tap();
  await page
    .getByRole('dialog', { name: 'Кого обвиняем?' })
    .getByRole('button', { name: people[spy] as string })
    .tap();
  await allRaiseHands(page, `${people[accuser]}: «Шпион — ${people[spy]}!»`, people.length - 2);
  const reveal = revealOf(page);
  await expect(reveal).toContainText(`Шпион — ${people[spy]}`);
  await reveal.getByRole('button', { name: 'Следующий раунд' }).tap();
  // The second round ends by the spy, who takes the phone and names a place.
  const second = await lookAtCards(page, people);
  const knows = second.indexOf(spyCard);
  await takesPhone(page, people[knows] as string);
  // However large the letters are, the key that hides everything covers no other.
  const letters = (size: string) => page.evaluate((to) => (document.documentElement.style.fontSize = to), size);
  await letters('200%');
  await page.getByRole('button', { name: /^Твоя карта/ }).tap({ trial: true, timeout: 5000 });
  await letters('');
  await page.getByRole('button', { name: 'Места' }).tap();
  await page.getByRole('button', { name: 'Я знаю, где мы!' }).tap();
  const place = second.find((card) => card !== second[knows]) as string;
  await page.locator('dialog[open] li').getByRole('button', { name: place }).tap();
  await page.getByRole('button', { name: 'Да', exact: true }).tap();
  await expect(reveal).toContainText('Шпион угадал место!');
  await reveal.getByRole('button', { name: 'К пьедесталу!' }).tap();
  await expect(page.locator('.end')).toContainText(people[knows] as string);
});

/** Somebody who is not the spy takes the phone and points. */
async function pointsAt(page: Page, pointer: string, target: string): Promise<void> {
  await takesPhone(page, pointer);
  await page.getByRole('button', { name: 'Вот шпион!' }).tap();
  await page.getByRole('dialog', { name: 'На кого показываем?' }).getByRole('button', { name: target }).tap();
}

test('«Шпион» for two on one phone: one points at the dark card, the other raises a hand; the podium', async ({
  page,
}) => {
  await gather(page, /Шпион/, { names: two, rounds: 1 });
  const cards = await lookAtCards(page, two);
  const pointer = two[cards[0] === spyCard ? 1 : 0] as string;
  await pointsAt(page, pointer, 'Тёмная карта');
  await allRaiseHands(page, `${pointer} хочет открыть тёмную карту`, 1);
  const spy = two[cards.indexOf(spyCard)];
  await expect(revealOf(page)).toContainText(spy ? `Шпион — ${spy}` : 'Шпиона за столом не было!');
  await revealOf(page).getByRole('button', { name: 'К пьедесталу!' }).tap();
  await expect(page.locator('.end .podium li')).toHaveCount(2);
});

test('«Шпион» for three with the dark card on one phone: who points at somebody ends the round; the podium', async ({
  page,
}) => {
  const names = people.slice(0, 3);
  await gather(page, /Шпион/, { names, variant: 'Втроём с тёмной картой', rounds: 1 });
  const cards = await lookAtCards(page, names);
  const spy = cards.indexOf(spyCard);
  const [pointer, other] = names.filter((_, seat) => seat !== spy) as [string, string];
  const target = names[spy] ?? other;
  await pointsAt(page, pointer, target);
  await expect(revealOf(page)).toContainText(spy < 0 ? 'Шпиона за столом не было!' : `Шпион — ${target}`);
  await revealOf(page).getByRole('button', { name: 'К пьедесталу!' }).tap();
  await expect(page.locator('.end .podium li')).toHaveCount(3);
});

test('«Шпион» in teams on one phone: captains ask and take, the spy names both places, round after round to the podium', async ({
  page,
}) => {
  const names = [...people, 'Оля', 'Петя', 'Вера'];
  await gather(page, /Шпион/, { names, variant: 'Командами' });
  const face = (label: string, name: string) =>
    page.getByRole('group', { name: label }).getByRole('button', { name, exact: true });
  const namesFirst = (name: string) => face('Кто из капитанов начнёт?', name).tap();
  const putsDown = () => page.getByRole('button', { name: 'Спрятать и положить на стол' }).tap();
  async function asksAll(): Promise<void> {
    const whom = page.getByRole('group', { name: 'Кого спрашиваем?' }).getByRole('button');
    for (let left = names.length - 2; left > 0; left--) {
      await expect(whom).toHaveCount(left);
      await whom.first().tap();
    }
  }
  const rounds = Math.ceil(names.length / 2);
  for (let round = 1; round <= rounds; round++) {
    const cards = await lookAtCards(page, names);
    const spy = names[cards.indexOf(spyCard)] as string;
    const said = await page.locator('.begins', { hasText: 'Капитаны — ' }).innerText();
    const [first, second] = names.filter((name) => said.includes(name)) as [string, string];
    if (round === 1) expect(await barriers(page)).toEqual([]);
    await takesPhone(page, second);
    await namesFirst(first);
    await putsDown();
    await takesPhone(page, first);
    await namesFirst('Ты');
    await asksAll();
    await putsDown();
    await takesPhone(page, second);
    await asksAll();
    await putsDown();
    await takesPhone(page, first);
    await face('Кого берём в команду?', spy).tap();
    await putsDown();
    await takesPhone(page, spy);
    for (const captain of [first, second]) {
      const sheet = page.getByRole('dialog', { name: `Где капитан ${captain}?` });
      await sheet.locator('li').getByRole('button').first().tap();
      await page.getByRole('button', { name: 'Да', exact: true }).tap();
    }
    await expect(revealOf(page)).toContainText(`Шпион — ${spy}`);
    const on = round < rounds ? 'Следующий раунд' : 'К пьедесталу!';
    await revealOf(page).getByRole('button', { name: on }).tap();
  }
  await expect(page.locator('.end .podium')).toBeVisible();
});

test('«Шпион» is three taps away from the first screen, for two to ten, and nobody has to type', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: /Шпион/ }).tap();
  const ways = page.locator('.alone a');
  await expect(ways.first()).toHaveText('Один телефон на всех');
  await ways.first().tap();
  const rows = page.locator('fieldset .row');
  await expect(rows).toHaveCount(4);
  const most = 10;
  for (let people = 4; people < most; people++) await page.getByRole('button', { name: 'Ещё игрок' }).tap();
  const variants = { 2: [], 3: ['Обычно', 'Втроём с тёмной картой'], 4: [], 6: [], 8: ['Обычно', 'Командами'], 10: [] };
  for (let people = most; people >= 2; people--) {
    await expect(rows).toHaveCount(people);
    const wanted = variants[people as keyof typeof variants];
    if (wanted) await expect(page.locator('.ways button')).toHaveText(wanted);
    await expect(page.getByRole('button', { name: 'Раздаём!' })).toBeEnabled();
    if (people > 2)
      await page
        .getByRole('button', { name: /^Убрать/ })
        .last()
        .tap();
  }
  const names = await page
    .locator('fieldset input')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).placeholder));
  await page.getByRole('button', { name: 'Раздаём!' }).tap();
  await lookAtCards(page, names);
  // The clock may be stopped, and who begins anew looks at new cards.
  await pause(page);
  await page.getByRole('button', { name: 'Продолжить' }).tap();
  await page.getByRole('button', { name: 'Стол', exact: true }).tap();
  await page.getByRole('button', { name: 'Закончить игру' }).tap();
  await page.getByRole('button', { name: 'Да', exact: true }).tap();
  await page.getByRole('button', { name: 'Раздаём!' }).tap();
  await expect(here(page, 'Котелок')).toBeVisible();
});

test('whoever takes the phone is told what happened as their own seat may know it, and may stop the game like a host', async ({
  page,
}) => {
  await gather(page, /Свинтус/, { names: two });
  const curtain = page.getByRole('dialog', { name: 'Передай телефон' });
  const told = page.locator('.unseen[role="log"]');
  const key = page.locator('.bar .main');
  const drew = { mine: /берёшь|лезешь/, theirs: /берёт|лезет/ };
  for (let turn = 0; turn < 2; turn++) {
    await curtain.getByRole('button').tap();
    if (turn > 0) await expect(told).toContainText(drew.theirs);
    await expect(told).not.toContainText(drew.mine);
    await pause(page);
    await page.getByRole('button', { name: 'Продолжить' }).tap();
    await key.tap();
    await expect(told).toContainText(drew.mine);
    // A card that fits may be laid or kept.
    await expect(async () => {
      if (await key.isVisible()) await key.tap({ timeout: 1000 });
      await expect(curtain).toBeVisible({ timeout: 2500 });
    }).toPass();
  }
});

/** The page plays by itself; each of the first turns the phone is passed by a tap, and nothing shows in between. */
async function passes(page: Page): Promise<void> {
  const curtain = page.getByRole('dialog', { name: 'Передай телефон' });
  await expect(curtain).toBeVisible();
  const slapped = { does: 'slapped last', press: '.people button' };
  await autoplay({ page } as Person, { every: 40, ways: [slapped, ...cardWays] });
  const holders: string[] = [];
  for (let turn = 0; turn < 6; turn++) {
    await expect(curtain).toBeVisible();
    expect(await page.locator('.hand [data-card]:visible').count()).toBe(0);
    holders.push(await curtain.getByRole('heading').innerText());
    await curtain.getByRole('button').tap();
    await expect(page.locator('.hand [data-card]').first()).toBeVisible();
  }
  expect(new Set(holders)).toEqual(new Set(two));
}

test('«ЛОЛ!» goes round with a curtain between turns, and nobody’s cards are on the page then', async ({
  page,
  context,
}) => {
  await hurry(context);
  await gather(page, /ЛОЛ/, { names: two });
  await passes(page);
});

/** Every card lies on every other: a round by chance is over soon. */
const onlyOnes = {
  ...Object.fromEntries([0, 2, 3, 4, 5, 6, 7].map((number) => [number, 0])),
  ...{ 1: 9, hapyozh: 0, tihohryun: 0, hlopkopyt: 0, perehryuk: 0, svinorot: 0, temnodel: 0, polisvin: 0 },
};

test('«Свинтус» goes round between two, curtain after curtain, to the podium', async ({ page, context }) => {
  await hurry(context);
  await choose(page, { target: 1, deck: onlyOnes });
  await gather(page, /Свинтус/, { names: two });
  await passes(page);
  await hurryPage(page);
  await autoplay({ page } as Person, { every: 40, ways: [{ does: 'takes the phone', press: '.curtain button' }] });
  await expect(page.locator('.end .podium li')).toHaveCount(2, { timeout: 120_000 });
  // Now that it is over, everybody may see what everybody held.
  await page.getByRole('button', { name: 'Посмотреть повтор' }).tap();
  await expect(page.getByRole('list', { name: 'Что у кого на руках' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Закрыть повтор' }).tap();
  await expect(page.locator('.end .podium li')).toHaveCount(2);
});
