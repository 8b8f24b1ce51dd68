import { closeCodes } from '@tasovka/protocol';

/** Why a socket closed, for the metrics: a close code of ours, or what no code tells. */
export type CloseReason = keyof typeof closeCodes | 'restart' | 'unread' | 'silent' | 'failed' | 'by-client';

/** Standard codes: an error of ours, and a server that restarts. */
const reasons = new Map<number, CloseReason>([
  [1011, 'failed'],
  [1012, 'restart'],
]);
// To the compiler the keys of an object are any strings; these are the names of our codes.
for (const [name, code] of Object.entries(closeCodes)) reasons.set(code, name as keyof typeof closeCodes);

export const reasonOf = (code: number): CloseReason => reasons.get(code) ?? 'failed';
