import { bundledBots } from '../test/bundledBots.ts';
import { openBrowser } from './localServer.ts';

/**
 * How long strong bots think on a slow phone: `npm run thinking`. Whole matches of four of them are played in a page at
 * a quarter of its speed, with the time that a table on the device gives them.
 */
declare const botsAlone: (id: string, options: object, levels: readonly string[]) => { thoughts: number[] };

const slowdown = 4;
const tables = [
  ['swintus', { target: 20 }],
  ['lol', { mode: 'first-out' }],
  ['spyfall', { rounds: 2 }],
] as const;

const browser = await openBrowser();
const page = await browser.newPage();
await page.goto('about:blank');
await page.addScriptTag({ content: await bundledBots(), type: 'module' });
await page.waitForFunction(() => 'botsAlone' in globalThis);
const client = await page.context().newCDPSession(page);
await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
for (const [id, options] of tables) {
  const { thoughts } = await page.evaluate(([game, how]) => botsAlone(game, how, ['strong']), [id, options] as const);
  thoughts.sort((a, b) => a - b);
  const at = (share: number): string => (thoughts[Math.floor((thoughts.length - 1) * share)] ?? 0).toFixed(1);
  console.log(
    `${id}: ${thoughts.length} thoughts, median ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, longest ${at(1)} ms`,
  );
}
await browser.close();
