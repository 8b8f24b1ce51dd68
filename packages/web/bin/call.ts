import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { mostInCall } from '@tasovka/protocol';
import { Caller, keepConnections } from '../test/callers.ts';
import { startDealtServer } from '../test/dealtServer.ts';
import { faces, setTable, sit } from '../test/kit.ts';
import { names } from '../test/people.ts';
import { Crowd } from './crowd.ts';
import { openBrowser } from './localServer.ts';
import { talkArgs } from './speech.ts';

/**
 * What a call costs a page: `npm run call [-- people…]`, with the app built; 2 to 10 people at one table in play, by
 * default 2, 4, 6, 8 and 10, first all talking at once, then one alone.
 * One page is real and has a browser of its own: what all the processes of that browser take, less what they took at the same
 * table before the call, is what the call costs. The others are as cheap as they can be (`crowd.ts`).
 * A browser slows only a page's main thread down, and voices are worked on by other threads: so processor time is counted
 * of all of them, and multiplied. The main thread is also measured as the browser slows it.
 */
const slowdown = 4;
const seconds = 10;
/**
 * A slow phone has four such cores. While people talk in turn a call may take one of them, while all talk at once, which does
 * not last, two; and no thread may fill its core, or the sound stutters.
 */
const most = { inTurn: 1, atOnce: 2, thread: 0.7 };
/** What had to be made up because it came too late: beyond this the machine was too busy to measure on. */
const mostMadeUp = 0.05;

const sizes = process.argv.slice(2).map(Number);

