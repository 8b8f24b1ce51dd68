import type { Json, Table } from '@tasovka/kernel';
import { jsonEqual, type SharedDeal } from '@tasovka/protocol';

/** A deal as one table hands it to another: all that chance is begun with, and what it was played with. */
export interface NewDeal {
  readonly id: string;
  /** Nobody at the table is told it. */
  readonly seed: string;
  readonly seats: number;
  readonly game: string;
  readonly options: Json;
}

/** A deal at the table that is to play it. */
export interface TableDeal extends NewDeal {
  /** The match that was played with it; null before. */
  readonly match: number | null;
  /** Guests who have seen a replay of it. */
  readonly knownBy: readonly string[];
}

export const withKnower = (deal: TableDeal, guest: string): TableDeal =>
  deal.knownBy.includes(guest) ? deal : { ...deal, knownBy: [...deal.knownBy, guest] };

/** Whether the next match would be dealt so: what is played, how, and by how many is what it was. */
function isNext({ game, options, seats }: TableDeal, { data, players }: Table): boolean {
  return data.game === game && players.length === seats && jsonEqual(data.options, options);
}

/** The seed that the next match begins with; null where it is one of its own. */
export const seedOfDeal = (deal: TableDeal | null, table: Table): string | null =>
  deal && deal.match === null && isNext(deal, table) ? deal.seed : null;

export const dealView = (deal: TableDeal | null, table: Table): SharedDeal | null =>
  deal && deal.match === null
    ? { id: deal.id, seats: deal.seats, isNext: isNext(deal, table), knownBy: deal.knownBy }
    : null;
