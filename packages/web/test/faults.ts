import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What keeps people out, in words; by some rules of axe, or by all. */
export async function barriers(page: Page, ...rules: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** What can be pressed and is too small for a thumb. Cards of a hand overlap, links stand in sentences, boxes and files have their labels. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input, select, summary, [role=button]')]
      .filter((one) => one.checkVisibility() && !one.matches('.hand .card, [type=checkbox], [type=radio], [type=file]'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ one, box }) => `${one.className} ${one.ariaLabel ?? one.innerText} ${box.width}×${box.height}`),
  );

/** What can be pressed and lies beyond the edge, where nobody can scroll to it. */
const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (one: Element | null, wide: boolean): boolean => {
      for (let up = one?.parentElement ?? null; up; up = up.parentElement) {
        const style = getComputedStyle(up);
        if (/auto|scroll/.test(wide ? style.overflowX : style.overflowY)) return true;
      }
      return document.documentElement.scrollHeight > innerHeight && !wide;
    };
    return [...document.querySelectorAll<HTMLElement>('button, input, select, summary, a')]
      .filter((one) => one.checkVisibility() && !one.matches('.hand .card'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(
        ({ one, box }) =>
          ((box.left < -1 || box.right > innerWidth + 1) && !scrolls(one, true)) ||
          ((box.top < -1 || box.bottom > innerHeight + 1) && !scrolls(one, false)),
      )
      .map(
        ({ one, box }) =>
          `${one.className} ${one.ariaLabel ?? one.innerText} at ${Math.round(box.x)} ${Math.round(box.y)}`,
      );
  });

/** Animations that make the browser paint: only moving, turning, scaling and fading are free. */
const painting = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const free = [
      'transform',
      'translate',
      'rotate',
      'scale',
      'opacity',
      'offset',
      'computedOffset',
      'easing',
      'composite',
    ];
    return document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) < 1) return [];
      const moved = effect.getKeyframes().flatMap(Object.keys);
      return [...new Set(moved)]
        .filter((name) => !free.includes(name))
        .map((name) => `${effect.target?.className}: ${name}`);
    });
  });

/** What still moves although nobody wants motion; time runs on, and a bar that tells it may too. */
const restless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      const { duration, iterations } = effect?.getComputedTiming() ?? {};
      const long = playState === 'running' && (Number(duration) > 1 || iterations === Number.POSITIVE_INFINITY);
      if (!long || !(effect instanceof KeyframeEffect) || effect.target?.closest('.time')) return [];
      return [String(effect.target?.className)];
    }),
  );

export const phone = { width: 360, height: 640 };
/** What the narrowest phones have; a phone of 390 × 844 and a desk of 1440 × 900 at twice the size. */
const tight = [
  { width: 320, height: 568 },
  { width: 195, height: 422 },
  { width: 720, height: 450 },
];

/** All that is wrong with what is shown, with the checks that found it. */
export async function faults(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const note = (check: string, problems: string[]): void => {
    if (problems.length > 0) found[check] = problems;
  };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  note('too small for a thumb', await tooSmall(page));
  note('moves', await restless(page));
  note('a barrier by day', await barriers(page));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // The page is the same by night, but for its colours.
  note('a barrier by night', await barriers(page, 'color-contrast'));
  for (const viewport of tight) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(150);
    note(`out of reach at ${viewport.width} × ${viewport.height}`, await outOfReach(page));
  }
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await page.waitForTimeout(50);
  note('paints while it moves', await painting(page));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return found;
}
