import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { type Browser, expect } from '@playwright/test';
import { roomApi, type SeatCredentials } from '@tasovka/protocol';
import { autoplay } from '../test/autoplay.ts';
import { Caller } from '../test/callers.ts';
import { startDealtServer } from '../test/dealtServer.ts';
import { as, faces, layTable, type Person, sit } from '../test/kit.ts';
import { playLongMatch } from '../test/longMatch.ts';
import { names } from '../test/people.ts';
import { Crowd } from './crowd.ts';
import { type Evening, evenings } from './evenings.ts';
import { openBrowser } from './localServer.ts';
import { pace } from './pace.ts';
import { talkArgs } from './speech.ts';
import { type Moment, startTrace, type Task } from './trace.ts';

/**
 * How smooth a game is on a slow phone: `npm run frames [-- seconds [game or replay [voices]]]`, with the app built; with so many
 * people who watch, all of whom talk with the page meanwhile.
 * A whole evening, from half a minute in the lobby to the podium, is played by its real screens while the main thread
 * runs at a quarter of its speed. It passes when no task of that thread is longer than the budget and nothing that
 * belongs to an evening was left out.
 */
/** 0: as long as an evening may take. */
const wanted = Number(process.argv[2] ?? 0);
const only = process.argv[3];
const voices = Number(process.argv[4] ?? 0);
const slowdown = 4;
/** After the last move there is the last reveal, the podium, and something to say about it. */
const afterwards = 12_000;
const budgetMs = 50;
/** Quicker than people, slower than in tests: every move is seen. */
const botPace = 0.5;

const count = (moments: readonly Moment[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { name } of moments) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** What was going on: the last moment before a task was over, and how long before it began. */
function around({ at, wall }: Task, moments: readonly Moment[]): string {
  const last = moments.findLast((moment) => moment.at <= at + wall);
  return last ? `${Math.max(0, at - last.at).toFixed(0)} ms after «${last.name}»` : 'before anything';
}

/** Where the clock says much more than the thread, somebody else needed the processor: a part of the rest is waiting, too. */
const told = (task: Task, moments: readonly Moment[]): string =>
  `${task.ms.toFixed(0)} ms (by the clock ${task.wall.toFixed(0)}) at ${(task.at / 1000).toFixed(1)} s, ${around(task, moments)} (${Object.entries(
    task.parts,
  )
    .filter(([, spent]) => spent > 1)
    .sort(([, a], [, b]) => b - a)
    .map(([kind, spent]) => `${kind} ${spent.toFixed(0)}`)
    .join(', ')})`;

const testServer = await startDealtServer(botPace);
const browser = await openBrowser(voices > 0 ? talkArgs() : []);

/** People who watch, whom the host has let in, and who do nothing but talk with her. */
async function bringVoices(elsewhere: Browser, host: SeatCredentials): Promise<Crowd> {
  const base = testServer.address;
  const seats: SeatCredentials[] = [];
  for (const name of names.slice(1, voices + 1))
    seats.push(await roomApi.join(base, host.code, { name, face: 'cap', watching: true }));
  await as(base, host, async (connection) => {
    for (const { guest: id } of seats) await connection.table({ kind: 'let-speak', id, allowed: true });
  });
  return Crowd.gather(elsewhere, base, seats, host.guest);
}

/** When the match is over, as the page was told, or it is late; asked here, since whoever asks the page holds it up. */
async function untilTheEnd({ heard }: Person, seconds: number): Promise<void> {
  const late = Date.now() + seconds * 1000;
  const isOver = (): boolean => heard.some((line) => line.includes('"over":true'));
  while (Date.now() < late - afterwards && !isOver()) await new Promise((later) => setTimeout(later, 500));
  await new Promise((later) => setTimeout(later, Math.min(afterwards, late - Date.now())));
}

/** Whatever does not answer, the command ends, and says what it has waited for. */
function within<T>(seconds: number, what: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`waited ${seconds} s for ${what}`)), seconds * 1000);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

const { PRIORITY_HIGHEST: first, PRIORITY_HIGH: second } = constants.priority;

/**
 * Threads of a page, and how urgent each is: before all the one that does its work and the one by which the browser slows
 * that down, then those that collect garbage with it and draw what it has painted, which it waits for.
 */
function* threadsOf(renderer: number): Generator<readonly [thread: number, priority: number]> {
  for (const thread of readdirSync(`/proc/${renderer}/task`).map(Number)) {
    const isSlowing = readFileSync(`/proc/${renderer}/task/${thread}/comm`, 'utf8').startsWith('CPUThrott');
    yield [thread, thread === renderer || isSlowing ? first : second];
  }
}

/** The page goes before everything else, where that is allowed: however long its thread waits, it is slowed down for thrice as long. */
async function goesFirst(): Promise<void> {
  const client = await browser.newBrowserCDPSession();
  const { processInfo } = await client.send('SystemInfo.getProcessInfo');
  await client.detach();
  try {
    for (const { id } of processInfo.filter(({ type }) => type === 'renderer')) {
      for (const [thread, priority] of threadsOf(id)) setPriority(thread, priority);
    }
  } catch {
    console.warn('the page has to share the processor with others: on Linux as root it is measured more exactly');
  }
}

