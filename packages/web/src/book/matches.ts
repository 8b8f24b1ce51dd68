import { type Award, giveAwards, type MatchFacts } from '@tasovka/games/awards';
import type { BookMatch } from '@tasovka/protocol';

/** A match of one game that was played to its end. */
export const isFinished = ({ stopped }: BookMatch): boolean => !stopped;

/** Where all share the first place nobody has won. */
export const isDrawn = ({ places }: BookMatch): boolean => places.every((place) => place === 1);

export const hasWon = (match: BookMatch, seat: number): boolean => match.places[seat] === 1 && !isDrawn(match);

/** Where somebody sat; -1 where they did not play. */
export const seatOf = ({ seats }: BookMatch, person: number): number =>
  seats.findIndex((seat) => seat.person === person);

export const factsOf = ({ facts }: BookMatch): MatchFacts => facts;

export const awardsOf = (match: BookMatch): Award[] =>
  giveAwards(factsOf(match), match.seats.length, (seat) => match.seats[seat]?.bot !== null);

/** The address of a moment, with all cards open if need be; null where its match can no longer be seen. */
export const momentPath = ({ replay }: BookMatch, moment: number | null, isOpen = false): string | null =>
  replay && (moment === null ? `/r/${replay}` : `/r/${replay}#m${moment}${isOpen ? '-open' : ''}`);

/** Matches in the order they were played. */
export const inOrder = (matches: readonly BookMatch[]): BookMatch[] =>
  matches.filter(isFinished).sort((a, b) => a.match - b.match);
