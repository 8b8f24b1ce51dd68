import { isObject, type Json, type JsonObject } from '@tasovka/kernel';

/** What a refusal needs of the refused player's view. */
export interface Seen {
  readonly phase: string;
  readonly top: string;
  /** The colour to follow; null: any. */
  readonly colour: string | null;
  readonly owed: number;
  /** Whether the card just laid may still be intercepted. */
  readonly open: boolean;
  /** The card the phase is about: the one drawn, the virus on the table. */
  readonly card: string | null;
  /** What the last dark card was called. */
  readonly claim: string | null;
  /** Whether the etiquette set is in play. */
  readonly manners: boolean;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads a view without trusting it: a sentence must come out of anything. */
export function seen({ phase, top, colour, owed, window, table, manners }: JsonObject): Seen {
  return {
    phase: text(phase) ?? '',
    top: text(top) ?? '',
    colour: text(colour),
    owed: typeof owed === 'number' ? owed : 0,
    open: typeof window === 'number',
    card: isObject(table) ? text(table.card) : null,
    claim: lastClaim(table),
    manners: isObject(manners),
  };
}

function lastClaim(table: Json | undefined): string | null {
  const last: unknown = Array.isArray(table) ? table.at(-1) : null;
  return isObject(last) ? text(last.claim) : null;
}
