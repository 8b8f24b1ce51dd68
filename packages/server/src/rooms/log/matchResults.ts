import type { Table } from '@tasovka/kernel';
import type { MatchResult } from '@tasovka/protocol';

/** How the match on the table ended, as it is stored. */
export function writeResult({ data, match }: Table): string {
  if (!match) throw new Error('no match has ended');
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

export const readResult = (body: string): MatchResult => JSON.parse(body) as MatchResult;
