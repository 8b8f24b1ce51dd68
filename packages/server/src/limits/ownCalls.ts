import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const header = 'x-tasovka-for';

/**
 * What this process asks of itself for somebody else: it counts as theirs, not as this machine's. Nobody outside knows
 * the secret, so nobody can choose an address by it.
 */
export class OwnCalls {
  private readonly secret = randomBytes(32).toString('base64url');

  headersFor(address: string): Record<string, string> {
    return { [header]: `${this.secret} ${address}` };
  }

  /** The address for which this was asked; null where somebody else asks. */
  addressIn(headers: IncomingHttpHeaders): string | null {
    const given = headers[header];
    if (typeof given !== 'string') return null;
    const proof = Buffer.from(given.slice(0, this.secret.length));
    const isOurs = proof.length === this.secret.length && timingSafeEqual(proof, Buffer.from(this.secret));
    return isOurs ? given.slice(this.secret.length + 1) : null;
  }
}
