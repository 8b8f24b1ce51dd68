import type { MakeBot } from './bot.ts';
import type { AnyGame } from './game.ts';
import type { JsonObject } from './json.ts';
import type { GameHelp, GameWords, Language } from './words.ts';

/** What a host lends bots that search: games know no clock of their own. */
export interface ThinkingTime {
  readonly clock: () => number;
  /** How long one decision may take, in the clock's units. */
  readonly budgetMs: number;
}

/** The rules of a game, and the names of its cards or places as views, moves and scenarios write them. */
export interface GameRules {
  readonly game: AnyGame;
  readonly names: readonly string[];
}

/** What a game is called where it is chosen, and one line that makes people want it. */
export interface GameLabel {
  readonly name: string;
  readonly line: string;
}

/** A kind of card that a table may have more or fewer of. */
export interface DeckKind {
  readonly name: string;
  readonly family: 'number' | 'action' | 'joker';
  readonly colours: 1 | 4;
  /** As many as the box has of it, in each colour. */
  readonly copies: number;
  /** How many cards it makes somebody take. */
  readonly takes: number;
}

/** A deck with a name in every language: how many copies there are of each kind, where that is not as in the box. */
export interface DeckPreset {
  readonly id: string;
  readonly deck: Readonly<Record<string, number>>;
  readonly seats?: { readonly min: number; readonly max: number };
  /** How long its rounds are, as times as long as those of the box: from, to. The lab holds it to that. */
  readonly length: readonly [number, number];
  /** How long they came out in the lab: the median round, in rounds of the box. */
  readonly measured: number;
}

/** What a table can do with the deck of a game, and what it promises of its house rules. */
export interface OwnWays {
  readonly kinds: readonly DeckKind[];
  readonly most: { readonly copies: number; readonly jokers: number };
  readonly presets: readonly DeckPreset[];
  /** House rules by their numbers, each with how long it makes rounds. */
  readonly house: Readonly<Record<string, readonly [number, number]>>;
}

/** How one language of a game is loaded. */
export interface WordsModule {
  readonly words: GameWords;
  /** The words of a table that brought its own things, or chose things that are not in the box. */
  readonly wordsWith?: (pack: unknown, options: unknown) => Promise<GameWords>;
}

/**
 * All that names a game outside its own package. Everything large is loaded when it is needed: the app opens without
 * the rules of any game.
 */
export interface GameDescriptor {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly label: Readonly<Record<Language, GameLabel>>;
  loadRules(): Promise<GameRules>;
  /** How the game reads the options of a table: a lobby explains them without the rules. */
  loadOptions(): Promise<AnyGame['options']>;
  /** For games that a table can make its own: what lobby and lab show and try of it. */
  loadOwnWays?(): Promise<OwnWays>;
  readonly loadWords: Readonly<Record<Language, () => Promise<WordsModule>>>;
  /** What is said of a thing that somebody holds a finger on: nobody needs it before. */
  readonly loadHelp?: Readonly<Record<Language, () => Promise<{ readonly help: GameHelp }>>>;
  /** Without `time`, a bot that searches is bound by a fixed number of playouts. */
  loadBot(time?: ThinkingTime): Promise<MakeBot>;
  /** Options that scenarios have unless they give them. */
  readonly scenarioDefaults?: JsonObject;
  /** What chance decides in the middle of play and a scenario may fix. */
  readonly fixable?: readonly string[];
}
