import type { Person } from './kit.ts';

/** What somebody at a table of cards would press, the most urgent first. */
const cardWays = [
  '.over button',
  '.slap button',
  '.choice .done button:not(:disabled)',
  '.choice .colours button, .choice .seats button, .choice .row button, .choice .cards button[aria-pressed="false"]',
  'section .ways button',
  '.bar .alarm',
  '.bar .call.hot',
  '.hand.lit .card.can',
  '.bar .main',
];

/** And at a table of spies; with nothing to do one looks at one's card and through the places. */
const spyWays = [
  '.reveal .go button, .over button',
  'dialog[open] .close',
  '.verdict .yes',
  '.foot .send:not(:disabled)',
  '.whom:not(:has([aria-pressed="true"])) button',
  '.foot .roll',
  '.foot form input',
  '.tools button:not(.hot)',
];

/** Runs in the page: presses the most urgent of what can be pressed. */
function press(selectors: readonly string[]): void {
  for (const selector of selectors) {
    const all = document.querySelectorAll<HTMLElement>(selector);
    const element = all[Math.floor(Math.random() * all.length)];
    if (!element) continue;
    if (element instanceof HTMLInputElement) {
      element.value = 'Лошадь подтвердит.';
      element.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (element.matches('.slap button, .look')) {
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      setTimeout(() => dispatchEvent(new PointerEvent('pointerup')), 600);
    } else element.click();
    return;
  }
}

/**
 * The page plays by itself from now on, round after round, so that nobody need reach into it while it is measured.
 * `talkAfter`: when it opens the talk over the table.
 */
export const autoplay = (
  { page }: Person,
  every: number,
  game = 'swintus',
  talkAfter = Number.POSITIVE_INFINITY,
): Promise<void> =>
  page.evaluate(`{
    const press = ${press};
    setInterval(() => press(${JSON.stringify(game === 'spyfall' ? spyWays : cardWays)}), ${every});
    if (${talkAfter} < Infinity) setTimeout(() => document.querySelector('.chat').click(), ${talkAfter});
  }`);
