import type { Cast, GameEvent, Seat } from '@tasovka/kernel';

/** How one language speaks of who does something. */
export interface Voice {
  /** The name as it is, or «ты». */
  who(seat: Seat): string;
  /** Who, and the verb for them or for you. */
  does(seat: Seat, they: string, you: string): string;
  /** The verb alone. */
  verb(seat: Seat, they: string, you: string): string;
  /** Several at once. */
  all(seats: readonly Seat[]): string;
}

export type Line = (event: GameEvent, voice: Voice) => string | null;
export type Lines = Readonly<Record<string, Line>>;

/** One line of the story; «you» is given small and becomes big where a sentence begins. */
export function teller(lines: Lines, you: string, language: string): (event: GameEvent, cast: Cast) => string | null {
  const big = you.charAt(0).toUpperCase() + you.slice(1);
  const beginning = new RegExp(`(^|[.!?»] )${you}(?=[ ,:])`, 'g');
  const list = new Intl.ListFormat(language);
  return (event, cast) => {
    const who = (seat: Seat): string => (seat === cast.me ? you : cast.name(seat));
    const verb = (seat: Seat, they: string, mine: string): string => (seat === cast.me ? mine : they);
    const does: Voice['does'] = (seat, they, mine) => `${who(seat)} ${verb(seat, they, mine)}`;
    const line = lines[event.type]?.(event, { who, verb, does, all: (seats) => list.format(seats.map(who)) }) ?? null;
    return line === null ? null : line.replace(beginning, `$1${big}`).replace(/!\./g, '!');
  };
}

/** Names of cards that only some may see; empty for everybody else. */
export const cardsIn = ({ cards }: GameEvent): string[] =>
  Array.isArray(cards) ? cards.filter((card) => typeof card === 'string') : [];
