import { expect } from '@playwright/test';
import { inShell } from './browsers.ts';
import { type Caller, everyPair } from './callers.ts';
import { callArgs, test } from './callFixtures.ts';
import { faults } from './faults.ts';
import { everyone } from './fixtures.ts';
import { ServerProcess } from './serverProcess.ts';

test.use({ launchOptions: inShell(...callArgs) });

type Three = [Caller, Caller, Caller];
const status = ({ page }: Caller) => page.getByRole('dialog').getByRole('status').first();

test('everybody hears everybody, a television shows who speaks, and mute is mute at every other end', async ({
  gather,
  baseURL,
  page: television,
}) => {
  const all = await gather(baseURL as string, 'Маша', 'Костя', 'Лена');
  const [masha, kostya, lena] = all as Three;
  await everyone(all, (one) => one.joins());
  await everyone(everyPair(all), ([one, other]) => one.hears(other));
  await expect(lena.page.locator('.speaks').first()).toBeVisible();
  await television.goto(masha.page.url().replace('/t/', '/tv/'));
  await expect(television.locator('.speaks').first()).toBeVisible();

  await masha.key.click();
  await expect(masha.key).toHaveAttribute('aria-pressed', 'false');
  await everyone([kostya, lena], (one) => one.hearsNothingOf(masha));
  await kostya.hears(lena);
  await masha.key.click();
  await everyone([kostya, lena], (one) => one.hears(masha));

  // Push to talk: nothing before the key is held, by the keyboard or the thumb.
  await masha.opens();
  await masha.page.getByText('Говорить, пока держу кнопку').click();
  await masha.closes();
  await kostya.hearsNothingOf(masha);
  await masha.page.keyboard.down('v');
  await kostya.hears(masha);
  await masha.page.keyboard.up('v');
  await kostya.hearsNothingOf(masha);
});

test('one alone does not hear somebody, the host silences for all, and whoever watches waits to be let in', async ({
  gather,
  baseURL,
}) => {
  const [masha, kostya, lena] = (await gather(baseURL as string, 'Маша', 'Костя', 'Лена')) as Three;
  await lena.page.getByRole('button', { name: 'Лена' }).click();
  await lena.page.getByRole('button', { name: 'Смотреть' }).click();
  await everyone([masha, kostya], (one) => one.joins());
  await lena.opens();
  await expect(lena.page.getByRole('dialog')).toContainText('слово даёт хозяин');
  await expect(lena.page.getByRole('button', { name: 'Говорить', exact: true })).toHaveCount(0);
  await lena.closes();
  await lena.joins('Только слушать');
  await everyone([masha, kostya], (one) => lena.hears(one));

  await lena.opens();
  await lena.page.getByRole('button', { name: 'Не слышать: Костя' }).click();
  const silenced = ({ page }: Caller, { guest }: Caller) =>
    page.locator(`audio[data-voice="${guest}"]`).evaluate((one: HTMLAudioElement) => one.muted);
  await expect.poll(() => silenced(lena, kostya)).toBe(true);
  expect([await silenced(lena, masha), await silenced(masha, kostya)]).toEqual([false, false]);

  await masha.opens();
  const row = (name: string) => masha.page.getByRole('listitem').filter({ hasText: name });
  await row('Костя').getByRole('button', { name: 'Заглушить для всех: Костя' }).click();
  await expect(kostya.key).toHaveAccessibleName('Хозяин стола попросил тебя помолчать');
  await masha.hearsNothingOf(kostya);

  await row('Лена').getByRole('button', { name: 'Дать слово' }).click();
  await expect(lena.page.getByRole('dialog')).toContainText('Хозяин стола дал тебе слово.');
  await lena.page.getByRole('button', { name: 'Включить микрофон' }).click();
  await masha.hears(lena);

  // The host's switch ends it for everybody, and leaves no key behind.
  await masha.closes();
  await masha.page.getByRole('button', { name: 'Гости' }).click();
  await masha.page.getByRole('button', { name: 'Выключить голоса для всех' }).click();
  await everyone([masha, kostya, lena], ({ key }) => expect(key).toHaveCount(0));
  await expect(kostya.page.locator('audio[data-voice]')).toHaveCount(0);
});

