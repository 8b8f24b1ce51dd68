import { expect } from '@playwright/test';
import { pause } from './device.ts';
import { test } from './fixtures.ts';

test.use({ serviceWorkers: 'block' });

test('with storage blocked, a table opens, bots come, and cards are dealt', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Играть с ботами' }).click();
  await expect(page.locator('.hand .card').first()).toBeVisible();
});

test('a page whose script never comes says so in both languages, and not at once', async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js/, (route) => route.abort());
  await page.goto('/');
  const told = page.locator('#unopened');
  await expect(told).toBeHidden();
  await expect(told).toBeVisible({ timeout: 40_000 });
  await expect(told).toContainText('Попробовать ещё раз');
  await expect(told).toContainText('Try again');
});

test('a screen that throws while it starts says so and offers the way back', async ({ page }) => {
  const broken = 'export default function () { throw new Error("broken") }';
  await page.route(/\/assets\/Learn-.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  await page.goto('/learn/lol');
  await expect(page.getByRole('alert')).toContainText('сломалось');
  await expect(page.locator('#unopened')).toHaveCount(0);
  await page.getByRole('link', { name: 'На главную' }).click();
  await expect(page.getByRole('button', { name: 'Создать стол' })).toBeVisible();
});

test('sounds wait for a touch, and every touch wakes them again', async ({ page }) => {
  await page.addInitScript(() => {
    const heard = { made: 0, resumed: 0, state: '' };
    const Real = AudioContext;
    class Sleepy extends Real {
      constructor() {
        super();
        heard.made++;
      }
      override get state() {
        return (heard.state || super.state) as AudioContextState;
      }
      override resume() {
        heard.resumed++;
        return super.resume();
      }
    }
    Object.assign(globalThis, { heard, AudioContext: Sleepy });
  });
  const heard = () =>
    page.evaluate(() => (globalThis as unknown as { heard: { made: number; resumed: number; state: string } }).heard);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Создать стол' })).toBeVisible();
  expect(await heard()).toMatchObject({ made: 0 });
  await page
    .locator('h1, header, main')
    .first()
    .click({ position: { x: 4, y: 4 } });
  await expect.poll(heard).toMatchObject({ made: 1, resumed: 1 });
  // As when somebody rings.
  await page.evaluate(() =>
    Object.assign((globalThis as unknown as { heard: object }).heard, { state: 'interrupted' }),
  );
  await page
    .locator('h1, header, main')
    .first()
    .click({ position: { x: 4, y: 4 } });
  await expect.poll(heard).toMatchObject({ made: 1, resumed: 2 });
});

test('on a phone on its side, nothing lies under the notch', async ({ page, context }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const devtools = await context.newCDPSession(page);
  await devtools.send(
    'Emulation.setSafeAreaInsetsOverride' as never,
    { insets: { left: 47, right: 47, bottom: 21 } } as never,
  );
  await page.goto('/learn/swintus');
  await expect(page.locator('.bubble:not(.unplaced)')).toBeVisible();
  for (const one of [page.getByRole('button', { name: 'Хватит, понятно' }), page.locator('.bubble')]) {
    const box = await one.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(47);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(844 - 47);
  }
});

test('the way back closes the uppermost sheet and leaves a game only when none is open; the game is kept', async ({
  page,
}) => {
  // As in Safari, in Firefox, and in Chrome before 126; others hear of it by a CloseWatcher.
  await page.addInitScript(() => {
    localStorage.setItem('tasovka.hints', 'false');
    Reflect.deleteProperty(window, 'CloseWatcher');
  });
  const goBack = () => page.evaluate(() => history.back());
  const sheets = page.getByRole('dialog', { name: 'Свинтус' });
  await page.goto('/');
  await page.getByRole('radio', { name: /Свинтус/ }).tap();
  await page.getByRole('link', { name: 'Играть с ботами' }).tap();
  const menu = page.getByRole('button', { name: 'Стол', exact: true });
  for (let time = 0; time < 3; time++) {
    await menu.tap();
    await expect(sheets).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => history.state)).toBe('sheet');
    await goBack();
    await expect(sheets).toHaveCount(0);
    await expect(page).toHaveURL(/\/alone\/swintus$/);
  }
  // Closed by hand: what stood for it in the history costs nobody a second step.
  for (let time = 0; time < 2; time++) {
    await menu.tap();
    await expect.poll(() => page.evaluate(() => history.state)).toBe('sheet');
    await sheets.getByRole('button', { name: 'Закрыть' }).tap();
    await expect(sheets).toHaveCount(0);
  }
  await pause(page);
  await goBack();
  await expect(page.getByRole('button', { name: 'Создать стол' })).toBeVisible();
  await page.getByRole('link', { name: 'Играть с ботами' }).tap();
  await expect(page.getByRole('button', { name: 'Продолжить' })).toBeVisible();
});