/** Seconds of processor time that a process or a thread has had; 0: it has gone. */
function cpuOf(id: string): number {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // After the name, which may hold anything, utime and stime are the 12th and 13th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

const threadsOf = (process: string): string[] => {
  try {
    return readdirSync(`/proc/${process}/task`).map((thread) => `${process}/task/${thread}`);
  } catch {
    return [];
  }
};

/** From now on: what some have taken, all together and the busiest of them. */
function meter(ids: readonly string[]): () => { sum: number; most: number } {
  const before = ids.map((id) => [id, cpuOf(id)] as const);
  return () => {
    const took = before.map(([id, had]) => Math.max(0, cpuOf(id) - had));
    return { sum: took.reduce((sum, one) => sum + one, 0), most: Math.max(...took) };
  };
}

async function processesOf(browser: Browser): Promise<string[]> {
  const client = await browser.newBrowserCDPSession();
  const { processInfo } = await client.send('SystemInfo.getProcessInfo');
  await client.detach();
  return processInfo.map(({ id }) => `${id}`);
}

/** Before everything else, where that is allowed: whoever waits for the processor has sound that stutters. */
function goFirst(ids: readonly string[]): void {
  try {
    for (const thread of ids.flatMap(threadsOf)) setPriority(Number(basename(thread)), -15);
  } catch {
    console.warn('the page has to share the processor with others: on Linux as root it is measured more exactly');
  }
}

interface Sample {
  /** Of a core, of all processes of the browser. */
  readonly cpu: number;
  /** The same of its busiest thread. */
  readonly thread: number;
  /** Of the main thread's time, at `slowdown`. */
  readonly busy: number;
  /** In kbit/s, headers and all. */
  readonly up: number;
  readonly down: number;
  /** How many voices come. */
  readonly heard: number;
  readonly madeUp: number;
}

declare const calls: { readonly connections: readonly RTCPeerConnection[] };

/** In a page: what has gone over all its ways so far, and what has come of it. */
async function count(): Promise<{ up: number; down: number; samples: number; madeUp: number; packets: number[] }> {
  const sums = { up: 0, down: 0, samples: 0, madeUp: 0 };
  const packets: number[] = [];
  for (const connection of calls.connections) {
    for (const one of (await connection.getStats()).values()) {
      if (one.type === 'transport') {
        sums.up += one.bytesSent;
        sums.down += one.bytesReceived;
      } else if (one.type === 'inbound-rtp') {
        sums.samples += one.totalSamplesReceived ?? 0;
        sums.madeUp += (one.concealedSamples ?? 0) - (one.silentConcealedSamples ?? 0);
        packets.push(one.packetsReceived);
      }
    }
  }
  return { ...sums, packets };
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function measure(browser: Browser, { page, person }: Caller): Promise<Sample> {
  const ids = await processesOf(browser);
  const before = await page.evaluate(count);
  const [all, threads, began] = [meter(ids), meter(ids.flatMap(threadsOf)), performance.now()];
  await wait(seconds * 1000);
  const spent = (performance.now() - began) / 1000;
  const [cpu, thread] = [all().sum / spent, threads().most / spent];
  const after = await page.evaluate(count);

  const client = await person.context.newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const mainThread = async (): Promise<{ at: number; task: number }> => {
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return { at: of('Timestamp'), task: of('TaskDuration') };
  };
  const from = await mainThread();
  await wait((seconds * 1000) / 2);
  const to = await mainThread();
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();
  return {
    cpu,
    thread,
    busy: (to.task - from.task) / (to.at - from.at),
    up: ((after.up - before.up) * 8) / 1000 / spent,
    down: ((after.down - before.down) * 8) / 1000 / spent,
    heard: after.packets.filter((sum, i) => sum > (before.packets[i] ?? 0)).length,
    madeUp: (after.madeUp - before.madeUp) / Math.max(1, after.samples - before.samples),
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

/** Returns whether a slow phone bears it. */
function tell(people: number, talking: 'inTurn' | 'atOnce', call: Sample, without: Sample): boolean {
  const cost = call.cpu - without.cpu;
  const isBorne = cost * slowdown <= most[talking] && call.thread * slowdown <= most.thread;
  console.log(
    `${people} people, ${talking === 'inTurn' ? 'one talking' : 'all talking at once'}: the call takes ${percent(cost)} of a core (the browser ${percent(call.cpu)}, before the call ${percent(without.cpu)}), ` +
      `on a phone ${slowdown}× slower ${percent(cost * slowdown)}, its busiest thread ${percent(call.thread * slowdown)}${isBorne ? '' : ': too much'}; main thread at ${slowdown}× slowdown busy ${percent(call.busy)}, before ${percent(without.busy)}; ` +
      `up ${call.up.toFixed(0)} kbit/s, down ${call.down.toFixed(0)} kbit/s; ${call.heard} of ${people - 1} voices come, ${percent(call.madeUp)} of the sound made up` +
      (call.madeUp > mostMadeUp ? ': the machine is too busy to measure' : ''),
  );
  return isBorne;
}

/** Whether a slow phone bears it; null where it was no whole call. */
async function run(people: number): Promise<boolean | null> {
  const server = await startDealtServer();
  const base = server.address;
  const seats = await setTable({
    base,
    game: 'swintus',
    options: { turnMs: 0 },
    people: names.slice(0, people),
  });
  const mine = seats.at(-1);
  if (!mine) throw new Error('nobody is at the table');
  const [elsewhere, browser] = [await openBrowser(talkArgs()), await openBrowser(talkArgs())];
  const crowd = await Crowd.gather(elsewhere, base, seats.slice(0, -1), mine.guest);
  const person = await sit(browser, base, names[people - 1] as string, faces[people - 1] as string, mine);
  await person.context.addInitScript(keepConnections);
  await person.page.goto(`/t/${mine.code}`);
  const me = new Caller(person, mine);
  await me.page.locator('.hand [data-kind]').first().waitFor();
  goFirst(await processesOf(browser));
  await wait(3000);
  const without = await measure(browser, me);
  await me.key.click();
  await me.page.getByRole('button', { name: 'Говорить', exact: true }).click();
  await me.closes();
  await expect
    .poll(async () => Object.values(await me.hearings()).filter(({ packets }) => packets > 0).length, {
      timeout: 60_000,
    })
    .toBe(people - 1);
  goFirst(await processesOf(browser));
  await wait(3000);
  const together = await measure(browser, me);
  const isBorneAtOnce = tell(people, 'atOnce', together, without);
  await me.key.click();
  await crowd.talk(1);
  await wait(3000);
  const isBorneInTurn = tell(people, 'inTurn', await measure(browser, me), without);
  await crowd.close();
  await browser.close();
  await elsewhere.close();
  await server.close();
  return together.heard === people - 1 && together.madeUp <= mostMadeUp ? isBorneAtOnce && isBorneInTurn : null;
}

let tooMany: number | null = null;
for (const people of sizes.length > 0 ? sizes : [2, 4, 6, 8, mostInCall]) {
  const isBorne = await run(people);
  if (isBorne === null) process.exitCode = 1;
  else if (!isBorne) tooMany ??= people;
}
console.log(
  tooMany === null
    ? 'none of these calls is too much for a slow phone'
    : `from ${tooMany} people on a call is too much for a slow phone`,
);
