import { isPerson } from './guests.ts';
import { isObject } from './json.ts';
import { Match, type MatchInput } from './match.ts';
import { neighbour } from './seat.ts';
import type { Guest, TableData } from './tableInput.ts';

/** What a table does between the rounds of a match: people look at the results, and latecomers sit down. */

export const isNext = (input: MatchInput): boolean =>
  input.kind === 'next' || (input.kind === 'act' && isObject(input.action) && input.action.type === 'next');

/**
 * The people who play and are here: bots, and people a bot sits in for, leave the results to them. Where there is
 * nobody, programs are asked in their place.
 */
export function playersHere({ guests, seated }: TableData): Guest[] {
  const here = guests.filter(({ id, bot, online, satIn }) => bot === null && online && !satIn && seated.includes(id));
  const people = here.filter(isPerson);
  return people.length > 0 ? people : here;
}

/** The results have been seen: the host says so, or everybody who is here. With bots alone nobody is waited for. */
export function haveSeenResults(data: TableData): boolean {
  const here = playersHere(data);
  const wants = ({ id }: Guest): boolean => data.wantNext.includes(id);
  return here.every(wants) || here.some((guest) => guest.id === data.host && wants(guest));
}

/** Guests who were given a chair after the match began, as many as its game takes in. */
function latecomers(match: Match, { guests, seated }: TableData): Guest[] {
  const waiting = guests.filter(({ id, watching }) => !watching && !seated.includes(id));
  return waiting.filter((_, at) => match.mayGrow(seated.length + at + 1));
}

/**
 * The match with its latecomers, who sit behind the last seat and begin with no points; null where nobody waits.
 * All that came before is in its header, so that it is saved and told like any other match.
 */
export function withLatecomers(match: Match, data: TableData): { match: Match; seated: string[] } | null {
  const late = latecomers(match, data);
  if (late.length === 0) return null;
  const { header, standings, game } = match;
  const seats = header.seats + late.length;
  const grown = Match.start(
    game,
    {
      ...header,
      seats,
      seed: `${header.seed}/${standings.round}`,
      names: [...header.names, ...late.map(({ name }) => name)],
      dealer: neighbour(standings.dealer, 1, seats, standings.out),
      before: { scores: [...standings.scores, ...late.map(() => 0)], round: standings.round },
      matchState: game.matchState.write(standings.matchState),
    },
    { events: true },
  );
  return { match: grown, seated: [...data.seated, ...late.map(({ id }) => id)] };
}
