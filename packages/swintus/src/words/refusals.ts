import type { JsonObject, Reason, Refusal } from '@tasovka/kernel';
import { type Seen, seen } from './seen.ts';

type Sentence = (view: Seen) => string;

/** Sentences by reason and rule, by reason and phase, or by reason alone. */
export type Sentences = Readonly<Partial<Record<`${Reason} ${string}` | Reason, Sentence>>>;

/** The nearest sentence there is: for the rule, for where play stands, for the reason. */
export const refuser =
  (sentences: Sentences, reasons: Readonly<Record<Reason, string>>) =>
  ({ reason, rule }: Refusal, view: JsonObject): string => {
    const at = seen(view);
    const sentence =
      sentences[`${reason} ${rule ?? ''}`] ?? sentences[`${reason} ${at.phase}`] ?? sentences[reason] ?? null;
    return sentence?.(at) ?? reasons[reason];
  };
