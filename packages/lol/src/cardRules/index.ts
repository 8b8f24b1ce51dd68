import type { Card } from '@tasovka/cards';
import { box, type Family } from '../box.ts';
import type { CardRule } from '../cardRule.ts';
import { bah } from '../cardRules/bah.ts';
import { ban } from '../cardRules/ban.ts';
import { bro } from '../cardRules/bro.ts';
import { joker } from './joker.ts';
import { number } from './number.ts';
import { pff } from './pff.ts';
import { plus } from './plus.ts';
import { ups } from './ups.ts';

const rules: Readonly<Record<Family, CardRule>> = { number, bah, ban, pff, bro, ups, plus, joker };

const byCard: readonly CardRule[] = box.kinds.map((kind) => rules[kind.family]);

/** The rule of each card, by its family. */
export const ruleOf = (card: Card): CardRule => byCard[card] as CardRule;
