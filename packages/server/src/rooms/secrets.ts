import { createHash, randomBytes, randomInt } from 'node:crypto';
import { codeLength, codeLetters } from '@tasovka/protocol';

/** 128 bits nobody can guess. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** What is stored of a token: enough to recognize it, not enough to use it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const newGuestId = (): string => `g${randomBytes(6).toString('base64url')}`;

export const newSeed = (): string => randomBytes(16).toString('hex');

export const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/** A link names its room, so that redeeming it finds the room: CODE-secret. */
export const newLink = (room: string): string => `${room}-${newToken()}`;
/** Codes have no dashes, of whatever length they are. */
export const roomOfLink = (link: string): string => link.split('-', 1)[0] ?? '';
