import type { Fault } from './codec.ts';
import type { Millis, TablePack } from './game.ts';
import type { Json } from './json.ts';
import type { MatchInput } from './match.ts';
import type { PaceProposal, PaceTimes } from './pace.ts';
import type { PlayedOn } from './playOn.ts';
import type { Prediction } from './predictions.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';
import type { Language } from './words.ts';

/** Somebody at the table: on a chair, or watching. */
export interface Guest {
  readonly id: string;
  /** Guests are listed by it. A guest keeps it, so that one who comes or goes changes nothing about the others. */
  readonly order: number;
  name: string;
  face: string;
  watching: boolean;
  ready: boolean;
  online: boolean;
  /** The level of a bot that belongs to the table; null for people. */
  readonly bot: string | null;
  /** A bot from outside: somebody's program plays this seat over the wire, and everybody sees that it does. */
  readonly program: boolean;
  /** A bot plays for this person until they are back. */
  satIn: boolean;
  /** Nobody hears what this guest says, and nobody sees what they react with. */
  muted: boolean;
  /** Watches, and the host lets them speak in the call. */
  maySpeak: boolean;
  /** Watches a match and would like to play in the next one: the host is asked. */
  asksToSit: boolean;
  /** The host said no: this guest does not ask again before the table is back in the lobby. */
  seatRefused: boolean;
  /** The name of the bot who made room for this guest, until the next match begins. */
  chairOf: string | null;
  /** The winner, as this guest sees it coming. */
  predicts: Prediction | null;
  /** Lets everybody who looks on see their hand. */
  opensHand: boolean;
  /** Whose hand this guest looks at, where its holder lets them. */
  looksOver: string | null;
}

type LaterField =
  | 'order'
  | 'program'
  | 'muted'
  | 'maySpeak'
  | 'asksToSit'
  | 'seatRefused'
  | 'chairOf'
  | 'predicts'
  | 'opensHand'
  | 'looksOver';
/** Snapshots written before guests had all of these lack the later ones. */
export type SavedGuest = Omit<Guest, LaterField> & Partial<Pick<Guest, LaterField>>;

/** Everything that can happen to a table. `by` is the guest who wants it; the host of the room stamps times and seeds. */
export type TableInput =
  /** `muted`: was muted at this table before, and has come back. */
  | {
      kind: 'join';
      id: string;
      name: string;
      face: string;
      watching: boolean;
      muted?: true;
      bot?: string;
      program?: true;
      by?: string;
    }
  /** `for`: a bot leaves its chair to this guest. */
  | { kind: 'leave'; id: string; by: string; for?: string }
  | { kind: 'rename'; id: string; name: string; face: string }
  | { kind: 'watch'; id: string; watching: boolean }
  | { kind: 'ready'; id: string; ready: boolean }
  | { kind: 'presence'; id: string; online: boolean }
  | { kind: 'sit-in'; id: string; on: boolean }
  /** `lent`: the host is away, and will have the powers back. */
  | { kind: 'host'; to: string; by: string; lent?: true }
  /** Nobody new comes in, and nobody who watches sits down. */
  | { kind: 'lock'; locked: boolean; by: string }
  /** Whether bots from outside may come in. Those who are here stay. */
  | { kind: 'programs'; allowed: boolean; by: string }
  | { kind: 'mute'; id: string; muted: boolean; by: string }
  /** Whether people may talk by voice at this table. */
  | { kind: 'voice'; on: boolean; by: string }
  | { kind: 'let-speak'; id: string; allowed: boolean; by: string }
  /** The host's answer to a guest who asks to sit: a chair as soon as the game allows, at the latest with the next match; or none. */
  | { kind: 'seat'; id: string; allowed: boolean; by: string }
  | { kind: 'language'; language: Language; by: string }
  | { kind: 'choose'; game: string; options: Json; by: string }
  /** Things of one's own for the game that is chosen; null: those of the box again. `mark` tells packs apart. */
  | { kind: 'bring'; pack: { raw: Json; mark: string } | null; by: string }
  /** `rulesVersion` is missing from lines written before there were versions: those were played by version 1. */
  /** `from`: no deal, but a moment of an earlier match; the clock stands until the host goes on. */
  | { kind: 'start'; seed: string; rulesVersion?: number; by: string; from?: PlayedOn }
  | { kind: 'lobby'; by: string }
  | { kind: 'pause'; paused: boolean; by: string }
  /** The host would like another pace for the match on the table; it changes when all who play agree. */
  | { kind: 'pace'; times: PaceTimes; by: string }
  | { kind: 'agree'; id: string; agrees: boolean }
  | { kind: 'predict'; id: string; seat: Seat }
  /** Whether those who look on may see this guest's hand. */
  | { kind: 'open-hand'; id: string; open: boolean }
  /** `at`: the guest whose hand this one looks at; null: nobody's. */
  | { kind: 'look-over'; id: string; at: string | null }
  /** `settled` stands where the input ended a round: scores can be read without playing the match again. */
  | { kind: 'play'; input: MatchInput; settled?: SettledScores }
  /** The match on the table cannot go on; the room writes this once. */
  | { kind: 'stop' };

