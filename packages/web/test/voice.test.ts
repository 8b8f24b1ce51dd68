import { describe, expect, it } from 'vitest';
import { VoiceJudge } from '../src/table/voice.ts';

const heard = (levels: readonly number[]): number => {
  const judge = new VoiceJudge();
  return levels.filter((level) => judge.hears(level)).length;
};
const times = (n: number, level: number): number[] => Array.from({ length: n }, () => level);

describe('who breaks a silence', () => {
  it('a quiet room and a cup put down are no voice', () => {
    expect(heard(times(200, 0.01))).toBe(0);
    expect(heard([...times(20, 0.01), 0.4, 0.3, ...times(20, 0.01)])).toBe(0);
  });

  it('a word is heard once, and the next one again', () => {
    expect(heard([...times(10, 0.01), ...times(12, 0.2), ...times(30, 0.01)])).toBe(1);
    expect(heard([...times(12, 0.2), ...times(60, 0.01), ...times(12, 0.2)])).toBe(2);
  });
});
