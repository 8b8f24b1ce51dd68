import type { Cast, GameEvent, Millis, Seat, SettledEvent } from '@tasovka/kernel';

/** How one language speaks of who does something. */
export interface Voice {
  /** The name as it is, or «ты». */
  who(seat: Seat): string;
  /** The verb for them, or for you. */
  verb(seat: Seat, they: string, you: string): string;
  /** Both, in this order. */
  does(seat: Seat, they: string, you: string): string;
  /** Several at once. */
  all(seats: readonly Seat[]): string;
  isMe(seat: Seat): boolean;
}

/** A line for every event there is; null where it is only for the eye. */
export type Lines<E extends GameEvent> = {
  readonly [T in (E | SettledEvent)['type']]: (
    event: Extract<E | SettledEvent, { readonly type: T }>,
    voice: Voice,
  ) => string | null;
};

/** Whose hand came first in a race, and when; null where nobody's did. */
export function fastest(times: readonly (Millis | null)[]): { readonly seat: Seat; readonly ms: Millis } | null {
  let first: { seat: Seat; ms: Millis } | null = null;
  for (const [seat, ms] of times.entries()) if (ms !== null && (first === null || ms < first.ms)) first = { seat, ms };
  return first;
}

type Line<E> = ((event: E, voice: Voice) => string | null) | undefined;

/** One line of the story; «you» is given small and becomes big where a sentence begins. */
export function teller<E extends GameEvent>(
  lines: Lines<E>,
  you: string,
  language: string,
): (event: E | SettledEvent, cast: Cast) => string | null {
  // Each line takes the event it is filed under, which the compiler cannot follow through a lookup. A server that
  // is newer than this screen may tell what no line is written for.
  const filed = lines as unknown as Readonly<Record<string, Line<E | SettledEvent>>>;
  const big = you.charAt(0).toUpperCase() + you.slice(1);
  const beginning = new RegExp(`(^|[.!?»] )${you}(?=[ ,:])`, 'g');
  const list = new Intl.ListFormat(language);
  return (event, cast) => {
    const isMe = (seat: Seat): boolean => seat === cast.me;
    const who = (seat: Seat): string => (isMe(seat) ? you : cast.name(seat));
    const verb: Voice['verb'] = (seat, they, mine) => (isMe(seat) ? mine : they);
    const does: Voice['does'] = (seat, they, mine) => `${who(seat)} ${verb(seat, they, mine)}`;
    const all = (seats: readonly Seat[]): string => list.format(seats.map(who));
    const line = filed[event.type]?.(event, { who, verb, does, all, isMe }) ?? null;
    return line === null ? null : line.replace(beginning, `$1${big}`).replace(/!\./g, '!');
  };
}
