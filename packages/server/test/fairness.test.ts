import { expect, it } from 'vitest';
import { type Device, shareOfSecond } from '../kit/races.ts';
import { answersLate, honest, saysEarlier } from '../kit/simulation/cheats.ts';
import { LatencyEstimate } from '../src/fairness/latencyEstimate.ts';
import { inputAge, reactionTime } from '../src/fairness/pressTime.ts';
import { ReorderBuffer, reorderWindow } from '../src/fairness/reorderBuffer.ts';

const far = { rtt: 200, jitter: 20 };

it('AC-20: a reaction time is believed if it fits the connection, and is never below 80 ms', () => {
  expect(reactionTime(300, 505, far)).toBe(300);
  expect(reactionTime(100, 505, far)).toBe(305);
  expect(reactionTime(400, 505, far)).toBe(400);
  expect(reactionTime(undefined, 505, far)).toBe(305);
  expect(reactionTime(10, 211, far)).toBe(80);
});

it('AC-21: a press is as old as its way here and the way of what it answers; false claims gain nothing', () => {
  expect(inputAge(undefined, 1000, far)).toBe(200);
  expect(inputAge(895, 1000, far)).toBe(205);
  expect(inputAge(500, 1000, far)).toBe(200);
  expect(inputAge(2000, 1000, far)).toBe(100);
});

it('AC-21: the window follows the slowest connection, is bounded, and nothing when all are close', () => {
  expect(
    reorderWindow([
      { rtt: 10, jitter: 2 },
      { rtt: 20, jitter: 4 },
    ]),
  ).toBe(0);
  expect(reorderWindow([{ rtt: 10, jitter: 2 }, far])).toBe(220);
  expect(reorderWindow([{ rtt: 2000, jitter: 2 }])).toBe(300);
});

it('AC-21: the oldest comes out first, and not before something older could have come', () => {
  const finish = new ReorderBuffer<string>();
  finish.hold('near', 990, 1000, 220);
  finish.hold('far', 950, 1150, 220);
  expect(finish.due).toBe(1170);
  expect(finish.release(1169)).toEqual([]);
  expect(finish.release(1170).map(({ item }) => item)).toEqual(['far']);
  expect(finish.release(1210).map(({ item }) => item)).toEqual(['near']);
});

it('measures round trip and jitter by echoes and the clock by answers, and takes none of them twice', () => {
  const timing = new LatencyEstimate();
  for (const [i, rtt] of [100, 110, 105, 180, 100].entries()) {
    const sent = i * 1000;
    const n = timing.ping(sent);
    expect(timing.echo(n, sent + rtt)).toBe(true);
    expect(timing.echo(n, sent + rtt)).toBe(false);
    expect(timing.pong(n, sent + rtt / 2 - 5000, sent + rtt)).toBe(true);
    expect(timing.pong(n, sent, sent + rtt)).toBe(false);
  }
  expect(timing.echo(99, 0)).toBe(false);
  expect(timing.pong(99, 0, 0)).toBe(false);
  expect(timing.rtt).toBe(105);
  expect(timing.offset).toBe(5000);
  expect(timing.jitter).toBeLessThan(20);
});

it('a client that answers late is no further away for it', () => {
  const timing = new LatencyEstimate();
  for (let sent = 0; sent < 5000; sent += 1000) {
    const n = timing.ping(sent);
    timing.echo(n, sent + 20);
    timing.pong(n, sent, sent + 300);
  }
  expect(timing.rtt).toBe(20);
  expect(timing.jitter).toBe(0);
});

it('the server’s own delay is not latency of a message', () => {
  const timing = new LatencyEstimate();
  for (const [i, late] of [0, 40, 90, 0, 60].entries()) {
    const sent = i * 1000;
    const n = timing.ping(sent);
    timing.echo(n, sent + 20 + late, late);
    timing.pong(n, sent + 10 - 5000, sent + 20 + late);
  }
  expect(timing.rtt).toBe(20);
  expect(timing.jitter).toBe(0);
  expect(timing.offset).toBe(5000);
});

/** Seconds of work for one core; a machine that does much else may take its time. */
const patience = 300_000;
const near: Device = { rtt: 20, jitter: 30, cheat: honest };
const slow: Device = { rtt: 200, jitter: 30, cheat: honest };

it.each(['slap', 'intercept', 'catch'] as const)(
  'AC-22: %s, through the whole server in a simulated time: the slow player of equal reflexes wins about as often',
  async (kind) => {
    // What a call says goes through the same sockets, and changes nothing.
    const share = await shareOfSecond(kind, [near, slow], 1000, { inCall: true });
    expect(share).toBeGreaterThanOrEqual(0.45);
    expect(share).toBeLessThanOrEqual(0.55);
    expect(await shareOfSecond(kind, [near, slow], 200, { fair: false })).toBeLessThan(0.2);
  },
  patience,
);

const cheats = [
  ['slap', saysEarlier(30)],
  ['intercept', saysEarlier(10)],
  ['intercept', answersLate(200)],
] as const;
it.each(cheats.map(([kind, cheat]) => ({ kind, cheat, name: cheat.name })))(
  'AC-22: $kind: who $name gains little by it',
  async ({ kind, cheat }) => {
    expect(await shareOfSecond(kind, [slow, { ...near, cheat }], 2000)).toBeLessThanOrEqual(0.55);
  },
  patience,
);

it('a simulated race depends on its seed alone', async () => {
  const race = (): Promise<number> => shareOfSecond('catch', [near, slow], 100, { seed: 'again' });
  expect(await race()).toBe(await race());
});
