import { autoplay } from '../test/autoplay.ts';
import { handOrSheet, type Person, startTable } from '../test/kit.ts';
import { openBrowser, openHouse } from './house.ts';
import { startTrace, type Task } from './trace.ts';

/**
 * How smooth a game is on a slow phone: `npm run frames [-- seconds [game]]`.
 * A whole table is played by its real screens while the main thread runs at a quarter of its speed; in the last third
 * the talk lies open over it.
 */
const seconds = Number(process.argv[2] ?? 40);
const only = process.argv[3];
const slowdown = 4;
const budgetMs = 50;
const port = Number(process.env.FRAMES_PORT ?? 3189);

const games = [
  { game: 'swintus', every: 350, options: { turnMs: 0, target: 500, sets: ['etiquette', 'zombie', 'moles'] } },
  { game: 'lol', every: 350, options: { turnMs: 0, mode: 'together' } },
  { game: 'spyfall', every: 900, options: { variant: 'classic', talk: 'text', roundMs: 20_000 } },
].filter(({ game }) => only === undefined || game === only);

const told = ({ ms, wall, at, parts }: Task): string =>
  `${ms.toFixed(0)} ms [${wall.toFixed(0)}] at ${(at / 1000).toFixed(1)} s (${Object.entries(parts)
    .filter(([, spent]) => spent > 1)
    .sort(([, a], [, b]) => b - a)
    .map(([kind, spent]) => `${kind} ${spent.toFixed(0)}`)
    .join(', ')})`;

const house = await openHouse(port);
const browser = await openBrowser();
let slow = 0;
for (const { game, every, options } of games) {
  const plan = { base: house.base, game, options, people: ['Маша'], bots: 3, level: 'easy' as const };
  const { people } = await startTable(browser, plan);
  const [person] = people as [Person];
  const { page, context } = person;
  await handOrSheet(page).or(page.locator('.look')).first().waitFor();
  await page.waitForTimeout(1500);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Whoever reaches into the page holds it up: from here on it is left to itself.
  await autoplay(person, every, game, (seconds * 2000) / 3);
  const stop = await startTrace(client);
  await page.waitForTimeout(seconds * 1000);
  const tasks = await stop();
  const long = tasks.filter(({ ms }) => ms > budgetMs).sort((a, b) => b.ms - a.ms);
  slow += long.length;
  const busy = tasks.reduce((sum, { ms }) => sum + ms, 0);
  console.log(
    `${game}: ${seconds} s at ${slowdown}× slowdown, ${tasks.length} tasks, busy ${(busy / seconds / 10).toFixed(0)} %, longest ${Math.max(...tasks.map(({ ms }) => ms)).toFixed(0)} ms`,
  );
  console.log(`  over ${budgetMs} ms: ${long.length}`);
  for (const task of long.slice(0, 12)) console.log(`  ${told(task)}`);
  await context.close();
}
await browser.close();
house.close();
process.exitCode = slow === 0 ? 0 : 1;
