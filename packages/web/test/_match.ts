import { chromium } from '@playwright/test';
import { startTable } from '/work/main/packages/web/test/kit.ts';
import { playUntil, step } from '/work/main/packages/web/test/cardPlayer.ts';
const [game, json, prefix, n = '2', bots = '0'] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const t0 = Date.now();
const { people } = await startTable(browser, { base: 'http://localhost:3101', game: game!, options: JSON.parse(json!), people: ['Маша', 'Костя', 'Лена', 'Оля', 'Петя', 'Вера', 'Гоша'].slice(0, Number(n)), bots: Number(bots) });
console.log('started', Date.now() - t0);
people.forEach(({ page, name }) => { page.on('pageerror', (e) => console.log(name, e.stack?.slice(0, 500))); });
for (let i = 0; i < 200; i++) {
  const p = people[0]!.page;
  if (await p.locator('.over, .end').count()) break;
  for (const one of people) await step(one);
  if (i % 40 === 0) { console.log(i, Date.now() - t0, (await p.evaluate(() => document.querySelector('[role=log]')?.lastElementChild?.textContent)), '|', await p.locator('.status').innerText()); }
  await p.waitForTimeout(50);
}
await people[0]!.page.waitForTimeout(1500);
for (const [i, { page }] of people.entries()) if (i < 2) await page.screenshot({ path: `/tmp/shots/${prefix}-${i}.png` });
console.log('end', Date.now() - t0, await people[0]!.page.locator('.over, .end').count());
if (await people[0]!.page.locator('.over button').count()) { await people[0]!.page.locator('.over button').click(); await people[0]!.page.waitForTimeout(700); await people[0]!.page.screenshot({ path: `/tmp/shots/${prefix}-deal.png` }); }
await browser.close();
