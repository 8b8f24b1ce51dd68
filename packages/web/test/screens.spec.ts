import { type BrowserContext, expect, type Page } from '@playwright/test';
import { barriers, faults, phone } from './faults.ts';
import { test } from './fixtures.ts';
import type { Moment } from './found.ts';
import { tabTo } from './keys.ts';
import { openPage, pages } from './pages.ts';
import { scenes } from './scenes.ts';
import { Stage, seatOnStage } from './stage.ts';
import { unexplained } from './unexplained.ts';

const worlds = ['swintus', 'lol', 'spy', 'app'] as const;
const worldOf = (name: string): string => worlds.find((world) => name.startsWith(`${world}-`)) ?? 'app';
const scenesOf = (world: string): [string, Moment][] =>
  Object.entries(scenes).filter(([name]) => worldOf(name) === world);

const looking = test.extend<{ open: (viewport: { width: number; height: number }) => Promise<Page> }>({
  open: async ({ browser, testServer }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (viewport) => {
      const context = await browser.newContext({
        viewport,
        reducedMotion: 'reduce',
        locale: 'ru-RU',
        baseURL: testServer.address,
        serviceWorkers: 'block',
      });
      contexts.push(context);
      await context.addInitScript((seats) => {
        localStorage.setItem('tasovka.seats', JSON.stringify(seats));
        localStorage.setItem('tasovka.tv', '{"HRJKM":"x"}');
        localStorage.setItem('tasovka.hints', 'false');
      }, seatOnStage);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});
looking.setTimeout(600_000);

for (const world of worlds) {
  looking(`every screen is for everybody: ${world}`, async ({ open }) => {
    const page = await open(phone);
    const stage = await Stage.open(page);
    for (const [name, moment] of scenesOf(world)) {
      await stage.show(moment);
      expect.soft(await unexplained(page, moment), `${name}: nobody can ask what it is`).toEqual([]);
      expect.soft(await faults(page), name).toEqual({});
    }
  });
}

looking('home, rules and lessons are for everybody', async ({ open }) => {
  const page = await open(phone);
  const stage = await Stage.open(page);
  for (const [name, plain] of Object.entries(pages)) {
    await openPage(page, stage, plain);
    expect.soft(await faults(page), name).toEqual({});
  }
});

looking('a television is for everybody', async ({ open }) => {
  const page = await open({ width: 1920, height: 1080 });
  const stage = await Stage.open(page, true);
  const shown = [
    'lobby-full',
    'swintus-ten',
    'swintus-slap-board',
    'swintus-podium',
    'lol-vote',
    'lol-round',
    'spy-talk',
    'spy-team-reveal',
  ];
  for (const name of shown) {
    await stage.show(scenes[name] as Moment);
    expect.soft(await barriers(page), name).toEqual([]);
    // Points are read at a glance: three digits stay in one line.
    const broken = page
      .locator('.over li b')
      .evaluateAll((all) =>
        all
          .filter((one) => one.clientHeight > 1.8 * Number.parseFloat(getComputedStyle(one).fontSize))
          .map((one) => one.textContent),
      );
    expect.soft(await broken, name).toEqual([]);
  }
});

looking('a table is not made of too many pieces', async ({ open }) => {
  const page = await open(phone);
  const stage = await Stage.open(page);
  for (const name of ['swintus-thirty', 'swintus-ten', 'lol-turn']) {
    await stage.show(scenes[name] as Moment);
    expect(await page.locator('body *').count(), name).toBeLessThan(500);
  }
});

looking('a whole turn by keyboard', async ({ open }) => {
  const page = await open(phone);
  const stage = await Stage.open(page);
  await stage.show(scenes['swintus-turn'] as Moment);
  const goTo = (name: RegExp) => tabTo(page, page.getByRole('button', { name }));
  await goTo(/зел.ная двойка/i);
  await page.keyboard.press('Enter');
  await goTo(/^Взять карту$/);
  await page.keyboard.press('Space');
  await goTo(/полисвин/i);
  await page.keyboard.press('Enter');
  await goTo(/^синий,/);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => stage.acts)
    .toEqual([{ type: 'play', card: 'green-2' }, { type: 'draw' }, { type: 'play', card: 'polisvin', colour: 'blue' }]);
});
