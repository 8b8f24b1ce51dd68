import { placesBy, type Table, type TableData } from '@tasovka/kernel';
import type { MatchResult } from '@tasovka/protocol';

/** How the match on the table ended, as it is stored. */
export function writeResult({ data, match }: Table): string {
  if (!match) return writeStoppedResult(data);
  const { header, standings, game } = match;
  const result: MatchResult = {
    match: data.matches,
    game: header.game,
    names: header.names,
    scores: standings.scores,
    places: game.places(standings),
  };
  return JSON.stringify(result);
}

/** Scores so far count. Places are those of the scores alone: the rules that would say more are gone. */
function writeStoppedResult({ unplayable, guests, matches }: TableData): string {
  if (!unplayable) throw new Error('no match has ended');
  const { game, seated, scores } = unplayable;
  const names = seated.map((id) => guests.find((guest) => guest.id === id)?.name ?? '');
  const result: MatchResult = { match: matches, game, names, scores, places: placesBy(scores), stopped: true };
  return JSON.stringify(result);
}

export const readResult = (body: string): MatchResult => JSON.parse(body) as MatchResult;
