import type { Card } from '@tasovka/cards';
import { box, type Family } from './box.ts';
import { svinorot } from './circles/svinorot.ts';
import { temnodel } from './circles/temnodel.ts';
import { etiquetteNumber } from './etiquette/number.ts';
import type { Law } from './law.ts';
import { hapyozh } from './prescriptions/hapyozh.ts';
import { hlopkopyt } from './prescriptions/hlopkopyt.ts';
import { number } from './prescriptions/number.ts';
import { perehryuk } from './prescriptions/perehryuk.ts';
import { polisvin } from './prescriptions/polisvin.ts';
import { tihohryun } from './prescriptions/tihohryun.ts';
import { infection } from './zombie/infection.ts';

const laws: Readonly<Record<Family, Law>> = {
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

const byCard: readonly Law[] = box.kinds.map((kind) => laws[kind.family]);

/** The law of each card, by its family. */
export const lawOf = (card: Card): Law => byCard[card] as Law;
