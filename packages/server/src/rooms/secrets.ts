import { createHash, randomInt } from 'node:crypto';
import { codeLength, codeLetters } from '@tasovka/protocol';
import { newToken } from './randomIds.ts';

/** What is stored of a token: enough to recognize it, not enough to use it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/** A link names its room, so that redeeming it finds the room: CODE-secret. */
export const newLink = (room: string): string => `${room}-${newToken()}`;
/** Codes have no dashes, of whatever length they are. */
export const roomOfLink = (link: string): string => link.split('-', 1)[0] ?? '';
