import type { Fault } from './codec.ts';
import type { SettledEvent } from './event.ts';
import type { GameTypes, ReasonOf, RefusalOf } from './game.ts';
import type { JsonObject } from './json.ts';
import type { Seat } from './seat.ts';

export type Language = 'ru' | 'en';

/** A text that people brought along: one for everybody, or one by language. */
export type OwnText = string | { readonly ru?: string; readonly en?: string };

/** In the language asked for, or in the one there is. */
export function readIn(language: Language, text: OwnText): string {
  return typeof text === 'string' ? text : (text[language] ?? text.ru ?? text.en ?? '');
}

/** Who is who, for telling a story. Names stay in the nominative: nobody's grammar is guessed. */
export interface Cast {
  name(seat: Seat): string;
  /** The seat of whoever reads, if seated. */
  readonly me: Seat | null;
}

/** An option of the table, explained. `values` names the choices where they are words. */
export interface OptionWords {
  readonly label: string;
  readonly help: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** A ready-made set of options with a name of its own. */
export interface Preset {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly options: JsonObject;
  /** How many it is for, where not for all: whoever are as many are offered it. */
  readonly seats?: { readonly min: number; readonly max: number };
}

/** A field of views and actions, for screens that can draw any game. */
export interface FieldWords {
  readonly label: string;
  /** What its numbers are: seats, moments on the match's clock, or a reaction time that the screen measures. */
  readonly kind?: 'seat' | 'time' | 'reaction';
}

/** All a game says in one language. */
export interface GameWords<T extends GameTypes = GameTypes> {
  readonly name: string;
  readonly tagline: string;
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly presets: readonly Preset[];
  /** Names of decks of ours, by their ids. */
  readonly decks?: Readonly<Record<string, { readonly label: string; readonly help: string }>>;
  /** Labels of what a player can do, by action type; of what is answered with yes or no for both answers too (`voteYes`, `voteNo`), and of what has several ways for each (`healGive`). */
  readonly actions: Readonly<Record<string, string>>;
  /** What a move does, in two or three words, by the rule it is offered under: where its label alone does not say it. */
  readonly effects?: Readonly<Record<string, string>>;
  readonly phases: Readonly<Record<string, string>>;
  /** Fields that a game without a screen of its own wants named. */
  readonly fields?: Readonly<Record<string, FieldWords>>;
  readonly reasons: Readonly<Record<ReasonOf<T>, string>>;
  /** Help by rule number: a title and the rule in our own words. */
  readonly rules: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  /** A card, place or role by its name in views. */
  thing(name: string): string;
  /**
   * One line of the story, or null where an event is only for the eye. `nth` is how many of its type have been told
   * before: what happens again is said in other words.
   */
  story(event: T['Event'] | SettledEvent, cast: Cast, nth?: number): string | null;
  /** Why a move was refused and what to do instead; the view is the refused player's. */
  refusal(refusal: RefusalOf<T>, view: T['View']): string;
  /** How points are counted and how many of them end a match, if any number does; where the sheet of scores alone would be a riddle. */
  scoring?(goal: number | null): string;
  /** Points of a round beyond what its scoring says, and what they are for. */
  bonus?(points: number): string;
  /** What is wrong with options or a table's own pack, and where; for games that say it as data. */
  fault?(at: string, fault: Fault): string;
}

/** What a thing on the table is called, what it does now, and the rule about it. */
export interface Help {
  readonly title: string;
  readonly text: string;
  readonly rule: string;
}

/**
 * Explains whatever people point at. A card goes by its name in views, a button by `do` and its action, a phase by
 * `phase` and its name, an act of bad manners by `act`, anything else on the table by `sign`.
 */
export interface GameHelp<T extends GameTypes = GameTypes> {
  of(about: string, view: T['View'], cast: Cast): Help | null;
}

/** A number as people write it: a minus is longer than a hyphen. */
export const numeral = (n: number): string => String(n).replace('-', '−');

const russian = new Intl.PluralRules('ru');
const english = new Intl.PluralRules('en');

/** 1 карта, 2 карты, 5 карт, 21 карта. */
export function ruPlural(n: number, one: string, few: string, many: string): string {
  const rule = russian.select(n);
  return `${numeral(n)} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
}

export const enPlural = (n: number, one: string, other = `${one}s`): string =>
  `${numeral(n)} ${english.select(n) === 'one' ? one : other}`;
