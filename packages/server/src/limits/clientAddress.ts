import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, SocketAddress } from 'node:net';

/**
 * Whom limits count: an IPv4 address, or the first 56 bits of an IPv6 address. A household gets that many, or fewer of its
 * own: with 64, one of them would have the allowances of 256. Anything that is no address counts as one.
 */
export function addressKey(address: string): string {
  const [withoutZone = ''] = address.split('%');
  const family = isIP(withoutZone);
  if (family !== 6) return family === 4 ? withoutZone : 'unknown';
  // In its shortest form, in lower case, and with an IPv4 address inside it in its own form.
  const shortest = new SocketAddress({ address: withoutZone, family: 'ipv6' }).address;
  const inner = shortest.startsWith('::ffff:') ? shortest.slice('::ffff:'.length) : '';
  if (isIPv4(inner)) return inner;
  const [start = '', end = ''] = shortest.split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(start), groups(end)];
  const all = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  const [first, second, third, fourth = '0'] = all;
  const network = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return `${first}:${second}:${third}:${network}::/56`;
}

/**
 * The address that the outermost of our own proxies saw. Each proxy adds the address it was asked from at the right of
 * the header; what stands further left was written by the caller and says nothing.
 */
export function clientAddress({ headers, socket }: IncomingMessage, proxyHops: number): string {
  // A socket of a simulation has no address.
  const direct = socket?.remoteAddress ?? '';
  const forwarded = proxyHops > 0 ? String(headers['x-forwarded-for'] ?? '') : '';
  if (forwarded === '') return direct;
  const seen = [...forwarded.split(','), direct].map((one) => one.trim());
  const client = seen[Math.max(0, seen.length - 1 - proxyHops)] ?? '';
  return isIP(client) === 0 ? direct : client;
}

/** Says once that a proxy seems to stand in front of which nobody has told us: all who come through it are one address. */
export function addressReader(proxyHops: number, warn: () => void): (request: IncomingMessage) => string {
  let isWarned = proxyHops > 0;
  return (request) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      warn();
    }
    return addressKey(clientAddress(request, proxyHops));
  };
}
