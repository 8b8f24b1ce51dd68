import type { Chance } from './chance.ts';
import type { SettledEvent } from './event.ts';
import type { GameTypes, Millis } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { Seat } from './seat.ts';
import type { StandingsView } from './standings.ts';
import type { Language } from './words.ts';

/** «Поросёнок», «Хряк», «Вепрь»: easy, solid, strong. */
export const botLevels = ['easy', 'solid', 'strong'] as const;
export type BotLevel = (typeof botLevels)[number];

/** All a bot gets to see: what a person in its seat is shown. There is no way from here to the state. */
export interface Observation<T extends GameTypes = GameTypes> {
  readonly view: T['View'] & StandingsView;
  readonly offers: readonly JsonObject[];
  readonly now: Millis;
  /** What is spoken at the table. */
  readonly language: Language;
}

/** What a bot wants to do, and how long it looks at its cards before. */
export interface Decision {
  readonly action: JsonObject;
  readonly after: Millis;
  /** Where the action says something: how somebody else may say it instead. */
  readonly wording?: Wording;
}

/** A line that a language model may put into other words. It is told nothing that is not said aloud at the table. */
export interface Wording {
  /** The field of the action that holds the line. */
  readonly field: string;
  /** How the speaker talks, and what is to be said. */
  readonly manner: string;
  readonly matter: string;
  /** Whether other words say the same, and nothing that must not be said. */
  isSayable(text: string): boolean;
}

/** Something a bot says aloud, and how long it thinks before. */
export interface Remark {
  readonly text: string;
  readonly after: Millis;
}

/** One bot in one seat for one match. It remembers what it saw happen. */
export interface Bot<T extends GameTypes = GameTypes> {
  notice(event: T['Event'] | SettledEvent): void;
  /** Asked whenever the bot is shown something new; null: nothing to do now. */
  decide(observation: Observation<T>, chance: Chance): Decision | null;
  /** Where people use their voices: what the bot says about what has just happened; null: nothing. */
  remark?(event: T['Event'] | SettledEvent, observation: Observation<T>, chance: Chance): Remark | null;
}

/** Who the bot is and where it sits down. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly seats: number;
  readonly names: readonly string[];
  readonly options: Json;
}

export type MakeBot = (level: BotLevel, chair: SeatInfo) => Bot;
