import { type Card, grey } from '@tasovka/cards';
import { box, colourOf, type Family, rankOf } from './box.ts';
import { svinorot } from './circles/svinorot.ts';
import { temnodel } from './circles/temnodel.ts';
import { etiquetteNumber } from './etiquette/number.ts';
import type { Fit, Law } from './law.ts';
import { hapyozh } from './prescriptions/hapyozh.ts';
import { hlopkopyt } from './prescriptions/hlopkopyt.ts';
import { number } from './prescriptions/number.ts';
import { perehryuk } from './prescriptions/perehryuk.ts';
import { polisvin } from './prescriptions/polisvin.ts';
import { tihohryun } from './prescriptions/tihohryun.ts';
import { type State, topOf } from './state.ts';
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

const fitOf: readonly Fit[] = byCard.map((law) => law.fit);

/** SW-10: whether a card may be laid on the top one. Where no colour was named anything goes (SW-5). */
export function fits(state: State, card: Card): boolean {
  const { colour } = state;
  if (colour === grey) return true;
  switch (fitOf[card]) {
    case 'either':
      return colourOf[card] === colour || rankOf[card] === rankOf[topOf(state)];
    case 'colour':
      return colourOf[card] === colour;
    case 'value':
      return rankOf[card] === rankOf[topOf(state)];
    default:
      return true;
  }
}
