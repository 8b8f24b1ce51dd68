import type { Cast, GameEvent, Seat } from '@tasovka/kernel';

/** How one language speaks of who does something. */
export interface Voice {
  /** The name as it is, or «ты». */
  who(seat: Seat): string;
  /** The verb for them, or for you. */
  verb(seat: Seat, they: string, you: string): string;
  /** Both, in this order. */
  does(seat: Seat, they: string, you: string): string;
  isMe(seat: Seat): boolean;
}

export type Line = (event: GameEvent, voice: Voice) => string | null;
export type Lines = Readonly<Record<string, Line>>;

/** One line of the story; the word for «you» is given small and becomes big where a sentence begins. */
export function teller(lines: Lines, you: string): (event: GameEvent, cast: Cast) => string | null {
  const big = you.charAt(0).toUpperCase() + you.slice(1);
  const beginning = new RegExp(`(^|[.!?] )${you}(?=[ ,:])`, 'g');
  return (event, cast) => {
    const line = lines[event.type]?.(event, voice(cast, you)) ?? null;
    return line === null ? null : line.replace(beginning, `$1${big}`);
  };
}

function voice(cast: Cast, you: string): Voice {
  const isMe = (seat: Seat): boolean => seat === cast.me;
  const who = (seat: Seat): string => (isMe(seat) ? you : cast.name(seat));
  const verb = (seat: Seat, they: string, mine: string): string => (isMe(seat) ? mine : they);
  return { isMe, who, verb, does: (seat, they, mine) => `${who(seat)} ${verb(seat, they, mine)}` };
}

/** Names of cards that only some may see; empty for everybody else. */
export const cardsIn = ({ cards }: GameEvent): string[] =>
  Array.isArray(cards) ? cards.filter((card) => typeof card === 'string') : [];