/** What a finished round left behind, in the words every version understands. */
export interface SettledScores {
  readonly scores: readonly number[];
  readonly over: boolean;
}

/** Why a match was stopped: the rules were updated since it began, or its log does not replay. */
export type StopCause = 'rules-updated' | 'replay-failed';

/** A match these rules cannot play: what is known of it without playing it. Its scores so far count. */
export interface UnplayableMatch extends SettledScores {
  readonly cause: StopCause;
  readonly game: string;
  readonly seated: readonly string[];
}

export const tableReasons = [
  'not-host',
  'table-full',
  'table-locked',
  'blocked',
  'programs-refused',
  'nobody-here',
  'muted',
  'voice-off',
  'empty-name',
  'not-a-person',
  'guest-away',
  'not-asking',
  'seat-refused',
  'unknown-guest',
  'unknown-game',
  'bad-options',
  'bad-pack',
  'too-few',
  'too-many',
  'not-ready',
  'playing',
  'not-playing',
  'paused',
  'not-seated',
  'no-pauses-left',
  'in-play',
  'not-in-play',
  'already-predicted',
  'hand-closed',
  'no-proposal',
] as const;
export type TableReason = (typeof tableReasons)[number];

/** Why the table did not do it; a move's own refusal comes as it is. */
export type TableRefusal = TableFault | Refusal;

/** `at` and `fault` say what is wrong with options or a pack. */
export interface TableFault {
  readonly reason: TableReason;
  readonly detail?: string;
  readonly at?: string;
  readonly fault?: Fault;
}

/** What a table brought along, for one of its games. */
export interface BroughtPack extends TablePack {
  readonly game: string;
  readonly mark: string;
}

export interface TableData {
  guests: Guest[];
  host: string | null;
  /** Whose powers the host has while they are away; null where they are the host's own. */
  lentBy: string | null;
  locked: boolean;
  /** The host lets bots from outside in. */
  programs: boolean;
  /** People may talk by voice here, where the server offers it. */
  voice: boolean;
  /** What bots speak; people speak as they like. */
  language: Language;
  game: string;
  options: Json;
  brought: BroughtPack | null;
  /** Guests by seat while a match is on the table. */
  seated: string[];
  /** The players who have seen the results of the round and want the next one. */
  wantNext: string[];
  /** The last match, if it could not be played to its end; kept until something else is played. */
  unplayable: UnplayableMatch | null;
  /** Matches begun at this table. */
  matches: number;
  /** When the match began, and how long it stood still since. */
  began: Millis;
  pausedAt: Millis | null;
  /** Who asked for the pause. */
  pausedBy: string | null;
  /** Who asked for a pause in this match without being host, once for each. */
  pauses: string[];
  /** A pace that is proposed for this match and not agreed to yet. */
  pace: PaceProposal | null;
}

/** `pauses`: of one guest in one match. */
export const limits = { chairs: 10, watchers: 50, pauses: 2 };
