import type { AnyGame } from './game.ts';
import type { Json } from './json.ts';
import { Match, type SavedMatch } from './match.ts';
import type { BroughtPack, TableData } from './tableInput.ts';
import { OtherRules } from './versions.ts';

/** A moment of an earlier match that a new one begins with. */
export interface PlayedOn {
  /** As `Match.save` wrote it then. */
  readonly match: string;
  readonly game: string;
  readonly options: Json;
  readonly brought: BroughtPack | null;
  /** Guests by seat. */
  readonly seated: readonly string[];
  /** Where it comes from: the recording and the moment of it. */
  readonly recording: string;
  readonly moment: number;
}

/** The saved match with other people in its chairs. Null where these rules are newer than those it was saved by. */
export function matchOf({ match: text, seated }: PlayedOn, game: AnyGame, { guests }: TableData): Match | null {
  const saved: SavedMatch = JSON.parse(text);
  const names = seated.map((id) => guests.find((guest) => guest.id === id)?.name ?? '');
  try {
    return Match.restore(game, JSON.stringify({ ...saved, header: { ...saved.header, names } }), { events: true });
  } catch (error) {
    if (error instanceof OtherRules && !error.isNewer) return null;
    throw error;
  }
}
