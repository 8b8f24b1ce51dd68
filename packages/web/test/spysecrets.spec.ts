import { expect, type Page } from '@playwright/test';
import { loadWords } from '@tasovka/games';
import { allGames } from '@tasovka/games/all';
import { test } from './fixtures.ts';
import type { Moment } from './found.ts';
import { scenes } from './scenes.ts';
import { Stage, seatOnStage } from './stage.ts';

/** Rounds that go on: at their end all cards are open. */
const moments = Object.keys(scenes).filter((name) => name.startsWith('spy-') && !/reveal|podium|shared/.test(name));

const words = await loadWords('spyfall', 'ru');
const everyThing = allGames.spyfall?.names ?? [];

/** What is on somebody's own card, in words. A spy is told so in many ways: none of them is anywhere else. */
function secretsOf({ shown: { match } }: Moment): RegExp[] {
  const { seat, view } = match as {
    seat: number;
    view: { spy?: unknown; location?: string; roles?: Record<string, string> };
  };
  const named = [view.location, view.roles?.[seat]].filter((name) => name !== undefined && name !== null);
  const own = named.map((name) => new RegExp(RegExp.escape(words.thing(name))));
  return [...own, /шпион — это ты|ты — шпион|ты шпион/i];
}

/** All that a page says, to eyes and ears, but for one's own card and the list of all places. */
const saidBy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const one of copy.querySelectorAll('.told, .picture, script, style')) one.remove();
    for (const one of copy.querySelectorAll('li:has(> button[aria-pressed] .name)')) one.remove();
    const labels = [...copy.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((one) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [document.title, copy.textContent, ...labels].join('\n');
  });

test("one's own card is nowhere but under the thumb, with the chronicle open, at every moment", async ({
  browser,
  testServer,
}) => {
  test.setTimeout(600_000);
  expect(everyThing).toContain('viking-longship');
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    locale: 'ru-RU',
    baseURL: testServer.address,
    serviceWorkers: 'block',
  });
  // Hints are on: they, too, speak to whoever looks over a shoulder.
  await context.addInitScript((seats) => localStorage.setItem('tasovka.seats', JSON.stringify(seats)), seatOnStage);
  const page = await context.newPage();
  const stage = await Stage.open(page);
  for (const name of moments) {
    const { press: _held, ...moment } = scenes[name] as Moment;
    const deal = {
      type: 'dealt',
      round: 1,
      dealer: 0,
      variant: 'classic',
      dark: false,
      captains: null,
      ...dealtTo(moment),
    };
    await stage.show({ ...moment, before: [...(moment.before ?? []).slice(-30), deal] });
    await page.getByRole('button', { name: /^Хроника и болтовня/ }).dispatchEvent('click');
    await expect(page.getByRole('dialog', { name: /^Хроника и болтовня/ })).toContainText('арты раздаё');
    const said = await saidBy(page);
    for (const secret of secretsOf(moment)) expect.soft(said, `${name}: ${secret}`).not.toMatch(secret);
  }
  await context.close();
});

/** The secret part of the deal, as the server tells it to this seat. */
function dealtTo({ shown: { match } }: Moment) {
  const { seat, view } = match as {
    seat: number;
    view: { spy?: unknown; location?: string; roles?: Record<string, string> };
  };
  const isSpy = view.spy === seat;
  return {
    spy: isSpy,
    location: isSpy ? null : (view.location ?? null),
    role: isSpy ? null : (view.roles?.[seat] ?? null),
  };
}
