import type { JsonObject, Seat } from '@tasovka/kernel';
import type { Lesson } from './lesson.ts';

/** One minute about one thing that puzzles people, offered when it first comes up. */
export interface ShortLesson {
  readonly id: string;
  /** What it speaks of on the screen: a selector of the table. */
  readonly at: string;
  /** It has just come up in a match, as this seat sees it. */
  comesUp(view: JsonObject, seat: Seat | null): boolean;
  /** The table is going to be played with it: nobody should be surprised. */
  readonly isChosen?: (options: JsonObject) => boolean;
  load(): Promise<{ readonly lesson: Lesson }>;
}

/** Under which name a lesson is remembered and has its words; the first one of a game goes by the game's own. */
export const lessonName = (game: string, id: string | null): string => (id === null ? game : `${game}-${id}`);

const has = (options: JsonObject, set: string): boolean => Array.isArray(options.sets) && options.sets.includes(set);
/** A card of this kind lies on top. */
const isOnTop = (view: JsonObject, kind: string): boolean => String(view.top ?? '').endsWith(`-${kind}`);

export const swintusLessons: readonly ShortLesson[] = [
  {
    id: 'etiquette',
    at: '.status',
    comesUp: (view) => Boolean(view.manners),
    isChosen: (options) => has(options, 'etiquette') && options.place !== 'table',
    load: () => import('./short/swintusEtiquette.ts'),
  },
  {
    id: 'temnodel',
    at: '.status',
    comesUp: (view) => view.phase === 'temnodel',
    load: () => import('./short/swintusTemnodel.ts'),
  },
  {
    id: 'svinorot',
    at: '.status',
    comesUp: (view) => view.phase === 'svinorot',
    load: () => import('./short/swintusSvinorot.ts'),
  },
  {
    id: 'tihohryun',
    at: '.status',
    comesUp: (view) => typeof view.silence === 'number' && isOnTop(view, 'tihohryun'),
    load: () => import('./short/swintusTihohryun.ts'),
  },
];

export const lolLessons: readonly ShortLesson[] = [
  {
    id: 'modes',
    at: '.over h2',
    comesUp: (view) => Boolean(view.roundScores) && view.over !== true,
    isChosen: (options) => options.mode !== undefined,
    load: () => import('./short/lolModes.ts'),
  },
];

export const spyfallLessons: readonly ShortLesson[] = [
  {
    id: 'spy',
    at: '.look',
    comesUp: (view, seat) => view.phase === 'talk' && seat !== null && view.spy === seat,
    load: () => import('./short/spyfallSpy.ts'),
  },
  {
    id: 'accusation',
    at: '.verdict h2',
    comesUp: (view) => view.phase === 'vote',
    load: () => import('./short/spyfallAccusation.ts'),
  },
];
