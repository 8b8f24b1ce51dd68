import { expect, it } from 'vitest';
import { snapshotBefore } from '../src/device/rowStore.ts';

const at = (seq: number) => ({ seq, at: seq, body: '' });

it('a match is replayed from the newest snapshot that lies before it', () => {
  expect(snapshotBefore(300, [at(250), at(40)])).toEqual(at(250));
  expect(snapshotBefore(250, [at(250), at(40)])).toEqual(at(40));
  expect(snapshotBefore(41, [at(250), at(40)])).toEqual(at(40));
  expect(snapshotBefore(40, [at(250), at(40)])).toBe(null);
  expect(snapshotBefore(7, [undefined, undefined])).toBe(null);
});
