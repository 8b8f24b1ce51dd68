import type { GameEvent, Json, JsonObject, Seat } from '@tasovka/kernel';
import { applyPatch } from './patch.ts';

/** Whose eyes a replay is seen through: a seat's, those of who watched, or with all hands open. */
export type Eyes = Seat | 'watchers' | 'open';

/**
 * Who may see everything of a recording. Those who played may; others see what watchers saw until the host opens it, to
 * the guests of the table or to everybody who has the link, with names or without.
 */
export type RecordingAccess = 'players' | 'guests' | 'link' | 'nameless-link';
export const recordingAccesses: readonly RecordingAccess[] = ['players', 'guests', 'link', 'nameless-link'];
/** Whether somebody who was never at the table may open it. */
export const isForAnybody = (access: RecordingAccess): boolean => access === 'link' || access === 'nameless-link';

/** Recordings are read for ever: whoever raises this goes on reading the formats before. */
export const recordingFormat = 1;

/** Somebody who sat there; an empty name is a hidden one. `bot`: the level of a bot, or `program`; null for people. */
export type RecordedPlayer = { readonly name: string; readonly face: string; readonly bot: string | null };

/** What one viewer was told at one moment, whole. */
export interface RecordedMoment {
  /** When the match's own clock began, on the clock of the recording: pauses move it. */
  readonly began: number;
  /** By seat. */
  readonly players: readonly RecordedPlayer[];
  readonly awaited: readonly Seat[];
  /** The game's view. */
  readonly view: JsonObject;
}

/**
 * One moment as one viewer was told it: its number, its time since the match began, a merge patch of the
 * `RecordedMoment`, and what happened. Numbers are those of the match and leave out what this viewer was told nothing of.
 */
export type Frame = readonly [n: number, at: number, patch: JsonObject, events: readonly GameEvent[]];

/**
 * GET /api/replays/:id?eyes=…&names=hidden (Authorization: Bearer token): a match as one viewer was told it, and nothing
 * else. Hidden names are not in it.
 */
export interface Replay {
  readonly format: number;
  readonly eyes: Eyes;
  readonly about: RecordingSummary;
  readonly frames: readonly Frame[];
}

/** What a table's book says of a match. */
export interface RecordingSummary {
  /** Nobody can guess it. */
  readonly id: string;
  readonly match: number;
  readonly game: string;
  readonly options: Json;
  /** By seat, as are scores and places. */
  readonly players: readonly RecordedPlayer[];
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** When it ended, in milliseconds since 1970. */
  readonly endedAt: number;
  readonly lengthMs: number;
  readonly moments: number;
  readonly access: RecordingAccess;
  /** Whether whoever asks may choose any eyes. */
  readonly allEyes: boolean;
  /** Whether whoever asks may say who sees everything: the host may. */
  readonly mayOpen: boolean;
  /** The seat that whoever asks had; null for others. */
  readonly seat: Seat | null;
  /** Whether it can be played on from its moments: not where the rules have changed since. */
  readonly mayPlayOn: boolean;
  /** It was itself played on from a moment of another match; null where it began with a deal. */
  readonly playedOn: { readonly recording: string; readonly moment: number } | null;
  /** The name by which another table asks for the same deal; null where it cannot be dealt again. */
  readonly deal: string | null;
}

/** GET /api/rooms/:code/recordings (Authorization: Bearer token): the matches of a table, the latest first. */
export interface RecordingList {
  readonly recordings: readonly RecordingSummary[];
}

/**
 * POST /api/rooms/:code/play-on (Authorization: Bearer token): a moment of a finished match is dealt again. `bots`: at a
 * new table, where whoever asks sits on `seat` and bots on the others; the answer is that seat. `people`: at this table,
 * for those who sat there and are still here (host); bots sit in for who is gone.
 */
export interface PlayOn {
  readonly recording: string;
  readonly moment: number;
  readonly with: 'bots' | 'people';
  readonly seat: Seat;
  /** As of `NewGuest`. */
  readonly name: string;
  readonly face: string;
}

/** How one table played a deal. */
export interface DealResult {
  readonly players: readonly RecordedPlayer[];
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly lengthMs: number;
  /** Seats that had seen a replay of this deal before. */
  readonly knew: readonly Seat[];
  /** The table of whoever asks. */
  readonly yours: boolean;
}

/**
 * GET /api/deals/:deal?room=CODE (Authorization: Bearer token): what is to be played, and for those who have played it, how it
 * went elsewhere. POST with a `NewGuest`: a new table that plays it.
 */
export interface DealView {
  readonly game: string;
  readonly seats: number;
  readonly options: Json;
  /** How many tables have played it. */
  readonly tables: number;
  /** Null for whoever has not played it. */
  readonly results: readonly DealResult[] | null;
}

/** POST /api/rooms/:code/reports (Authorization: Bearer token): something was wrong at a moment. */
export interface NewReport {
  /** Null: the moment that is on the table now. */
  readonly of: { readonly recording: string; readonly moment: number } | null;
  /** The number of the rule it is about; empty where that is not known. */
  readonly rule: string;
  readonly text: string;
}

/** GET /api/rooms/:code/reports (Authorization: Bearer token, host): what was reported, the latest first. */
export interface ReportList {
  readonly reports: readonly Report[];
}

export interface Report {
  readonly id: string;
  readonly match: number;
  readonly game: string;
  readonly moment: number;
  readonly rule: string;
  readonly text: string;
  /** The name of whoever reported it. */
  readonly by: string;
  readonly at: number;
  /** Its scenario can be opened: not while the match is played. */
  readonly isOpen: boolean;
}

const parseSeat = (text: string): Seat | null => (/^\d{1,2}$/.test(text) ? Number(text) : null);

export const parseEyes = (text: unknown): Eyes | null => {
  if (text === 'watchers' || text === 'open') return text;
  return typeof text === 'string' ? parseSeat(text) : null;
};

export const parseAccess = (raw: unknown): RecordingAccess | null =>
  recordingAccesses.find((access) => access === raw) ?? null;

const nothing: RecordedMoment = { began: 0, players: [], awaited: [], view: {} };

/** A moment, whole, after the one before it; the first follows nothing. What a patch did not touch is the same object in both. */
export const momentAfter = (before: RecordedMoment | undefined, [, , patch]: Frame): RecordedMoment =>
  // A patch that the server made of two moments makes a moment again.
  applyPatch((before ?? nothing) as unknown as Json, patch) as unknown as RecordedMoment;

/** Every moment of a replay. */
export function momentsOf({ frames }: Pick<Replay, 'frames'>): RecordedMoment[] {
  const moments: RecordedMoment[] = [];
  for (const frame of frames) moments.push(momentAfter(moments.at(-1), frame));
  return moments;
}
