import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { mostInCall } from '@tasovka/protocol';
import { type Caller, callArgs, callers } from '../test/callers.ts';
import { startDealtServer } from '../test/dealtServer.ts';
import { names } from '../test/people.ts';
import { openBrowser } from './localServer.ts';
import { speech } from './speech.ts';

/**
 * What a call costs a page: `npm run call [-- people…]`, with the app built; 2 to 10 people in one room, by default 2, 4, 6,
 * 8 and 10, each in a page of their own, first all talking at once, then one alone.
 * A browser slows only a page's main thread down, and voices are worked on by other threads: so processor time is counted
 * of all threads, and multiplied. The main thread is also measured as the browser slows it.
 */
const slowdown = 4;
const seconds = 10;
/** More than half a core of a slow phone, and the game, its screen and its battery feel it. */
const tooMuch = 0.5;

const sizes = process.argv.slice(2).map(Number);
const voice = join(tmpdir(), 'tasovka-speech.wav');
writeFileSync(voice, speech(10));

interface Cost {
  /** Of a core: the page's own process, and its part of those that carry sound and packets for all pages. */
  readonly page: number;
  readonly shared: number;
  readonly mainSlowed: number;
  readonly up: number;
  readonly down: number;
  /** Of the voices, how many come. */
  readonly heard: number;
}

/** Seconds of processor time that a process has had; null: it has gone. */
function cpuOf(id: number): number | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // After the name, which may hold anything, utime and stime are the 12th and 13th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}

/** What processes take from now on. Browsers keep one in reserve, which may come and go. */
function meter(ids: readonly number[]): () => number {
  const before = ids.map((id) => [id, cpuOf(id)] as const);
  return () => before.reduce((sum, [id, had]) => sum + Math.max(0, (cpuOf(id) ?? 0) - (had ?? 0)), 0);
}

/** Processes of the browser: those of pages, and those that work for all of them. */
async function processes(browser: Browser): Promise<{ pages: number[]; shared: number[] }> {
  const client = await browser.newBrowserCDPSession();
  const { processInfo } = await client.send('SystemInfo.getProcessInfo');
  await client.detach();
  const alive = new Set(readdirSync('/proc'));
  const of = (isPage: boolean) =>
    processInfo.flatMap(({ id, type }) => ((type === 'renderer') === isPage && alive.has(`${id}`) ? [id] : []));
  return { pages: of(true), shared: of(false).filter((id) => /audio|network/i.test(commandOf(id))) };
}

const commandOf = (id: number): string => readFileSync(`/proc/${id}/cmdline`, 'utf8');

declare const calls: { readonly connections: readonly RTCPeerConnection[] };

/** Bytes of all ways of a page, headers and all, so far. */
const traffic = (page: Page): Promise<{ up: number; down: number; packets: number[] }> =>
  page.evaluate(async () => {
    let [up, down] = [0, 0];
    const packets: number[] = [];
    for (const connection of calls.connections) {
      for (const one of (await connection.getStats()).values()) {
        if (one.type === 'transport') [up, down] = [up + one.bytesSent, down + one.bytesReceived];
        if (one.type === 'inbound-rtp') packets.push(one.packetsReceived);
      }
    }
    return { up, down, packets };
  });

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function measure(browser: Browser, all: readonly Caller[]): Promise<Cost> {
  const { page, person } = all[0] as Caller;
  const { pages, shared } = await processes(browser);
  const before = await traffic(page);
  const [ofPages, ofShared] = [meter(pages), meter(shared)];
  const began = performance.now();
  await wait(seconds * 1000);
  const spent = (performance.now() - began) / 1000;
  const [pagesTook, sharedTook] = [ofPages(), ofShared()];
  const after = await traffic(page);
  const share = all.length * spent;

  const client = await person.context.newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const busy = async (): Promise<{ at: number; task: number }> => {
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return { at: of('Timestamp'), task: of('TaskDuration') };
  };
  const from = await busy();
  await wait(seconds * 1000);
  const to = await busy();
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();
  return {
    page: pagesTook / share,
    shared: sharedTook / share,
    mainSlowed: (to.task - from.task) / (to.at - from.at),
    up: ((after.up - before.up) * 8) / 1000 / spent,
    down: ((after.down - before.down) * 8) / 1000 / spent,
    heard: after.packets.filter((count, i) => count > (before.packets[i] ?? 0)).length,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

function tell(people: number, talking: string, cost: Cost): void {
  const slow = (cost.page + cost.shared) * slowdown;
  console.log(
    `${people} people, ${talking}: ${percent(cost.page)} of a core for a page and ${percent(cost.shared)} for its sound and packets, ` +
      `${slowdown}× slower ${percent(slow)}${slow > tooMuch ? ' (too much for a slow phone)' : ''}; main thread at ${slowdown}× slowdown busy ${percent(cost.mainSlowed)}; ` +
      `up ${cost.up.toFixed(0)} kbit/s, down ${cost.down.toFixed(0)} kbit/s; ${cost.heard} of ${people - 1} voices come`,
  );
}

async function run(people: number): Promise<boolean> {
  const server = await startDealtServer();
  const browser = await openBrowser([...callArgs, `--use-file-for-fake-audio-capture=${voice}`]);
  const all = await callers(browser, server.address, names.slice(0, people));
  for (const { person } of all) person.context.setDefaultTimeout(120_000);
  for (const one of all) await one.joins();
  const [first, ...others] = all as [Caller, ...Caller[]];
  for (const other of others) await first.hears(other);
  const together = await measure(browser, all);
  tell(people, 'all talking at once', together);
  for (const { key } of others) await key.click();
  await wait(2000);
  tell(people, 'one talking', await measure(browser, all));
  await browser.close();
  await server.close();
  return together.heard === people - 1;
}

let isWhole = true;
for (const people of sizes.length > 0 ? sizes : [2, 4, 6, 8, mostInCall]) isWhole = (await run(people)) && isWhole;
process.exitCode = isWhole ? 0 : 1;
