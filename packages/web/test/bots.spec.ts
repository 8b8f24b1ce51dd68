import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';

declare const botsAlone: (id: string, options: object) => { over: boolean; refused: unknown[] };

/** The page's script: rules and minds, and nothing of a server. */
async function bundled(): Promise<string> {
  const entry = join(import.meta.dirname, 'botsAlone.ts');
  const lib = { entry, formats: ['es' as const] };
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib, minify: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}

test('bots play every game in a browser, with no server anywhere', async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundled(), type: 'module' });
  // A module runs when it likes, and this one waits for the bots.
  await page.waitForFunction(() => 'botsAlone' in globalThis);
  const tables = [
    ['swintus', { sets: ['etiquette', 'zombie', 'moles'], target: 1 }],
    ['lol', { mode: 'first-out' }],
    ['spyfall', { rounds: 1 }],
  ] as const;
  for (const [id, options] of tables) {
    const played = await page.evaluate(([game, how]) => botsAlone(game, how), [id, options] as const);
    expect({ id, ...played }).toEqual({ id, over: true, refused: [] });
  }
});
