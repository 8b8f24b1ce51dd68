import type { Card } from '@tasovka/cards';
import { box, type Family } from './box.ts';
import type { CardRule } from './cardRule.ts';
import { etiquetteNumber } from './etiquette/number.ts';
import { hapyozh } from './prescriptions/hapyozh.ts';
import { hlopkopyt } from './prescriptions/hlopkopyt.ts';
import { number } from './prescriptions/number.ts';
import { perehryuk } from './prescriptions/perehryuk.ts';
import { polisvin } from './prescriptions/polisvin.ts';
import { tihohryun } from './prescriptions/tihohryun.ts';
import { svinorot } from './specialRounds/svinorot.ts';
import { temnodel } from './specialRounds/temnodel.ts';
import { infection } from './zombie/infection.ts';

const rules: Readonly<Record<Family, CardRule>> = {
  number,
  hapyozh,
  tihohryun,
  hlopkopyt,
  perehryuk,
  polisvin,
  svinorot,
  temnodel,
  etiquette: etiquetteNumber,
  infection,
};

/** Every rule with all its parts, missing ones too: objects of one shape are read much faster than ten of their own. */
type WholeRule = { readonly [Part in keyof Required<CardRule>]: CardRule[Part] | undefined } & Pick<
  CardRule,
  'rule' | 'fit' | 'resolve'
>;

const whole = ({ rule, fit, validate, choices, place, resolve, outlastsHand }: CardRule): WholeRule => ({
  rule,
  fit,
  validate,
  choices,
  place,
  resolve,
  outlastsHand,
});

const byCard: readonly WholeRule[] = box.kinds.map((kind) => whole(rules[kind.family]));

/** The rule of each card, by its family. */
export const ruleOf = (card: Card): WholeRule => byCard[card] as WholeRule;