test('a killed server costs a call nothing, and whoever comes after is heard', async ({ gather }) => {
  const server = await ServerProcess.begin();
  try {
    const all = await gather(server.address, 'Маша', 'Костя', 'Лена');
    const [masha, kostya, lena] = all as Three;
    await everyone([masha, kostya], (one) => one.joins());
    await everyone(everyPair([masha, kostya]), ([one, other]) => one.hears(other));
    const watched = await masha.watches(kostya);
    await server.kill();
    await expect(masha.page.getByText('Связь пропала')).toBeVisible();
    await masha.hears(kostya);
    await server.start();
    await expect(masha.page.getByText('Связь пропала')).toHaveCount(0);
    await lena.joins();
    await everyone(everyPair(all), ([one, other]) => one.hears(other));
    const longest = await watched();
    console.log(`the longest silence of the call around the server's death: ${longest.toFixed(1)} s`);
    expect(longest).toBeLessThan(5);
  } finally {
    await server.kill();
  }
});

test('without https the key says why and what to do, and listening goes on', async ({ gather, baseURL }) => {
  const [masha, kostya] = (await gather(baseURL as string, 'Маша', 'Костя')) as [Caller, Caller];
  await kostya.page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'mediaDevices', { value: undefined });
    Object.defineProperty(globalThis, 'isSecureContext', { value: false });
  });
  await kostya.page.reload();
  await masha.joins();
  await kostya.opens();
  await expect(kostya.page.getByRole('dialog')).toContainText('открыта без https');
  await expect(kostya.page.getByRole('dialog')).toContainText('npm start -- --https');
  await kostya.closes();
  await kostya.joins('Только слушать');
  await kostya.hears(masha);
  await kostya.opens();
  await expect(status(kostya)).toContainText('Ты только слушаешь');
});

test('whoever hears nothing is led from the permission to the people, and every screen of a call is for everybody', async ({
  gather,
  baseURL,
}) => {
  const [masha, kostya] = (await gather(baseURL as string, 'Маша', 'Костя')) as [Caller, Caller];
  await masha.opens();
  expect.soft(await faults(masha.page), 'before the call').toEqual({});
  await masha.closes();
  await masha.joins();
  await kostya.joins();
  await masha.hears(kostya);
  await masha.opens();
  await masha.page.getByRole('button', { name: 'Не слышать: Костя' }).click();
  await masha.page.getByRole('button', { name: 'Ничего не слышу' }).click();
  const steps = masha.page.getByRole('dialog').getByRole('listitem');
  await expect(steps.filter({ hasText: 'Разрешение' })).toContainText('Микрофон разрешён.');
  await expect(steps.filter({ hasText: 'Громкость людей' })).toContainText('Не слышно по твоей просьбе: Костя.');
  await expect(steps.filter({ hasText: 'Соединение' })).toContainText('Соединены со всеми.');
  await masha.page.getByRole('button', { name: 'Проверить звук' }).click();
  await expect(masha.page.locator('audio[data-voice="test"]')).toHaveCount(1);
  await expect(masha.page.locator('audio[data-voice="test"]')).toHaveCount(0);
  await masha.page.getByRole('button', { name: 'Вернуть всем полную громкость' }).click();
  await expect(steps.filter({ hasText: 'Громкость людей' })).toContainText('Все звучат в полную силу.');
  await steps.filter({ hasText: 'полоска' }).getByRole('combobox').selectOption({ index: 1 });
  await kostya.hears(masha);
  await masha.page.getByText('Говорить, пока держу кнопку').click();
  expect.soft(await faults(masha.page), 'in the call').toEqual({});
});

test('where the server has no voices, nothing speaks of them', async ({ gather }) => {
  const server = await ServerProcess.begin({ VOICE: 'off' });
  try {
    const [masha] = (await gather(server.address, 'Маша', 'Костя')) as [Caller];
    await masha.page.getByRole('button', { name: 'Гости' }).click();
    await expect(masha.page.getByRole('button', { name: 'Закрыть стол' })).toBeVisible();
    await expect(masha.page.getByRole('button', { name: /голос/i })).toHaveCount(0);
    await expect(masha.key).toHaveCount(0);
  } finally {
    await server.kill();
  }
});
