import type { Person } from './kit.ts';

/** What a person would press, the most urgent first. */
const ways = [
  '.slap button',
  '.choice .done button:not(:disabled)',
  '.choice .colours button, .choice .seats button, .choice .row button, .choice .cards button[aria-pressed="false"]',
  'section .ways button',
  '.bar .alarm',
  '.bar .call.hot',
  '.hand.lit .card.can',
  '.bar .main',
];

/** Runs in the page: presses the most urgent of what can be pressed. */
function press(selectors: readonly string[]): void {
  for (const selector of selectors) {
    const all = document.querySelectorAll<HTMLElement>(selector);
    const element = all[Math.floor(Math.random() * all.length)];
    if (!element) continue;
    if (element.matches('.slap button')) element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    else element.click();
    return;
  }
}

/** The page plays by itself from now on, round after round, so that nobody need reach into it while it is measured. */
export const autoplay = ({ page }: Person, every: number): Promise<void> =>
  page.evaluate(`{
    const press = ${press};
    setInterval(() => press(${JSON.stringify(['.over button', ...ways])}), ${every});
  }`);
