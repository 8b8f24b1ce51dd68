import { networkInterfaces } from 'node:os';

/** Where other devices in the same network find this machine. */
export function lanAddresses(port: number): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}
