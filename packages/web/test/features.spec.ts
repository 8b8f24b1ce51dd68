import { expect, type Page } from '@playwright/test';
import { limits } from '@tasovka/kernel';
import { type RoomView, roomApi, viewOnWire } from '@tasovka/protocol';
import { inShell } from './browsers.ts';
import { barriers } from './faults.ts';
import { test as withServer } from './fixtures.ts';
import { sit } from './kit.ts';
import { moments } from './moments.ts';

const test = withServer.extend({ baseURL: ({ testServer }, use) => use(testServer.address) });
test.use({
  viewport: { width: 360, height: 640 },
  launchOptions: inShell('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'),
});

const bubble = (page: Page) => page.locator('.bubble:not(.unplaced)');

/** What the teacher points at is never under the teacher's own words. */
async function coversItsTarget(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const a = document.querySelector('.bubble:not(.unplaced)')?.getBoundingClientRect();
    if (!a) return false;
    return [...document.querySelectorAll('.aim')].some((aim) => {
      const b = aim.getBoundingClientRect();
      const [dx, dy] = [
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      ];
      return dx > 6 && dy > 6;
    });
  });
}

/** A card that shines; the joker, which fits nearly always and is to be kept, only where nothing else does. */
const joker = '[aria-label="«ЛОЛ!»"]';
const shining = `.hand .can:not(${joker}), .hand:not(:has(.can:not(${joker}))) .can`;

/** Does what the lesson asks for, wherever that is on the screen. */
async function obey(page: Page): Promise<void> {
  await expect(bubble(page).or(page.locator('.over, .reveal')).first()).toBeVisible({ timeout: 20_000 });
  // Cards are still being dealt for a moment: what counts is where it comes to rest.
  await expect.poll(() => coversItsTarget(page), { timeout: 5000 }).toBe(false);
  const target = page
    .locator(`.bubble .read, .slap button, .verdict .yes, .bar .alarm, .bar .call, ${shining}, .deck.ready`)
    .first();
  if (await target.count()) await target.click({ timeout: 3000 }).catch(() => undefined);
}

for (const game of ['swintus', 'lol']) {
  test(`the lesson of ${game} teaches by doing, to the end`, async ({ page }) => {
    await page.goto(`/learn/${game}`);
    await expect(bubble(page)).toContainText('Колода подтасована');
    expect(await barriers(page)).toEqual([]);
    await expect
      .poll(
        async () => {
          if (await page.locator('.over').count()) return 'over';
          await obey(page);
          return 'on';
        },
        { timeout: 90_000, intervals: [100] },
      )
      .toBe('over');
    await page.locator('.over').getByRole('button').last().click();
    await expect(page.getByRole('heading', { name: 'Всё, ты в игре!' })).toBeVisible();
  });
}

test('who would lay the joker too soon is told to keep it, and has it back', async ({ page }) => {
  await page.goto('/learn/lol');
  await expect(bubble(page)).toContainText('Колода подтасована');
  await bubble(page).getByRole('button', { name: 'Дальше' }).click();
  await page.locator(`.hand ${joker}`).click();
  await page.getByRole('button', { name: 'красный' }).click();
  await expect(bubble(page)).toContainText('Прибережём');
  await expect(page.locator(`.hand .can${joker}`)).toBeVisible();
});

test('the lesson of the spy: look, ask with the dice, answer, accuse the right one', async ({ page }) => {
  await page.goto('/learn/spyfall');
  await expect(bubble(page)).toContainText('Моя карта');
  await page.locator('.look').press('Enter');
  await page.locator('.look').press('Enter');
  await expect(bubble(page)).toContainText('Кубик');
  await page.locator('.whom button').first().click();
  await page.getByRole('button', { name: 'Подсказать вопрос' }).click();
  await expect(page.getByPlaceholder('Вопрос…')).toHaveValue(/\?$/);
  await page.getByRole('button', { name: 'Сказать', exact: true }).click();
  await expect(bubble(page)).toContainText('спрашивают тебя', { timeout: 20_000 });
  await page.getByPlaceholder('Ответ…').fill('Лошадь подтвердит.');
  await page.getByRole('button', { name: 'Сказать', exact: true }).click();
  await page.getByRole('button', { name: 'Места' }).click();
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toContainText('Обвини');
  for (const name of ['Борька', 'Хрюня']) {
    await page.getByRole('button', { name: 'Обвинить' }).click();
    await page.locator('dialog').getByRole('button', { name }).click();
    if (name === 'Борька') await expect(bubble(page)).toContainText('складно');
  }
  await expect(page.locator('.reveal')).toContainText('Хрюня', { timeout: 20_000 });
});

