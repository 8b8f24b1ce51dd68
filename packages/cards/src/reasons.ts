import type { CodecFault, CommonReason, Refusal } from '@tasovka/kernel';

/** Why a card game refuses an action, besides the kernel's reasons. */
export const cardReasons = [
  'does-not-fit',
  'not-in-hand',
  'unknown-card',
  'needs-colour',
  'needs-card',
  'not-a-copy',
] as const;
export type CardReason = (typeof cardReasons)[number];

export type CardRefusal = Refusal<CommonReason | CardReason>;

/** An action that names a card no box holds says so. */
export const malformed = (fault: CodecFault): CardRefusal['reason'] =>
  fault.kind === 'unknown-name' && fault.what === 'card' ? 'unknown-card' : 'bad-move';
