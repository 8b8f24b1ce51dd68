import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What keeps people out, in words; by some rules of axe, or by all. A page is given axe once and may be looked at often. */
export async function barriers(page: Page, ...rules: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: { run(root: Node, options: object): Promise<AxeResults> } };
    const options = { resultTypes: ['violations'], ...(only.length > 0 && { runOnly: only }) };
    return (await axe.run(document, options)).violations;
  }, rules);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/**
 * What can be pressed now and is too small for a thumb. Cards of a hand overlap, links stand in sentences, boxes and files
 * have their labels.
 */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(
    (exempt) =>
      [...document.querySelectorAll<HTMLElement>('button, input, select, summary, [role=button]')]
        .filter((one) => one.checkVisibility() && !one.matches(exempt))
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
        .map(({ one, box }) => `${one.className} ${one.ariaLabel ?? one.innerText} ${box.width}×${box.height}`),
    '.hand .card, [aria-disabled=true], [type=checkbox], [type=radio], [type=file]',
  );

/**
 * What can be pressed and lies beyond the edge, where nobody can scroll to it. The page may first take in its new size,
 * part by part and when there is room: only what stays there is out of reach.
 */
const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const scrolls = (one: Element | null, wide: boolean): boolean => {
      for (let up = one?.parentElement ?? null; up; up = up.parentElement) {
        const style = getComputedStyle(up);
        if (/auto|scroll/.test(wide ? style.overflowX : style.overflowY)) return true;
      }
      return document.documentElement.scrollHeight > innerHeight && !wide;
    };
    const beyond = (): string[] =>
      [...document.querySelectorAll<HTMLElement>('button, input, select, summary, a')]
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
    const pass = async (frames: number): Promise<void> => {
      for (let i = 0; i < frames; i++) await new Promise((frame) => requestAnimationFrame(frame));
    };
    await pass(6);
    let found = beyond();
    for (let tries = 0; found.length > 0 && tries < 20; tries++) {
      await pass(6);
      found = beyond();
    }
    return found;
  });

/** Animations that make the browser paint: only moving, turning, scaling and fading are free. */
const painting = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise((frame) => requestAnimationFrame(frame));
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
  const see = (colorScheme: 'light' | 'dark', reducedMotion: 'reduce' | 'no-preference'): Promise<void> =>
    page.emulateMedia({ colorScheme, reducedMotion });
  await see('light', 'reduce');
  note('too small for a thumb', await tooSmall(page));
  note('moves', await restless(page));
  note('a barrier by day', await barriers(page));
  await see('light', 'no-preference');
  note('paints while it moves', await painting(page));
  await see('dark', 'reduce');
  // The page is the same by night, but for its colours.
  note('a barrier by night', await barriers(page, 'color-contrast'));
  for (const viewport of tight) {
    await page.setViewportSize(viewport);
    note(`out of reach at ${viewport.width} × ${viewport.height}`, await outOfReach(page));
  }
  await page.setViewportSize(phone);
  await see('light', 'reduce');
  return found;
}
