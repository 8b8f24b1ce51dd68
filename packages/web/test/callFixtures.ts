import type { Browser } from '@playwright/test';
import { type Caller, callers } from './callers.ts';
import { test as withServer } from './fixtures.ts';

export { callArgs } from './callers.ts';

/** Tests of people who talk: each gathers its own, and their browsers go when it is over. */
export const test = withServer.extend<{ gather: (base: string, ...names: readonly string[]) => Promise<Caller[]> }>({
  baseURL: ({ testServer }, use) => use(testServer.address),
  gather: async ({ browser }: { browser: Browser }, use) => {
    const gathered: Caller[] = [];
    await use(async (base, ...names) => {
      const all = await callers(browser, base, names);
      gathered.push(...all);
      return all;
    });
    for (const { person } of gathered) await person.context.close();
  },
});
