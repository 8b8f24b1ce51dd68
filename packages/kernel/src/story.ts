import type { GameEvent, SettledEvent } from './event.ts';
import type { Seat } from './seat.ts';
import type { Cast, Language } from './words.ts';

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

/** One thing said in three ways or more: what happens often is not always told alike. */
export type Telling = readonly [string, string, string, ...string[]];

/** Something to tell of every event there is; null where it is only for the eye. */
export type Lines<E extends GameEvent> = {
  readonly [T in (E | SettledEvent)['type']]: (
    event: Extract<E | SettledEvent, { readonly type: T }>,
    voice: Voice,
  ) => Telling | null;
};

type Line<E> = ((event: E, voice: Voice) => Telling | null) | undefined;

const you: Readonly<Record<Language, string>> = { ru: 'ты', en: 'you' };
/** Stands before every «you» that is ours, so that what people say themselves stays as they said it. */
const mark = '\0';

/** The story as a language tells it. «You» is written small and becomes big where a sentence begins. */
export function teller<E extends GameEvent>(
  lines: Lines<E>,
  language: Language,
): (event: E | SettledEvent, cast: Cast, nth?: number) => string | null {
  // Each line takes the event it is filed under, which the compiler cannot follow through a lookup. A server that
  // is newer than this screen may tell what no line is written for.
  const filed = lines as unknown as Readonly<Record<string, Line<E | SettledEvent>>>;
  const list = new Intl.ListFormat(language);
  return (event, cast, nth = 0) => {
    const isMe = (seat: Seat): boolean => seat === cast.me;
    const who = (seat: Seat): string => (isMe(seat) ? `${mark}${you[language]}` : cast.name(seat));
    const verb: Voice['verb'] = (seat, they, mine) => (isMe(seat) ? mine : they);
    const does: Voice['does'] = (seat, they, mine) => `${who(seat)} ${verb(seat, they, mine)}`;
    const all = (seats: readonly Seat[]): string => list.format(seats.map(who));
    const line = filed[event.type]?.(event, { who, verb, does, all, isMe }) ?? null;
    if (line === null) return null;
    return (line[nth % line.length] ?? line[0])
      .replace(/(^|[.!?…] )\0(.)/g, (_, before: string, letter: string) => before + letter.toUpperCase())
      .replaceAll(mark, '')
      .replace(/([!?])\.(?!\.)/g, '$1');
  };
}
