import { expect, test } from '@playwright/test';
import { bundledBots } from './bundledBots.ts';

declare const botsAlone: (id: string, options: object) => { over: boolean; refused: unknown[] };

test('bots play every game in a browser, with no server anywhere', async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundledBots(), type: 'module' });
  // A module runs when it likes, and this one waits for the bots.
  await page.waitForFunction(() => 'botsAlone' in globalThis);
  const tables = [
    ['swintus', { sets: ['etiquette', 'zombie', 'moles'], target: 1 }],
    ['lol', { mode: 'first-out' }],
    ['spyfall', { rounds: 1 }],
  ] as const;
  for (const [id, options] of tables) {
    const played = await page.evaluate(([game, how]) => botsAlone(game, how), [id, options] as const);
    expect({ id, over: played.over, refused: played.refused }).toEqual({ id, over: true, refused: [] });
  }
});
