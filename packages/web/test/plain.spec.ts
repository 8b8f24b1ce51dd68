import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { type DealtServer, startDealtServer } from './dealtServer.ts';

const web = join(import.meta.dirname, '..');

/** The app as if no game had a screen of its own. */
async function plainSite(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'tasovka-plain-'));
  const noScreens = {
    name: 'no-screens',
    enforce: 'pre' as const,
    load: (id: string) => (id.endsWith('/src/games/list.ts') ? 'export const appGames = [];' : null),
  };
  await build({ root: web, logLevel: 'warn', plugins: [noScreens], build: { outDir, emptyOutDir: true } });
  return outDir;
}

const test = base.extend<object, { testServer: DealtServer }>({
  testServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const testServer = await startDealtServer(0.3, await plainSite());
      await use(testServer);
      await testServer.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ testServer }, use) => use(testServer.address),
});
test.use({ viewport: { width: 360, height: 640 } });

const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`) });
};

/** Taps whatever is offered, and fills in whatever is asked, until the screen shows what is waited for. */
async function tapUntil(page: Page, wanted: RegExp, most = 100): Promise<void> {
  const moves = page.getByRole('region', { name: 'Твои ходы' });
  const end = page.getByRole('button', { name: wanted });
  const keys = moves.locator('button:enabled').filter({ hasNotText: 'Передумать' });
  for (let taps = 0; taps < most; taps++) {
    await expect(end.or(keys).first()).toBeVisible();
    if (await end.isVisible()) return;
    const unpressed = keys.and(page.locator(':not([aria-pressed=true])'));
    const done = moves.getByRole('button', { name: 'Готово' });
    const text = moves.locator('input[type=text]');
    const patience = { timeout: 1500 };
    // What was offered may be gone before the finger comes down.
    if (await text.isVisible()) await text.fill('Ну-ка', patience).catch(() => undefined);
    const key = (await done.isEnabled({ timeout: 1 }).catch(() => false)) ? done : unpressed.first();
    await key.tap(patience).catch(() => undefined);
  }
  throw new Error(`no ${wanted} after ${most} taps`);
}

async function openWithBots(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('radio', { name: game }).tap();
  await shot(page, `home-${game}`);
  await page.getByRole('button', { name: 'Создать стол' }).tap();
  await page.getByRole('button', { name: 'Позвать бота' }).tap();
  for (const bots of [1, 2, 3]) {
    await page.getByRole('button', { name: /^(\d )?Хряк/ }).tap();
    await expect(page.getByRole('list', { name: /Боты/ }).getByRole('listitem')).toHaveCount(bots);
  }
  await page.getByRole('button', { name: 'Готово' }).tap();
  await page.getByRole('button', { name: 'Начинаем!' }).tap();
}

test('a card game without a screen is played by taps, round after round', async ({ page, context, testServer }) => {
  const hands = [1, 2, 3, 4].map((value) => [`red-${value}`, `green-${value}`, `blue-${value}`]);
  testServer.dealer.plan([{ fixedDeal: { hands, open: 'red-5' } }]);
  await openWithBots(page, 'ЛОЛ!');
  await expect(page.getByRole('region', { name: 'На столе' })).toContainText('Сверху');
  await shot(page, 'cards');
  await page.getByRole('region', { name: 'Твои ходы' }).locator('button').first().tap();
  await shot(page, 'cards-asked');
  const tv = await context.newPage();
  await tv.setViewportSize({ width: 1024, height: 576 });
  await tv.goto(page.url().replace('/t/', '/tv/'));
  await expect(tv.getByRole('main')).toContainText('Сверху');
  await shot(tv, 'tv');
  await tv.close();
  await tapUntil(page, /^Следующий раунд$/);
  await shot(page, 'cards-over');
  await page.getByRole('button', { name: 'Следующий раунд' }).tap();
  await expect(page.getByRole('region', { name: 'Твои ходы' })).toBeVisible();
});

test('a game of questions and answers without a screen is played by taps', async ({ page, testServer }) => {
  // The spy may end the round at any time, and need not wait for bots to turn to them.
  testServer.dealer.plan([{ fixedDeal: { deal: { location: 'saloon', spy: 0 } } }]);
  await openWithBots(page, 'Шпион');
  const moves = page.getByRole('region', { name: 'Твои ходы' });
  await expect(moves).toBeVisible();
  await shot(page, 'talk');
  await moves.getByRole('button', { name: /^Назвать место/ }).tap();
  await shot(page, 'talk-asked');
  await tapUntil(page, /^Следующий раунд$/);
  await shot(page, 'talk-over');
});

test('home, lobby and rules work without a screen, a lesson or a drawing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'ЛОЛ!' }).tap();
  await expect(page.getByRole('link', { name: 'Научиться за минуту' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Создать стол' }).tap();
  await expect(page.getByRole('button', { name: 'Позвать бота' })).toBeVisible();
  await shot(page, 'lobby');
  await page.getByRole('link', { name: 'Правила' }).tap();
  await expect(page.getByRole('heading', { name: /LO-10/ })).toBeVisible();
  await shot(page, 'rules');
});
