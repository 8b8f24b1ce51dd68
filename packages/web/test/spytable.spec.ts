import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { layTable, sit } from './kit.ts';

const deal = { fixedDeal: { deal: { location: 'viking-longship', spy: 2 } } };

/** Whether all of it is in sight of somebody whose keyboard leaves this much of the page. */
async function isInSight(one: Locator, height: number): Promise<void> {
  await expect(one).toBeInViewport({ ratio: 0.98 });
  await expect
    .poll(async () => {
      const box = await one.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= height;
    })
    .toBe(true);
}

test('with the keyboard open on a small phone the question and the answer are both in sight', async ({ party }) => {
  const [masha, kostya] = await party.sit({
    game: 'spyfall',
    people: ['Маша', 'Костя', 'Лена'],
    options: { variant: 'classic', talk: 'text' },
    rounds: [deal],
  });
  const question = 'А не укачивает ли тебя по утрам, когда ветер с севера и все голодные?';
  await masha.page.getByRole('group', { name: 'Кого спрашиваем?' }).getByRole('button', { name: kostya.name }).tap();
  await masha.page.getByPlaceholder('Вопрос…').fill(question);
  await masha.presses('Сказать');
  const { page } = kostya;
  const asked = page.getByText(question, { exact: true });
  const field = page.getByPlaceholder('Ответ…');
  await expect(field).toBeVisible();

  await test.step('where the page becomes lower', async () => {
    await page.setViewportSize({ width: 360, height: 320 });
    await field.focus();
    for (const one of [asked, field, page.getByRole('button', { name: 'Сказать', exact: true })])
      await isInSight(one, 320);
  });

  await test.step('where the keyboard lies over the page, as in Safari', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: 320 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    for (const one of [asked, field, page.getByRole('button', { name: 'Сказать', exact: true })])
      await isInSight(one, 320);
  });

  await test.step('a hint begins the answer, and who has the word sees how long', async () => {
    await expect(page.getByRole('timer', { name: /^Времени на ответ: \d+ секунд/ })).toBeVisible();
    const hints = page.getByRole('list', { name: 'С чего начать ответ' }).getByRole('button');
    const start = await hints.first().innerText();
    await hints.first().tap();
    await expect(field).toHaveValue(`${start} `);
    await expect(field).toBeFocused();
  });
});

/** A device that can speak, and remembers what it said. */
const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    const voice = { lang: 'ru-RU', name: 'Test', default: true, localService: true, voiceURI: 'test' };
    Object.assign(window, { said });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [voice],
        speak: ({ text }: { text: string }) => said.push(text),
        cancel: () => undefined,
      }),
    });
  });

test('around one table bots answer aloud and in writing, and who is asked is told to answer first', async ({
  party,
}) => {
  const [masha] = await party.sit({
    game: 'spyfall',
    people: ['Маша'],
    bots: 3,
    options: { variant: 'classic', talk: 'voice' },
    rounds: [{ fixedDeal: { deal: { location: 'saloon', spy: 2 } } }],
  });
  const { page } = masha;
  await giveVoice(page);
  await page.evaluate(() => localStorage.setItem('tasovka.sound', 'true'));
  await page.reload();
  await page.getByRole('group', { name: 'Кого спрашиваем?' }).getByRole('button').first().tap();
  const spoken = (): Promise<string[]> => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect.poll(async () => (await spoken()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const [answer = ''] = await spoken();
  await expect(page.getByRole('region', { name: 'Хроника' })).toContainText(answer.slice(0, 12));
  // Sooner or later a bot asks back.
  await expect(page.locator('.prompt').filter({ hasText: /Ответь вслух, потом выбери, кого спросить/ })).toBeVisible({
    timeout: 120_000,
  });
});

test('one sheet calls many bots, big tables are offered teams, and no code leads to this device alone', async ({
  browser,
  testServer,
}) => {
  const base = testServer.address;
  const [host] = await layTable({ base, game: 'spyfall', options: {}, people: ['Маша'] });
  if (!host) throw new Error('nobody sat down');
  const { page, context } = await sit(
    browser,
    base,
    'Маша',
    'queen',
    host,
    'spyfall',
    { width: 360, height: 640 },
    true,
  );
  await page.goto(`/t/${host.code}`);

  await page.getByRole('button', { name: 'Позвать бота' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Позвать бота' });
  for (let bots = 1; bots <= 6; bots++) {
    await sheet.getByRole('button', { name: bots % 2 ? /Хряк/ : /Вепрь/ }).tap();
    await expect(sheet.getByRole('list', { name: 'Боты за столом' }).getByRole('listitem')).toHaveCount(bots);
  }
  await sheet.getByRole('button', { name: 'Готово' }).tap();
  await expect(page.getByText('Вас семеро: можно сыграть так — «Две команды».')).toBeVisible();
  await page.getByRole('button', { name: 'Две команды' }).tap();
  await expect(page.getByRole('button', { name: 'Две команды' })).toHaveAttribute('aria-pressed', 'true');

  // A device without a voice offers no bots who would have to speak.
  await page.getByRole('button', { name: 'За одним столом' }).tap();
  await page.getByRole('button', { name: 'Позвать бота' }).tap();
  await expect(sheet.getByText('боты говорят голосом этого устройства')).toBeVisible();
  await expect(sheet.getByRole('button', { name: /Хряк/ })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Готово' }).tap();

  const invite = page.getByRole('dialog', { name: 'Позвать друзей' });
  await page.getByRole('button', { name: 'Позвать друзей' }).tap();
  await expect(invite.getByText('сервер слышит только этот компьютер')).toBeVisible();
  await expect(invite.getByRole('img')).toHaveCount(0);

  await page.route('**/api/address', (route) => route.fulfill({ json: { address: 'http://192.168.7.7:3000' } }));
  await page.reload();
  await page.getByRole('button', { name: 'Позвать друзей' }).tap();
  await expect(invite.getByRole('img', { name: 'Наведи камеру' })).toBeVisible();
  await expect(invite.getByText(`192.168.7.7:3000/t/${host.code}`)).toBeVisible();
  await expect(invite).not.toContainText(/localhost|127\.0/);
  await context.close();
});
