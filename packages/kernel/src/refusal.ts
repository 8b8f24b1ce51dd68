/** Every way a move can be refused; each has its sentence in every language. */
export const reasons = [
  'not-your-turn',
  'does-not-fit',
  'not-in-hand',
  'unknown-card',
  'needs-colour',
  'needs-card',
  'not-a-copy',
  'window-closed',
  'not-now',
  'not-allowed',
  'already-done',
  'bad-target',
  'bad-move',
] as const;

export type Reason = (typeof reasons)[number];

/** Why a move was not taken, and the rule that says so. A refused move changes nothing. */
export interface Refusal {
  readonly reason: Reason;
  readonly rule?: string;
}

export const refuse = (reason: Reason, rule?: string): Refusal => (rule === undefined ? { reason } : { reason, rule });