for (const game of ['swintus', 'lol', 'spyfall']) {
  test(`the lesson of ${game} can be skipped, and is not offered again`, async ({ page, baseURL }) => {
    const { code } = await roomApi.create(baseURL as string, { game, name: 'Маша', face: 'queen' });
    await page.goto(`/t/${code}`);
    await page.getByRole('button', { name: 'Сесть за стол' }).click();
    await page.getByRole('link', { name: 'Научись за минуту' }).click();
    await expect(bubble(page)).toBeVisible();
    await page.getByRole('button', { name: 'Хватит, понятно' }).click();
    await expect(page).toHaveURL(new RegExp(`/t/${code}$`));
    await expect(page.getByText(code).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Научись за минуту' })).toHaveCount(0);
  });
}

test('a rule is tried out with the keyboard, and the table says why not', async ({ page }) => {
  await page.goto('/rules/swintus#SW-10');
  const rule = page.locator('#SW-10');
  await expect(rule).toBeInViewport();
  await rule.getByRole('button', { name: 'Попробуй' }).press('Enter');
  await rule.getByRole('button', { name: 'зелёная пятёрка' }).press('Enter');
  await expect(rule.getByRole('status')).toContainText('SW-10');
  await rule.getByRole('button', { name: 'красная тройка' }).press('Enter');
  await expect(rule.getByRole('status')).toContainText('Именно!');
  expect(await barriers(page)).toEqual([]);
});

test('a code is read by the camera, or a sentence says what to do', async ({ page, baseURL }) => {
  const { code } = await roomApi.create(baseURL as string, { game: 'lol', name: 'Маша', face: 'queen' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Навести камеру на код' }).click();
  await expect(page.getByRole('dialog')).toContainText('восемь букв');
  await page.addInitScript((found) => {
    Object.assign(globalThis, {
      BarcodeDetector: class {
        detect = async () => [{ rawValue: found }];
      },
    });
  }, `${baseURL}/t/${code}`);
  await page.reload();
  await page.getByRole('button', { name: 'Навести камеру на код' }).click();
  await page.getByRole('button', { name: 'Включить камеру' }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${code}$`));
});

test('in a silence the microphone tells only that somebody spoke, and only if allowed', async ({ page, baseURL }) => {
  const { table, match } = viewOnWire(moments['swintus-turn'] as RoomView);
  const hushed = { table, match: { ...match, view: { ...match?.view, silence: 1 } } };
  const sent: string[] = [];
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.onMessage((message) => {
      sent.push(String(message));
      if (String(message).includes('"hello"'))
        socket.send(JSON.stringify({ t: 'welcome', seq: 1, now: Date.now(), view: hushed, chat: [], missed: [] }));
    });
  });
  await page.addInitScript(() => {
    const keep = (key: string, value: unknown): void => localStorage.setItem(`tasovka.${key}`, JSON.stringify(value));
    keep('seats', { HRJKM: { token: 'x', guest: 'g0', game: 'swintus', at: Date.now() } });
    keep('hints', false);
    // A steady voice instead of a microphone.
    navigator.mediaDevices.getUserMedia = async () => {
      const audio = new AudioContext();
      const [voice, ear] = [new OscillatorNode(audio), audio.createMediaStreamDestination()];
      voice.connect(new GainNode(audio, { gain: 0.4 })).connect(ear);
      voice.start();
      return ear.stream;
    };
  });
  await page.goto(`${baseURL}/t/HRJKM`);
  await page.getByRole('button', { name: 'Стол', exact: true }).click();
  expect(sent.some((line) => line.includes('heard'))).toBe(false);
  await page.getByRole('button', { name: 'Играть с микрофоном' }).click();
  // It is measured first, unless its owner does not want to.
  const measure = page.getByRole('dialog', { name: 'Настроить слух' });
  await expect(measure).toContainText('Чтобы микрофон не придирался');
  expect(await barriers(page)).toEqual([]);
  await measure.getByRole('button', { name: 'Начать' }).click();
  await expect(measure).toContainText('А теперь говори!');
  // It is as loud in the quiet as it is in speech: nobody can tell one from the other.
  await expect(measure).toContainText('Не расслышал');
  await measure.getByRole('button', { name: 'Пропустить' }).click();
  await expect.poll(() => sent.some((line) => line.includes('"heard"')), { timeout: 15_000 }).toBe(true);
});

test('the shell opens without a connection', async ({ page, context }) => {
  await page.goto('/');
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const kept = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length);
          return (await Promise.all(kept)).reduce((sum, count) => sum + count, 0);
        }),
      { timeout: 20_000 },
    )
    .toBeGreaterThan(5);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Создать стол' })).toBeVisible();
  await page.getByRole('button', { name: 'Создать стол' }).click();
  await expect(page.getByRole('alert')).toContainText('не отвечает');
});

test('who is asked to leave, and who knows no table, is told what to do', async ({ browser, page, baseURL }) => {
  const base = baseURL as string;
  await page.goto('/t/QQQQQ');
  await expect(page.getByText('Такого стола нет')).toBeVisible();
  const host = await roomApi.create(base, { game: 'swintus', name: 'Маша', face: 'queen' });
  const guest = await roomApi.join(base, host.code, { name: 'Костя', face: 'pirate' });
  const masha = await sit(browser, base, 'Маша', 'queen', host);
  const kostya = await sit(browser, base, 'Костя', 'pirate', guest);
  const line = kostya.page.waitForEvent('websocket');
  for (const one of [masha, kostya]) await one.page.goto(`/t/${host.code}`);
  // Who takes a lesson in the lobby stays at the table: nobody else becomes host meanwhile.
  await kostya.page.getByRole('link', { name: 'Научись за минуту' }).click();
  await expect(kostya.page).toHaveURL(`/learn/swintus/${host.code}`);
  await expect(kostya.page.locator('.bubble:not(.unplaced)')).toContainText('Колода подтасована');
  await kostya.page.goBack();
  await expect(kostya.page.getByRole('link', { name: 'Научись за минуту' })).toBeVisible();
  expect((await line).isClosed()).toBe(false);
  // Whoever may begin the game from now on is told so in the lobby, too.
  for (const [from, to, name] of [
    [masha, kostya, 'Костя'],
    [kostya, masha, 'Маша'],
  ] as const) {
    await from.page.getByRole('button', { name }).click();
    await from.page.getByRole('button', { name: 'Сделать хозяином стола' }).click();
    await expect(to.page.getByRole('alert').first()).toContainText('Теперь ты за хозяина');
  }
  await masha.page.getByRole('button', { name: 'Костя' }).click();
  await masha.page.getByRole('button', { name: 'Попросить освободить стул' }).click();
  await masha.page.getByRole('button', { name: 'Да' }).click();
  await expect(kostya.page.getByRole('alert').first()).toContainText('освободить стул');
  for (const { context } of [masha, kostya]) await context.close();
});

test('who is too late for the last chair is told so, and may watch', async ({ page, baseURL }) => {
  const base = baseURL as string;
  const { code } = await roomApi.create(base, { game: 'swintus', name: 'Маша', face: 'queen' });
  const comes = (chair: number) => roomApi.join(base, code, { name: `Гость ${chair}`, face: 'cap' });
  for (let chair = 2; chair < limits.chairs; chair++) await comes(chair);
  await page.goto(`/t/${code}`);
  const sits = page.getByRole('button', { name: 'Сесть за стол' });
  await expect(sits).toBeVisible();
  await comes(limits.chairs);
  await sits.click();
  await expect(page.getByRole('alert')).toContainText('Все стулья заняты. Можно посмотреть игру');
  await page.getByRole('button', { name: 'Просто посмотреть' }).click();
  await expect(page.getByText('Зрители: ')).toBeVisible();
});

test('at one’s turn the title calls and the screen stays awake', async ({ page, baseURL }) => {
  const shown = viewOnWire(moments['swintus-turn'] as RoomView);
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.onMessage((message) => {
      if (String(message).includes('"hello"'))
        socket.send(JSON.stringify({ t: 'welcome', seq: 1, now: Date.now(), view: shown, chat: [], missed: [] }));
    });
  });
  await page.addInitScript(() => {
    localStorage.setItem(
      'tasovka.seats',
      JSON.stringify({ HRJKM: { token: 'x', guest: 'g0', game: 'swintus', at: Date.now() } }),
    );
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    navigator.wakeLock.request = async (kind?: WakeLockType) => {
      asked.push(kind ?? 'screen');
      return new EventTarget() as WakeLockSentinel;
    };
  });
  await page.goto(`${baseURL}/t/HRJKM`);
  await expect(page).toHaveTitle(/Твой ход!/);
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked))
    .toContain('screen');
  // A newcomer is told what fits, next to the cards it speaks of.
  await expect(bubble(page)).toContainText('Твой ход!');
  await bubble(page).getByRole('button', { name: 'Не учи меня' }).click();
  await page.reload();
  await expect(page).toHaveTitle(/Твой ход!/);
  await expect(bubble(page)).toHaveCount(0);
});

test('who chooses manners is asked once, in sight, whether the table is strict; until then it stays kind', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/`);
  await page.getByRole('button', { name: 'Создать стол' }).click();
  const asked = page.getByText('Играем строго?');
  const choose = (preset: string) => page.getByRole('button', { name: preset, exact: true }).first().click();
  await choose('С этикетом');
  await expect(page.getByRole('button', { name: 'Строго', exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Строго', exact: true }).click();
  await expect(asked).toHaveCount(0);
  await choose('Как в коробке');
  await choose('С этикетом');
  await expect(page.getByText(/подходящее светится, ошибки прощают/)).toBeVisible();
  await expect(asked).toHaveCount(0);
});
