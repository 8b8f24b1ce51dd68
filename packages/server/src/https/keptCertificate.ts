import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { type KeyAndCertificate, makeCertificate } from './makeCertificate.ts';

const renewBeforeMs = 30 * 86_400_000;

/** What people in the same network may type to reach this machine. */
export function ownNames(): string[] {
  // IPv6 addresses change by the day, and each change would be a new warning.
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
  const host = hostname().toLowerCase();
  // Many networks tell the names of their machines with `.local`. A name that is none would spoil the certificate.
  const hosts = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host)
    ? [host, ...(host.includes('.') ? [] : [`${host}.local`])]
    : [];
  return [...new Set(['localhost', ...hosts, '127.0.0.1', '::1', ...addresses])];
}

/**
 * The certificate in this folder; a new one where there is none, where it ends soon, or where this machine has an
 * address that it does not name. Who accepted it once is not warned again until it changes.
 */
export async function keptCertificate(
  folder: string,
  names = ownNames(),
  now = Date.now(),
): Promise<KeyAndCertificate> {
  const kept = read(folder);
  if (kept && isGood(kept, names, now)) return kept;
  const made = await makeCertificate(names, now);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  write(folder, 'key.pem', made.key, 0o600);
  write(folder, 'certificate.pem', made.cert, 0o644);
  return made;
}

function read(folder: string): KeyAndCertificate | null {
  try {
    return {
      key: readFileSync(join(folder, 'key.pem'), 'utf8'),
      cert: readFileSync(join(folder, 'certificate.pem'), 'utf8'),
    };
  } catch {
    return null;
  }
}

/** A process that ends half-way must not leave half a file. */
function write(folder: string, name: string, text: string, mode: number): void {
  const file = join(folder, name);
  writeFileSync(`${file}.new`, text, { mode });
  renameSync(`${file}.new`, file);
}

function isGood({ key, cert }: KeyAndCertificate, names: readonly string[], now: number): boolean {
  try {
    const certificate = new X509Certificate(cert);
    return (
      certificate.checkPrivateKey(createPrivateKey(key)) &&
      certificate.validFromDate.getTime() <= now &&
      certificate.validToDate.getTime() - renewBeforeMs > now &&
      names.every((name) => (certificate.checkHost(name) ?? certificate.checkIP(name)) !== undefined)
    );
  } catch {
    return false;
  }
}

/** As browsers show it to whoever wants to be sure. */
export const fingerprintOf = ({ cert }: KeyAndCertificate): string => new X509Certificate(cert).fingerprint256;
