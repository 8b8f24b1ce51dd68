/** The same in Node and in browsers, secure context or not: a room runs in both. */
const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 128 bits nobody can guess. */
export const newToken = (): string => base64url(randomBytes(16));

export const newGuestId = (): string => `g${base64url(randomBytes(6))}`;

export const newSeed = (): string => Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