async function passes({ game, options, level, rounds, play, musts, longest }: Evening): Promise<boolean> {
  testServer.dealer.plan(rounds);
  const [seat] = (await layTable({ base: testServer.address, game, options, people: ['Маша'], bots: 3, level })) as [
    SeatCredentials,
  ];
  const elsewhere = voices > 0 ? await openBrowser(talkArgs()) : null;
  const crowd = elsewhere && (await bringVoices(elsewhere, seat));
  const person = await sit(browser, testServer.address, 'Маша', faces[0] as string, seat, game);
  const { page, context } = person;
  await page.goto(`/t/${seat.code}`);
  await page.locator('.bar .primary').waitFor();
  if (crowd) {
    const me = new Caller(person, seat);
    await me.joins();
    await expect(page.locator('audio[data-voice]')).toHaveCount(voices);
  }
  await page.waitForTimeout(1000);
  const client = await context.newCDPSession(page);
  const fast = await pace(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await goesFirst();
  const slow = await pace(page);
  // A browser that no finger ever touched takes its owner for somebody with keys, and shows where the focus is.
  await page.locator('.chat').tap();
  await page.locator('dialog[open] .close').tap();
  // Whoever reaches into the page holds it up: from here on it is left to itself.
  await autoplay(person, play);
  const stop = await startTrace(client);
  const began = performance.now();
  await untilTheEnd(person, wanted || longest);
  const seconds = Math.round((performance.now() - began) / 1000);
  const { tasks, moments } = await within(60, 'the trace of the browser', stop());
  const slowLater = await pace(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const fastLater = await pace(page);
  await within(10, 'the browser to close the page', context.close());
  await crowd?.close();
  await elsewhere?.close();

  const long = tasks.filter(({ ms }) => ms > budgetMs).sort((a, b) => b.ms - a.ms);
  const counts = count(moments);
  const missing = musts.filter((name) => !counts.has(name));
  const slowed = Math.min(slow, slowLater) / Math.min(fast, fastLater);
  const isSlowEnough = slowed > 0.8 * slowdown;
  const pass = long.length === 0 && missing.length === 0 && isSlowEnough;
  const busy = tasks.reduce((sum, { ms }) => sum + ms, 0) / seconds / 10;
  const slowest = Math.max(...tasks.map(({ ms }) => ms));
  console.log(
    `${game}: ${pass ? 'PASS' : 'FAIL'}: ${long.length} tasks over ${budgetMs} ms, the longest ${slowest.toFixed(0)} ms; ` +
      `${seconds} s at ${slowdown}× slowdown (measured: ${slowed.toFixed(1)}), ${tasks.length} tasks, busy ${busy.toFixed(0)} %`,
  );
  console.log(`  went through: ${[...counts].map(([name, times]) => `${name} ${times}`).join(', ')}`);
  if (!isSlowEnough)
    console.log('  the browser did not slow the page down as it should: the machine is too busy to measure');
  if (missing.length > 0) console.log(`  never came to: ${missing.join(', ')}`);
  for (const task of long.slice(0, 20)) console.log(`  ${told(task, moments)}`);
  return pass;
}

/** A long replay plays by itself: no task may be longer than the budget either. */
async function replayPasses(seconds: number): Promise<boolean> {
  const server = await startDealtServer(0);
  const { seat, id, moments } = await playLongMatch(server.address);
  const person = await sit(browser, server.address, 'Маша', faces[0] as string, seat, 'swintus');
  const { page, context } = person;
  await page.goto(`/r/${id}`);
  await page.locator('.player .main').waitFor();
  await page.waitForTimeout(2000);
  const client = await context.newCDPSession(page);
  const fast = await pace(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await goesFirst();
  const slow = await pace(page);
  const stop = await startTrace(client);
  await page.locator('.player .main').tap();
  await new Promise((later) => setTimeout(later, seconds * 1000));
  const { tasks } = await within(60, 'the trace of the browser', stop());
  const at = Number(await page.locator('.player input[type=range]').inputValue());
  const slowLater = await pace(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const slowed = Math.min(slow, slowLater) / Math.min(fast, await pace(page));
  await within(10, 'the browser to close the page', context.close());
  await within(10, 'the server to close', server.close());
  const long = tasks.filter(({ ms }) => ms > budgetMs);
  const isSlowEnough = slowed > 0.8 * slowdown;
  const pass = long.length === 0 && at > 0 && isSlowEnough;
  const slowest = Math.max(...tasks.map(({ ms }) => ms));
  console.log(
    `replay: ${pass ? 'PASS' : 'FAIL'}: ${long.length} tasks over ${budgetMs} ms, the longest ${slowest.toFixed(0)} ms; ${at} of ${moments} moments ` +
      `in ${seconds} s at ${slowdown}× slowdown (measured: ${slowed.toFixed(1)})`,
  );
  for (const task of long.slice(0, 20)) console.log(`  ${told(task, [])}`);
  return pass;
}

let failed = false;
for (const evening of evenings) {
  if (only === undefined || evening.game === only) failed = !(await passes(evening)) || failed;
}
if (only === undefined || only === 'replay') failed = !(await replayPasses(wanted || 60)) || failed;
await within(10, 'the browser to close', browser.close());
await within(10, 'the server to close', testServer.close());
process.exitCode = failed ? 1 : 0;
