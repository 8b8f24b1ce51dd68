import type { Card } from '@tasovka/cards';
import { box, type Family } from '../box.ts';
import type { Law } from '../law.ts';
import { bah } from './bah.ts';
import { ban } from './ban.ts';
import { bro } from './bro.ts';
import { joker } from './joker.ts';
import { number } from './number.ts';
import { pff } from './pff.ts';
import { plus } from './plus.ts';
import { ups } from './ups.ts';

const laws: Readonly<Record<Family, Law>> = { number, bah, ban, pff, bro, ups, plus, joker };

const byCard: readonly Law[] = box.kinds.map((kind) => laws[kind.family]);

/** The law of each card, by its family. */
export const lawOf = (card: Card): Law => byCard[card] as Law;
