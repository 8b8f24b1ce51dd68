import { expect, it } from 'vitest';
import { Place } from '../kit/place.ts';
import { type Runner, shareOfSecond } from '../kit/races.ts';
import { reflex } from '../kit/reflex.ts';
import { finishWindow, PhotoFinish } from '../src/fair/finish.ts';
import { age, reaction } from '../src/fair/judge.ts';
import { Timing } from '../src/fair/timing.ts';

const far = { rtt: 200, jitter: 20 };

it('AC-20: a reaction time is believed if it fits the connection, and is never below 80 ms', () => {
  expect(reaction(300, 505, far)).toBe(300);
  expect(reaction(100, 505, far)).toBe(305);
  expect(reaction(400, 505, far)).toBe(400);
  expect(reaction(undefined, 505, far)).toBe(305);
  expect(reaction(10, 211, far)).toBe(80);
});

it('AC-21: a press is as old as its way here and the way of what it answers; claims that do not fit gain nothing', () => {
  expect(age(undefined, 1000, far)).toBe(200);
  expect(age(895, 1000, far)).toBe(205);
  expect(age(500, 1000, far)).toBe(200);
  expect(age(2000, 1000, far)).toBe(100);
});

it('AC-21: the window follows the slowest connection, is bounded, and nothing when all are close', () => {
  expect(
    finishWindow([
      { rtt: 10, jitter: 2 },
      { rtt: 20, jitter: 4 },
    ]),
  ).toBe(0);
  expect(finishWindow([{ rtt: 10, jitter: 2 }, far])).toBe(220);
  expect(finishWindow([{ rtt: 2000, jitter: 2 }])).toBe(300);
});

it('AC-21: the oldest comes out first, and not before something older could have come', () => {
  const finish = new PhotoFinish<string>();
  finish.hold('near', 990, 1000, 220);
  finish.hold('far', 950, 1150, 220);
  expect(finish.due).toBe(1170);
  expect(finish.release(1169)).toEqual([]);
  expect(finish.release(1170).map(({ what }) => what)).toEqual(['far']);
  expect(finish.release(1210).map(({ what }) => what)).toEqual(['near']);
});

it('measures round trip, jitter and clock by pings, and takes no answer twice', () => {
  const timing = new Timing();
  for (const [i, rtt] of [100, 110, 105, 180, 100].entries()) {
    const sent = i * 1000;
    const n = timing.ping(sent);
    expect(timing.pong(n, sent + rtt / 2 - 5000, sent + rtt)).toBe(true);
    expect(timing.pong(n, sent, sent + rtt)).toBe(false);
  }
  expect(timing.rtt).toBe(105);
  expect(timing.offset).toBe(5000);
  expect(timing.jitter).toBeLessThan(20);
});

it('AC-22: over real sockets a slow player of equal reflexes wins about as often (the command has the figures)', async () => {
  const place = await new Place({}, { reflex }).open();
  const near: Runner = { rtt: 20, jitter: 30, lie: 0 };
  const slow: Runner = { rtt: 200, jitter: 30, lie: 0 };
  const share = await shareOfSecond(place, 'intercept', [near, slow], 120, 40);
  await place.clear();
  expect(share).toBeGreaterThan(0.33);
  expect(share).toBeLessThan(0.67);
});
