import { createHmac } from 'node:crypto';
import type { Origin } from './blockList.ts';

/** The address itself is written nowhere. */
export function hashOrigin(secret: string, device: string | undefined, address: string | undefined): Origin {
  const hash = (kind: string, value: string): string =>
    createHmac('sha256', secret).update(`${kind} ${value}`).digest('base64url').slice(0, 16);
  return {
    ...(device !== undefined && { device: hash('device', device) }),
    ...(address !== undefined && { address: hash('address', address) }),
  };
}
