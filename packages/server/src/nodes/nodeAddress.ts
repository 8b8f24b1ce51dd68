import { networkInterfaces } from 'node:os';

/** Where other nodes reach this one, as host:port. */
export function nodeAddress(told: string | null, host: string, port: number): string {
  if (told !== null) return /:\d+$/.test(told) ? told : `${told}:${port}`;
  const listensEverywhere = host === '0.0.0.0' || host === '::';
  const own = listensEverywhere ? (firstAddress() ?? '127.0.0.1') : host;
  return own.includes(':') ? `[${own}]:${port}` : `${own}:${port}`;
}

function firstAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  return all.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
}
