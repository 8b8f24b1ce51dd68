import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { lanAddresses, publicAddress } from '../src/http/publicAddress.ts';

test('a server with a domain is found there', () => {
  expect(publicAddress('127.0.0.1', ['https://tasovka.example', 'https://other.example'], 3000)).toBe(
    'https://tasovka.example',
  );
});

test('a server that hears its own machine alone has no address for others', () => {
  for (const host of ['localhost', '127.0.0.1', '127.9.9.9', '::1']) expect(publicAddress(host, [], 3000)).toBeNull();
});

test('a server in a network is found there, and never at an address that means "this device"', () => {
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .map(({ address }) => `http://${address}:3000`);
  for (const address of lanAddresses(3000)) {
    expect(own).toContain(address);
    expect(address).not.toMatch(/localhost|\/\/127\./);
  }
  expect(publicAddress('0.0.0.0', [], 3000)).toBe(lanAddresses(3000)[0] ?? null);
});
