/** Reasons every game can refuse an action with; a game adds its own. Each has its sentence in every language. */
export const commonReasons = [
  'not-your-turn',
  'window-closed',
  'not-now',
  'not-allowed',
  'already-done',
  'bad-target',
  'bad-move',
] as const;

export type CommonReason = (typeof commonReasons)[number];

/** Why an action was not taken, and the rule that says so. A refused action changes nothing. */
export interface Refusal<R extends string = string> {
  readonly reason: R;
  readonly rule?: string;
}

export const refuse = <const R extends string>(reason: R, rule?: string): Refusal<R> =>
  rule === undefined ? { reason } : { reason, rule };
