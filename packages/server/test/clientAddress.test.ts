import type { IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { AddressCount } from '../src/limits/addressCount.ts';
import { AddressRate } from '../src/limits/addressRate.ts';
import { addressKey, addressReader, clientAddress } from '../src/limits/clientAddress.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  ['2001:0DB8:0001:12fe::', '2001:db8:1:1200::/56'],
  ['2001:db8:1:1300::', '2001:db8:1:1300::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['', 'unknown'],
  ['evil', 'unknown'],
  ['1.2.3.4, 5.6.7.8', 'unknown'],
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

const request = (forwarded: string | undefined, remoteAddress = '10.0.0.1'): IncomingMessage =>
  // All that is read of a request.
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

it.each([
  [0, '6.6.6.6', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '192.0.2.7', '192.0.2.7'],
  [1, '6.6.6.6, 192.0.2.7', '192.0.2.7'],
  [2, '6.6.6.6, 192.0.2.7, 10.0.0.2', '192.0.2.7'],
  [1, '6.6.6.6, unknown', '10.0.0.1'],
  [1, '6.6.6.6,', '10.0.0.1'],
  [1, '2001:db8::7', '2001:db8::7'],
])('with %i proxies, %s says that the caller is %s', (hops, forwarded, address) => {
  expect(clientAddress(request(forwarded), hops)).toBe(address);
});

it('says once that a proxy stands in front of which nobody has told it', () => {
  let warned = 0;
  const direct = addressReader(0, () => warned++);
  expect([request(undefined), request('6.6.6.6'), request('6.6.6.7')].map(direct)).toEqual(Array(3).fill('10.0.0.1'));
  expect(warned).toBe(1);
  expect(addressReader(1, () => warned++)(request('192.0.2.7'))).toBe('192.0.2.7');
  expect(warned).toBe(1);
});

it('is the address that Fastify knows', async () => {
  for (const [hops, forwarded] of [
    [0, '6.6.6.6'],
    [1, '6.6.6.6, 192.0.2.7'],
    [2, '6.6.6.6, 192.0.2.7, 10.0.0.2'],
  ] as const) {
    const app = Fastify({ trustProxy: (_address, hop) => hop < hops });
    app.get('/', async (call) => [call.ip, clientAddress(call.raw, hops)]);
    const [fastifys, ours] = (await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })).json<
      string[]
    >();
    expect(ours).toBe(fastifys);
    await app.close();
  }
});

it('counts what is open by address and together, and forgets addresses that have nothing', () => {
  const count = new AddressCount(2, 3);
  expect([count.take('a'), count.take('a'), count.take('a')]).toEqual([true, true, false]);
  expect([count.take('b'), count.take('c')]).toEqual([true, false]);
  count.release('a');
  expect(count.take('c')).toBe(true);
  expect(count.total).toBe(3);
});

it('remembers the rates of a bounded number of addresses, those seen last', () => {
  const rate = new AddressRate(1, 0);
  expect(rate.take('first')).toBe(true);
  for (let i = 0; i < 19_999; i++) rate.take(`${i}`);
  expect(rate.take('first')).toBe(false);
  for (let i = 20_000; i < 60_000; i++) rate.take(`${i}`);
  expect(rate.size).toBe(20_000);
  expect(rate.take('59999')).toBe(false);
  expect(rate.take('first')).toBe(true);
  rate.giveBack('first');
  expect([rate.hasLeft('first'), rate.take('first'), rate.hasLeft('first')]).toEqual([true, true, false]);
});
