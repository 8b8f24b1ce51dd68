import type { Award } from '@tasovka/games/awards';
import type { Seat } from '@tasovka/kernel';
import { championsOf, type Result } from '../cards/matchResult.ts';
import type { Session } from '../table/session.svelte.ts';
import { myMatches, remember } from './myBook.ts';

/** One's own book has a match at once; what the table knows besides comes when the book is opened. */
export function keepMatch(session: Session, result: Result, seat: Seat, award: Award | null): void {
  const { table, code, facts } = session;
  if (!table) return;
  // Tables on other devices have the same code: what is told apart by the number of a match there is by its time here.
  const match = session.onDevice ? table.began : table.matches;
  if (myMatches().some((one) => one.code === code && one.match === match)) return;
  const { places } = result;
  const champions = championsOf(result);
  remember([
    {
      code,
      match,
      game: table.game,
      place: places[seat] ?? 0,
      of: places.length,
      won: champions.includes(seat) && champions.length < places.length,
      endedAt: Date.now(),
      lengthMs: null,
      replay: null,
      award,
      slap: facts.facts.slap?.[seat]?.[0] ?? null,
    },
  ]);
}
