import { roomApi } from '@tasovka/protocol';

/** Addresses that mean "this device" to whoever reads them. */
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');

const isCertain = !isLoopback(location.hostname) && location.protocol !== 'https:';
let found = $state.raw<string | null | undefined>(isCertain ? location.origin : undefined);
let asked = false;

/**
 * Where a phone finds this server. Who opened the page on the server's own machine may have come by `localhost`, and a
 * code for that would send every phone to itself. Where the server's certificate is its own, others come in by the plain
 * page that explains the browser's warning. In both cases the server is asked. Undefined while it is; null: nobody
 * else reaches it.
 */
export function publicOrigin(): string | null | undefined {
  if (found === undefined && !asked) {
    asked = true;
    void ask();
  }
  return found;
}

async function ask(): Promise<void> {
  const isHere = isLoopback(location.hostname);
  try {
    const { address, plainPort } = await roomApi.address('');
    if (isHere) found = address;
    else found = plainPort === null ? location.origin : `http://${location.hostname}:${plainPort}`;
  } catch {
    found = isHere ? null : location.origin;
  }
}
