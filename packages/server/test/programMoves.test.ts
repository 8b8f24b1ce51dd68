import { Chance, fastestReaction, type Offer, reactionAround } from '@tasovka/kernel';
import { describe, expect, it } from 'vitest';
import type { Move } from '../src/rooms/inbox/fairOrder.ts';
import { ProgramMoves } from '../src/rooms/inbox/programMoves.ts';

const slap = (window: number): Offer => ({ type: 'slap', rule: 'SW-23', fields: { window: [window] } });
const move = (arrived: number, type = 'slap'): Move => ({ guest: 'robot', id: 1, action: { type }, arrived });

/** A table at which seat 0 is a program and seat 1 a person. */
function table(pace = 1): { moves: ProgramMoves; played: Move[] } {
  const played: Move[] = [];
  const state = {
    table: {
      data: { seated: ['robot', 'anna'] },
      guest: (id: string) => ({ id, program: id === 'robot' }),
      seatOf: (id: string) => ['robot', 'anna'].indexOf(id),
    },
  };
  return { moves: new ProgramMoves({ state } as never, pace, (one) => played.push(one)), played };
}

describe('the moves of a program (AC-23)', () => {
  it('wait for a reaction time of at least 180 ms and a median of at least 350 ms', () => {
    const times = Array.from({ length: 400 }, () => {
      const { moves, played } = table();
      moves.offered(0, [slap(1)], 1000);
      expect(moves.submit(move(1000))).toBe(true);
      expect(played).toEqual([]);
      const { due } = moves;
      moves.release(due - 1);
      expect(played).toEqual([]);
      moves.release(due);
      expect(played[0]?.arrived).toBe(due);
      return due - 1000;
    }).sort((a, b) => a - b);
    expect(times[0]).toBeGreaterThanOrEqual(fastestReaction);
    expect(times[200]).toBeGreaterThan(320);
    expect(times[200]).toBeLessThan(700);
  });

  it('are as fast as our own fastest bots, drawn in the same way', () => {
    const chance = Chance.seeded('AC-23');
    const times = Array.from({ length: 2000 }, () => reactionAround(350, chance)).sort((a, b) => a - b);
    expect(times[0]).toBeGreaterThanOrEqual(fastestReaction);
    expect(times[1000]).toBeGreaterThanOrEqual(335);
    expect(times[1000]).toBeLessThanOrEqual(365);
  });

  it('that come late enough are played at once', () => {
    const { moves, played } = table();
    moves.offered(0, [slap(1)], 1000);
    moves.submit(move(5000));
    expect(played).toHaveLength(1);
  });

  it('wait one at a time: pressing again and again is of no use', () => {
    const { moves, played } = table();
    moves.offered(0, [slap(1)], 1000);
    expect(moves.submit(move(1001))).toBe(true);
    for (let at = 1002; at < 1100; at++) expect(moves.submit(move(at))).toBe(false);
    moves.release(1e6);
    expect(played).toHaveLength(1);
    expect(moves.due).toBe(Number.POSITIVE_INFINITY);
  });

  it('react to what is offered now: a press that was ready beforehand gains nothing', () => {
    const { moves, played } = table();
    moves.offered(0, [slap(1)], 1000);
    moves.submit(move(1001));
    moves.offered(0, [slap(2)], 4000);
    moves.release(4000);
    expect(played).toEqual([]);
    expect(moves.due).toBeGreaterThanOrEqual(4000 + fastestReaction);
  });

  it('keep their time when the same is offered again, and have none when nothing is', () => {
    const { moves, played } = table();
    moves.offered(0, [slap(1)], 1000);
    moves.submit(move(1000));
    const { due } = moves;
    moves.offered(0, [slap(1), { type: 'pass', rule: '', fields: {} }], due - 1);
    expect(moves.due).toBe(due);
    moves.offered(0, [], due - 1);
    moves.release(due - 1);
    expect(played).toHaveLength(1);
  });
});
