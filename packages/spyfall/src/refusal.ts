import type { Refusal } from '@tasovka/kernel';
import type { Rule } from './ruleNumbers.ts';

/** Why these rules refuse, and by which rule. Each pair has its sentence in every language, or the types complain. */
export type Causes = {
  readonly 'not-your-turn': 'SP-10' | 'SP-11' | 'SP-51' | 'SP-52' | 'SP-53';
  /** SP-4 is the match's own: the round is over. */
  readonly 'not-now': 'SP-4' | 'SP-10' | 'SP-13' | 'SP-20' | 'SP-21' | 'SP-23' | 'SP-43' | 'SP-51' | 'SP-52' | 'SP-53';
  readonly 'not-allowed': 'SP-13' | 'SP-20' | 'SP-22' | 'SP-41' | 'SP-42' | 'SP-43' | 'SP-51' | 'SP-52';
  readonly 'already-done': 'SP-20' | 'SP-43' | 'SP-51';
  readonly 'bad-target': 'SP-10' | 'SP-11' | 'SP-20' | 'SP-41' | 'SP-51' | 'SP-52';
  readonly 'bad-move': 'SP-22';
};

export interface SpyfallRefusal extends Refusal<keyof Causes> {
  readonly rule: Rule;
}

export const refuse = <R extends keyof Causes>(reason: R, rule: Causes[R]): SpyfallRefusal => ({ reason, rule });
