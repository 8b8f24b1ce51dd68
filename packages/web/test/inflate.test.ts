import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { inflate, unpackText } from '../src/replay/saved/inflate.ts';

it('unpacks whatever the packers of browsers and servers make', () => {
  const texts = [
    '',
    'a',
    'Свинтус! '.repeat(9000),
    Array.from({ length: 20_000 }, (_, i) => (i * 7919) % 9973).join(','),
  ];
  for (const text of texts) {
    for (const level of [0, 1, 6, 9]) {
      expect(unpackText(deflateRawSync(text, { level }).toString('base64'))).toBe(text);
    }
    // Z_FIXED: with the codes that need not be sent.
    expect(unpackText(deflateRawSync(text, { strategy: 4 }).toString('base64'))).toBe(text);
  }
});

it('says so where a file is cut off or damaged, and does not run for ever', () => {
  const packed = deflateRawSync('Хрю. '.repeat(500));
  expect(() => inflate(packed.subarray(0, packed.length - 3))).toThrow();
  expect(() => inflate(Uint8Array.from([7, 255, 255]))).toThrow();
});
