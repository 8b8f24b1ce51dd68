import { once } from 'node:events';
import { Duplex, duplexPair } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { pipeBothWays } from '../src/nodes/pipeBothWays.ts';

afterEach(() => void vi.useRealTimers());

/** A device and an owner, and the node between them. */
function piped() {
  const [device, deviceSide] = duplexPair();
  const [owner, ownerSide] = duplexPair();
  pipeBothWays(deviceSide, ownerSide);
  for (const end of [device, owner]) end.on('error', () => {});
  return { device, deviceSide, owner, ownerSide };
}

it('what was written before the end arrives before the end, also where the reader is slow', async () => {
  const read: string[] = [];
  const slow = new Duplex({
    read: () => {},
    write: (chunk, _encoding, done) => setTimeout(() => done(void read.push(String(chunk))), 5),
  });
  const owner = new Duplex({ allowHalfOpen: false, read: () => {}, write: (_chunk, _encoding, done) => done() });
  pipeBothWays(slow, owner);
  for (const text of ['the', 'last', 'words', null]) owner.push(text);
  await once(slow, 'finish');
  expect(owner.destroyed).toBe(true);
  expect(read.join(' ')).toBe('the last words');
});

it('an end that breaks takes the other with it', async () => {
  for (const broken of ['deviceSide', 'ownerSide'] as const) {
    for (const error of [new Error('reset'), undefined]) {
      const ends = piped();
      ends[broken].destroy(error);
      await vi.waitFor(() => expect([ends.deviceSide.destroyed, ends.ownerSide.destroyed]).toEqual([true, true]));
    }
  }
});

it('an end that never answers the other’s end is gone a little later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { device, deviceSide, ownerSide } = piped();
  device.end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(ownerSide.destroyed).toBe(false);
  vi.advanceTimersByTime(2000);
  expect([deviceSide.destroyed, ownerSide.destroyed]).toEqual([true, true]);
});

it('a reader that stops reading stops the writer: nothing piles up between them', async () => {
  const { device, owner } = piped();
  const chunk = Buffer.alloc(64 * 1024);
  let written = 0;
  let drained = true;
  while (drained && written < 10_000_000) {
    drained = owner.write(chunk);
    written += chunk.length;
    owner.once('drain', () => {
      drained = true;
    });
    for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(written).toBeGreaterThan(chunk.length);
  expect(written).toBeLessThan(2_000_000);
  device.destroy();
});
