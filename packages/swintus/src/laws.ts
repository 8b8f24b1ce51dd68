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

/** Every law with all its parts, missing ones too: objects of one shape are read much faster than ten of their own. */
type WholeLaw = { readonly [Part in keyof Required<Law>]: Law[Part] | undefined } & Pick<Law, 'rule' | 'fit' | 'acts'>;

const whole = ({ rule, fit, demands, choices, lays, acts, outlastsHand }: Law): WholeLaw => ({
  rule,
  fit,
  demands,
  choices,
  lays,
  acts,
  outlastsHand,
});

const byCard: readonly WholeLaw[] = box.kinds.map((kind) => whole(laws[kind.family]));

/** The law of each card, by its family. */
export const lawOf = (card: Card): WholeLaw => byCard[card] as WholeLaw;

/** SW-10, SW-12, SW-51, SW-71: whether a card goes on a colour and a value. Where no colour was named anything goes (SW-5). */
function goesOn(colour: number, rank: number, card: Card): boolean {
  const fit: Fit = lawOf(card).fit;
  if (colour === grey || fit === 'anything') return true;
  return (fit !== 'value' && colourOf[card] === colour) || (fit !== 'colour' && rankOf[card] === rank);
}

/*
 * Every hand is held against the top card at every move, so it is worked out once for whatever can lie there:
 * a row for each colour and rank, a column for each kind of card.
 */
const columns = box.names.length;
const ranks = Math.max(...rankOf) + 1;
const table = new Uint8Array((grey + 1) * ranks * columns);
for (let at = 0; at < table.length; at++) {
  const row = Math.floor(at / columns);
  table[at] = goesOn(Math.floor(row / ranks), row % ranks, at % columns) ? 1 : 0;
}

/** Where in the table the top card stands. */
export const standing = (state: State): number => (state.colour * ranks + (rankOf[topOf(state)] as number)) * columns;

export const fitsAt = (row: number, card: Card): boolean => table[row + card] === 1;

/** Whether a card may be laid on the top one. */
export const fits = (state: State, card: Card): boolean => fitsAt(standing(state), card);
