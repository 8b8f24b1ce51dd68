import { isObject, type Json, type JsonObject } from '@tasovka/kernel';

/** What a refusal needs of the refused player's view. */
export interface Seen {
  readonly phase: string;
  readonly top: string;
  /** The colour to follow; null: any. */
  readonly colour: string | null;
  readonly owed: number;
  readonly myTurn: boolean;
  /** Whether the card just laid may still be intercepted. */
  readonly open: boolean;
  /** The card just drawn. */
  readonly drawn: string | null;
  /** What the last dark card was called. */
  readonly claim: string | null;
  /** Cards in one's own hand. */
  readonly cards: number;
  /** Whether the etiquette set is in play. */
  readonly manners: boolean;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads a view without trusting it: a sentence must come out of anything. */
export function seen(view: JsonObject): Seen {
  const { phase, top, colour, owed, turn, seat, window, table, hands, manners } = view;
  return {
    phase: text(phase) ?? '',
    top: text(top) ?? '',
    colour: text(colour),
    owed: typeof owed === 'number' ? owed : 0,
    myTurn: typeof seat === 'number' && turn === seat,
    open: typeof window === 'number',
    drawn: isObject(table) ? text(table.card) : null,
    claim: lastClaim(table),
    cards: Array.isArray(hands) && typeof seat === 'number' ? Number(hands[seat] ?? 0) : 0,
    manners: isObject(manners),
  };
}

function lastClaim(table: Json | undefined): string | null {
  const last: unknown = Array.isArray(table) ? table.at(-1) : null;
  return isObject(last) ? text(last.claim) : null;
}
