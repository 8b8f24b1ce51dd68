import { networkInterfaces } from 'node:os';

/** Bridges of containers and virtual machines, which no phone can reach. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel)/;

/** Where other devices in the same network find this machine. */
export function lanAddresses(port: number): string[] {
  return Object.entries(networkInterfaces())
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** Where everybody finds this server: its domain, or its place in the network; null where only this machine hears it. */
export function publicAddress(host: string, origins: readonly string[], port: number): string | null {
  const [domain] = origins;
  if (domain !== undefined) return domain;
  return isLoopback(host) ? null : (lanAddresses(port)[0] ?? null);
}
