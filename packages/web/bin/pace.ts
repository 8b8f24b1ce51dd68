import type { Page } from '@playwright/test';

/** How long the page takes for always the same, in milliseconds: the shortest of some tries, since others disturb. */
export const pace = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tries = Array.from({ length: 5 }, () => {
      const began = performance.now();
      let sum = 0;
      for (let i = 0; i < 20_000_000; i++) sum += i % 7;
      return sum > 0 ? performance.now() - began : 0;
    });
    return Math.min(...tries);
  });
