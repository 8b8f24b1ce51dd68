import { isIP } from 'node:net';

/** A private key and a certificate for it, as PEM. */
export interface KeyAndCertificate {
  readonly key: string;
  readonly cert: string;
}

const day = 86_400_000;
/** Browsers refuse certificates for longer than 398 days, whatever their owner says. */
const validDays = 390;

const altName = (name: string) =>
  isIP(name) === 0 ? { type: 2 as const, value: name } : { type: 7 as const, ip: name };

/** A certificate that nobody but ourselves vouches for, for these host names and addresses. */
export async function makeCertificate(names: readonly string[], now: number): Promise<KeyAndCertificate> {
  // Loaded by a server that is asked for https, and by no other.
  const { generate } = await import('selfsigned');
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Тасовка' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    // Clocks of phones may be behind ours.
    notBeforeDate: new Date(now - day),
    notAfterDate: new Date(now + validDays * day),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: names.map(altName) },
    ],
  });
  return { key, cert };
}
