import type { CardRefusal } from '../reasons.ts';

/** Sentences by reason, and where it matters by the rule, the phase, or both in this order. */
export type Sentences<View> = Readonly<
  Partial<Record<`${CardRefusal['reason']} ${string}` | CardRefusal['reason'], (view: View) => string>>
>;

/** The nearest sentence there is. In `frozen` phases what play waits for says more than the rule. */
export const refuser =
  <View extends { readonly phase: string }>(
    sentences: Sentences<View>,
    reasons: Readonly<Record<CardRefusal['reason'], string>>,
    frozen: readonly View['phase'][] = [],
  ) =>
  ({ reason, rule = '' }: CardRefusal, view: View): string => {
    const { phase } = view;
    const byRule = sentences[`${reason} ${rule}`];
    const byPhase = sentences[`${reason} ${phase}`];
    const nearest = frozen.includes(phase) ? (byPhase ?? byRule) : (byRule ?? byPhase);
    const sentence = sentences[`${reason} ${rule} ${phase}`] ?? nearest ?? sentences[reason];
    return sentence?.(view) ?? reasons[reason];
  };
