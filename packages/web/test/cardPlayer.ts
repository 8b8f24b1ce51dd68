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

/** One step of a person who plays what the screen offers; a screen may change under the finger, and that is fine. */
export async function step({ page }: Person): Promise<void> {
  await page.evaluate((selectors) => {
    for (const selector of selectors) {
      const all = document.querySelectorAll<HTMLElement>(selector);
      const element = all[Math.floor(Math.random() * all.length)];
      if (!element) continue;
      if (element.matches('.slap button')) element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      else element.click();
      return;
    }
  }, ways);
}

/** Plays on until a selector shows on the first screen. */
export async function playUntil(people: readonly Person[], selector: string, most = 1500): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if (await people[0]!.page.locator(selector).count()) return true;
    await Promise.all(people.map(step));
    await people[0]!.page.waitForTimeout(40);
  }
  return false;
}

/** Hands of others in what a browser was sent: there must be none. */
export function strangersHands({ heard }: Person, mySeat: number | null): string[] {
  const strange: string[] = [];
  for (const line of heard) {
    for (const [, seat] of line.matchAll(/"hand":\{"(\d+)":/g)) {
      if (Number(seat) !== mySeat) strange.push(line.slice(0, 200));
    }
  }
  return strange;
}
