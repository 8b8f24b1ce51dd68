import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { JsonObject } from '@tasovka/kernel';

/** How much faster time goes in a table's worker: bots need not think at the pace of people. */
const faster = 25;

/** Runs before the worker's own script. */
const prelude = `
const later = self.setTimeout.bind(self);
self.setTimeout = (work, ms = 0, ...rest) => later(work, ms / ${faster}, ...rest);
const began = performance.now();
const real = performance.now.bind(performance);
performance.now = () => began + (real() - began) * ${faster};
`;

/** Tables on the device run fast from now on. What the browser's own service worker holds is not touched. */
export async function hurry(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/tableWorker-.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: prelude + (await response.text()) });
  });
}

/** What a page leaves to be seen for a while goes as fast from now on. */
export const hurryPage = (page: Page): Promise<void> =>
  page.evaluate((by) => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (work: TimerHandler, ms = 0) => later(work, ms / by) });
  }, faster);

/** Tables that are begun from now on are played with these as well, where no screen asks for them. */
export const choose = (page: Page, options: JsonObject): Promise<unknown> =>
  page.addInitScript(
    (more) => {
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message: { text?: string }) {
        const text = message.text?.replace('"options":{', `"options":{${more},`);
        post.call(this, text === undefined ? message : { ...message, text });
      };
    },
    JSON.stringify(options).slice(1, -1),
  );

/** Nobody moves from now on: what lies in a hand stays there. */
export async function pause(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Стол', exact: true }).tap();
  await page.getByRole('button', { name: 'Пауза' }).tap();
  await expect(page.getByRole('button', { name: 'Продолжить' })).toBeVisible();
}

/** What lies in one's hand, when all of it has come. */
export async function cardsOf(page: Page): Promise<string> {
  const read = () =>
    page.locator('.hand [data-card]').evaluateAll((all) =>
      all
        .map((card) => card.getAttribute('data-card'))
        .sort()
        .join(),
    );
  // Cards that are dealt come one after another.
  let cards = '';
  await expect
    .poll(async () => {
      const before = cards;
      cards = await read();
      return cards !== '' && cards === before;
    })
    .toBe(true);
  return cards;
}
