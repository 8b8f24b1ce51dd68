import type { MatchFacts } from '@tasovka/games/awards';
import { isObject, isPerson, type Json } from '@tasovka/kernel';
import type { BookFacts } from '@tasovka/protocol';
import type { RoomState } from '../log/roomState.ts';

/** Entries are read for ever: whoever raises this goes on reading the formats before. */
const entryFormat = 1;

/** Who sat there. Guests who come back after they left are known again by their device, as block lists know them. */
export interface EntrySeat {
  /** Null where they asked to be forgotten. */
  readonly guest: string | null;
  readonly device: string | null;
  readonly name: string;
  readonly face: string;
  /** The level of a bot, or `program`; null for people. */
  readonly bot: string | null;
}

/** A match as it is stored for the book of its table, a few kilobytes. */
export interface BookEntry {
  readonly format: number;
  readonly match: number;
  readonly game: string;
  readonly mode: string | null;
  readonly seats: readonly EntrySeat[];
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly endedAt: number | null;
  readonly lengthMs: number | null;
  readonly facts: BookFacts;
  /** It began with a moment of another match: what might have happened is no match of the evening. */
  readonly playedOn?: true;
}

/** The match that is over, for the book. */
export function makeEntry({ table, blockList }: RoomState, lengthMs: number, facts: MatchFacts): BookEntry {
  const { match, data } = table;
  if (!match) throw new Error('there is no match for the book');
  const { header, standings, game } = match;
  return {
    format: entryFormat,
    match: data.matches,
    game: header.game,
    mode: modeOf(header.options),
    seats: data.seated.map((id) => {
      const guest = table.guest(id);
      const bot = guest && !isPerson(guest) ? (guest.bot ?? 'program') : null;
      const device = bot === null ? blockList.deviceOf(id) : null;
      return { guest: id, device, name: guest?.name ?? '', face: guest?.face ?? '', bot };
    }),
    scores: standings.scores,
    places: game.places(standings),
    endedAt: null,
    lengthMs,
    facts: facts as BookFacts,
  };
}

/** Options can hold a whole pack: of those only the mode is kept. */
export function modeOf(options: Json): string | null {
  const mode = isObject(options) ? (options.mode ?? options.variant) : null;
  return typeof mode === 'string' ? mode : null;
}

export function readEntry(body: string): BookEntry {
  // Only `makeEntry` and `forgetIn` make these.
  const entry = JSON.parse(body) as BookEntry;
  if (entry.format !== entryFormat)
    throw new Error(`a book has format ${entry.format}; this program reads ${entryFormat}`);
  return entry;
}

const nobody: EntrySeat = { guest: null, device: null, name: '', face: '', bot: null };

/** The entry without one who sat there: result and places stay, since they are the others' as well. */
export const forgetIn = (entry: BookEntry, seat: number): BookEntry => ({
  ...entry,
  seats: entry.seats.map((one, at) => (at === seat ? nobody : one)),
  facts: Object.fromEntries(
    Object.entries(entry.facts).map(([kind, amounts]) => [kind, amounts.map((one, at) => (at === seat ? null : one))]),
  ),
});
