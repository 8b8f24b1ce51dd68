import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const secretHeader = 'x-tasovka-secret';
const clientHeader = 'x-tasovka-client';

/** What a node adds to a request that it forwards: the proof that it is a node, and the device's address. */
export const nodeHeaders = (secret: string, client: string): Record<string, string> => ({
  [secretHeader]: secret,
  [clientHeader]: client,
});

/** Only nodes say these; what a device says there is not passed on. */
export const isNodeHeader = (name: string): boolean => {
  const lower = name.toLowerCase();
  return lower === secretHeader || lower === clientHeader;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Who says that a request was forwarded: nobody, a node, or somebody who does not know the secret. */
export function forwarder(headers: IncomingHttpHeaders, secret: string | null): 'nobody' | 'node' | 'impostor' {
  const given = headers[secretHeader];
  if (given === undefined) return 'nobody';
  return secret !== null && timingSafeEqual(digest(String(given)), digest(secret)) ? 'node' : 'impostor';
}

export const clientAddress = (headers: IncomingHttpHeaders): string => String(headers[clientHeader] ?? '');
