import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RoomRests } from '../src/rooms/roomRests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

it('a room that cannot be read is told of once, and tried ever more rarely', () => {
  const rests = new RoomRests();
  const firsts: boolean[] = [];
  const waits: number[] = [];
  for (let tries = 0; tries < 9; tries++) {
    firsts.push(rests.failed('BROKE'));
    let waited = 0;
    for (; rests.of('BROKE') === 'broken'; waited++) vi.advanceTimersByTime(minute);
    waits.push(waited);
  }
  expect(firsts).toEqual([true, ...Array(8).fill(false)]);
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(rests.of('OTHER')).toBe('awake');
});

it('a room that crashes is opened anew at once, then ever later, and is forgiven when it has held for long', () => {
  const rests = new RoomRests();
  for (let crashes = 1; crashes <= 2; crashes++) {
    rests.crashed('CRASH');
    expect(rests.of('CRASH')).toBe('awake');
  }
  rests.crashed('CRASH');
  expect(rests.of('CRASH')).toBe('resting');
  for (let crashes = 4; crashes <= 8; crashes++) rests.crashed('CRASH');
  expect(rests.of('CRASH')).toBe('broken');
  vi.advanceTimersByTime(12 * minute);
  rests.forgetOld();
  rests.crashed('CRASH');
  expect(rests.of('CRASH')).toBe('awake');
});
