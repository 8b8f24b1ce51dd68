import type { Card } from '@tasovka/cards';
import type { GameContext, Seat, Signal } from '@tasovka/kernel';
import type { Act, State } from '../state.ts';

/** What one etiquette card is about. */
export interface Manner {
  readonly card: Card;
  readonly rule: string;
  /** The act it punishes; null for the one that answers other etiquette cards. */
  readonly act: Act | null;
  /** At a table of people the card is its own claim; otherwise the act must have been seen. */
  readonly claimed: boolean;
  /** How the room of a remote table sees the act. */
  sees?(state: State, seat: Seat, signal: Signal, ctx: GameContext): void;
}
