import type { Card } from '@tasovka/cards';
import type { Seat, Signal } from '@tasovka/kernel';
import { box, type EtiquetteName } from '../box.ts';
import type { Context } from '../event.ts';
import type { Rule } from '../ruleNumbers.ts';
import type { Act, State } from '../state.ts';

/** What one etiquette card is about. */
export interface EtiquetteCard {
  readonly name: EtiquetteName;
  readonly card: Card;
  readonly rule: Rule;
  /** The act it punishes; null for the one that answers other etiquette cards. */
  readonly act: Act | null;
  /** At a table of people the card is its own claim; otherwise the act must have been seen. */
  readonly claimed: boolean;
  /** How the room of a remote table sees the act. */
  sees?(state: State, seat: Seat, signal: Signal, ctx: Context): void;
}

export const makeEtiquetteCard = (name: EtiquetteName, about: Omit<EtiquetteCard, 'name' | 'card'>): EtiquetteCard => ({
  ...about,
  name,
  card: box.find(name),
});
