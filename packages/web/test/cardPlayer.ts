import type { Page } from '@playwright/test';
import type { Person } from './kit.ts';

/** Presses whatever is there; a screen may change under the finger, and that is fine. */
async function press(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((found) => {
    const element = document.querySelector<HTMLElement>(found);
    if (!element) return false;
    if (element.matches('.slap button')) element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    else element.click();
    return true;
  }, selector);
}

/** One step of a person who plays what the screen offers. */
export async function step({ page }: Person): Promise<void> {
  const ways = [
    '.slap button',
    '.choice .done button:not(:disabled)',
    '.choice button[aria-pressed="false"]',
    '.choice .colours button, .choice .seats button, .choice .cards button, .choice .row button',
    'section .ways button',
    '.bar .alarm',
    '.bar .call.hot',
    '.hand.lit .card.can',
    '.bar .main',
  ];
  for (const way of ways) {
    if (await press(page, way)) return;
  }
}

/** Plays on until a selector shows on the first screen. */
export async function playUntil(people: readonly Person[], selector: string, most = 400): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if (await people[0]!.page.locator(selector).count()) return true;
    for (const person of people) await step(person);
    await people[0]!.page.waitForTimeout(60);
  }
  return false;
}

/** Hands of others in what a browser was sent: there must be none. */
export function strangersHands({ heard }: Person, mySeat: number | null): string[] {
  const strange: string[] = [];
  for (const line of heard) {
    for (const [, seat] of line.matchAll(/"hand":\{"(\d+)":/g)) if (Number(seat) !== mySeat) strange.push(line.slice(0, 200));
  }
  return strange;
}
