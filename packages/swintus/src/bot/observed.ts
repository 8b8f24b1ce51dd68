import { cardReader, type Observed as ObservedBy, type TableView } from '@tasovka/cards/bot';
import type { Millis, Seat } from '@tasovka/kernel';
import { box } from '../box.ts';
import type { Act } from '../state.ts';

/** An etiquette card on its way, or a broken silence (`card` null); who is not concerned sees how many cards go along. */
export interface ObservedCharge {
  readonly by: Seat;
  readonly against: Seat;
  readonly card: string | null;
  readonly count: number;
  readonly cards: readonly string[] | null;
  readonly due: Millis;
}

interface ObservedSlap {
  readonly by: Seat;
  readonly window: number;
  readonly due: Millis;
  readonly times: readonly (Millis | null)[];
}

interface ObservedDarkCard {
  readonly seat: Seat;
  readonly claim: string;
  readonly card: string | null;
}

interface ObservedVirus {
  readonly card: string;
  readonly by: Seat;
  readonly to: Seat;
  readonly due: Millis;
}

/** What each phase lays on the table. */
type ObservedPhase =
  | { readonly phase: 'turn' | 'svinorot' | 'over'; readonly table: null }
  | { readonly phase: 'drawn'; readonly table: { readonly card: string | null } }
  | { readonly phase: 'slap'; readonly table: ObservedSlap }
  | { readonly phase: 'temnodel' | 'temnodel-last'; readonly table: readonly ObservedDarkCard[] }
  | { readonly phase: 'virus'; readonly table: ObservedVirus }
  | { readonly phase: 'answer' | 'vote'; readonly table: ObservedCharge }
  | { readonly phase: 'give'; readonly table: { readonly from: Seat; readonly to: Seat; readonly due: Millis } };

export interface ObservedEtiquette {
  readonly offences: readonly { readonly act: Act; readonly seat: Seat }[];
  readonly winking: readonly Seat[];
  readonly winkedBy: readonly Seat[];
  readonly planned: boolean;
  readonly swing: { readonly seat: Seat; readonly since: Millis; readonly phase: number } | null;
  readonly count: object | null;
}

interface CommonView extends TableView {
  readonly direction: 1 | -1;
  readonly bills: readonly number[];
  readonly molesLeft: number;
  readonly manners: ObservedEtiquette | null;
}

export type Observed = ObservedBy<CommonView & ObservedPhase>;

export const cardOf = cardReader(box);
