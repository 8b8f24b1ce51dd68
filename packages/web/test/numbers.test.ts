import { describe, expect, it } from 'vitest';
import { Numbers } from '../src/table/numbers.ts';

describe('titles at the end', () => {
  it('everybody gets one, and no two are the same, also where nothing happened', () => {
    for (let seats = 2; seats <= 10; seats++) {
      const numbers = new Numbers();
      numbers.count({ type: 'laid', seat: 0, card: 'red-1' });
      const titles = numbers.titles(seats).map(([title]) => title);
      expect(titles).toHaveLength(seats);
      expect(new Set(titles).size).toBe(seats);
    }
  });

  it('a feat goes to who did it best, the fastest being the one with the fewest milliseconds', () => {
    const numbers = new Numbers();
    numbers.count({ type: 'slapped', seat: 0, ms: 400 });
    numbers.count({ type: 'slapped', seat: 1, ms: 300 });
    numbers.count({ type: 'took', seat: 0, count: 6 });
    numbers.count({ type: 'took', seat: 1, count: 1 });
    expect(numbers.titles(2)).toEqual([
      ['snatcher', 6],
      ['fastest', 300],
    ]);
  });

  it('talk, doubt and accusations count in «Шпион», and a reload forgets nothing', () => {
    const numbers = new Numbers();
    numbers.count({ type: 'asked', asker: 2, asked: 1 });
    numbers.count({ type: 'accused', seat: 0, accused: 1 });
    const later = new Numbers();
    later.restore(numbers.save());
    expect(later.titles(3).map(([title]) => title)).toEqual(['accuser', 'suspect', 'asker']);
  });
});
