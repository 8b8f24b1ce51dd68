import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** HTTP Basic with any name, so that a browser asks for the token as a password; or Bearer, as tools send it. */
export function holdsAdminToken({ headers }: FastifyRequest, token: string): boolean {
  const [, scheme = '', given = ''] = /^(Basic|Bearer) (\S+)$/.exec(headers.authorization ?? '') ?? [];
  const basic = (): string => Buffer.from(given, 'base64').toString().split(':').slice(1).join(':');
  return timingSafeEqual(digest(scheme === 'Basic' ? basic() : given), digest(token));
}
