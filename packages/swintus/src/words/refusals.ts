import type { CardRefusal } from '@tasovka/cards';
import type { JsonObject } from '@tasovka/kernel';
import { type Seen, seen } from './seen.ts';

type Sentence = (view: Seen) => string;

/** Sentences by reason, and where it matters by the rule, the phase, or both in this order. */
export type Sentences = Readonly<
  Partial<Record<`${CardRefusal['reason']} ${string}` | CardRefusal['reason'], Sentence>>
>;

/** Where everything else waits, what it waits for says more than the rule. */
const frozen = new Set(['slap', 'answer', 'give', 'vote', 'over']);

/** The nearest sentence there is. */
export const refuser =
  (sentences: Sentences, reasons: Readonly<Record<CardRefusal['reason'], string>>) =>
  ({ reason, rule = '' }: CardRefusal, view: JsonObject): string => {
    const at = seen(view);
    const byRule = sentences[`${reason} ${rule}`];
    const byPhase = sentences[`${reason} ${at.phase}`];
    const nearest = frozen.has(at.phase) ? (byPhase ?? byRule) : (byRule ?? byPhase);
    const sentence = sentences[`${reason} ${rule} ${at.phase}`] ?? nearest ?? sentences[reason];
    return sentence?.(at) ?? reasons[reason];
  };
