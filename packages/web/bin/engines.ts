import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { openFirefox } from '../engines/firefox.ts';
import { openOldChromium } from '../engines/oldChromium.ts';
import { evening, type Place, visit } from '../engines/scenarios.ts';
import type { Tab } from '../engines/tab.ts';
import { Visitor } from '../engines/visitor.ts';
import { watchedSite } from '../engines/watchedSite.ts';
import { openWebKitGtk, openWpe } from '../engines/webkit.ts';
import { startDealtServer } from '../test/dealtServer.ts';

/** Plays in other engines than Chromium, and opens every page in the oldest: `npm run engines [-- firefox …]`. */
const engines = {
  firefox: [openFirefox, evening],
  webkit: [openWebKitGtk, evening],
  'old-webkit': [openWpe, visit],
  'old-chromium': [openOldChromium, visit],
} as const;
const wanted = process.argv.slice(2);

const server = await startDealtServer(0.2, watchedSite(join(import.meta.dirname, '../dist/site')), '0.0.0.0');
// As at home: an address of the network and no https. Where there is no network, the machine's own will do.
const near = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal);
const base = near ? `http://${near.address}:${new URL(server.address).port}` : server.address;
const place: Place = { base, dealer: server.dealer };
let failed = 0;

async function play(tab: Tab, scenarios: typeof evening): Promise<void> {
  for (const [name, scenario] of Object.entries(scenarios)) {
    const began = performance.now();
    const visitor = new Visitor(tab, base);
    const problem = await scenario(visitor, place).then(
      () => null,
      async (error: Error) => `${error.message}, and read: ${await visitor.reads().catch(String)}`,
    );
    await visitor.leave().catch(() => undefined);
    const all = [...(problem ? [problem] : []), ...visitor.faults];
    if (all.length > 0) failed++;
    console.log(
      `${all.length > 0 ? '✗' : '✓'} ${tab.browser}: ${name}, ${((performance.now() - began) / 1000).toFixed(1)} s`,
    );
    for (const one of all) console.log(`    ${one}`);
  }
}

for (const [name, [open, scenarios]] of Object.entries(engines)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    const tab = await open();
    await play(tab, scenarios);
    await tab.close();
  } catch (error) {
    failed++;
    console.log(`✗ ${name}: ${error instanceof Error ? error.message : error}`);
  }
}
await server.close();
process.exit(failed > 0 ? 1 : 0);
