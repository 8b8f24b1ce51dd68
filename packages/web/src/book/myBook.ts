import { type Award, quietAwards } from '@tasovka/games/awards';
import { isObject } from '@tasovka/kernel';
import { ApiError, type Book, type BookMatch, roomApi } from '@tasovka/protocol';
import { me } from '../lib/me.ts';
import { persisted } from '../lib/persisted.svelte.ts';
import { awardsOf, hasWon, isFinished, seatOf } from './matches.ts';

/** A match of the person at this device, at whatever table. */
export interface MyMatch {
  readonly code: string;
  readonly match: number;
  readonly game: string;
  readonly place: number;
  /** How many played. */
  readonly of: number;
  readonly won: boolean;
  readonly endedAt: number;
  readonly lengthMs: number | null;
  readonly replay: string | null;
  readonly award: Award | null;
  /** The fastest slap. */
  readonly slap: number | null;
}

interface Kept {
  readonly format: 1;
  readonly matches: readonly MyMatch[];
}

/** Older ones are forgotten: a device keeps no more than the book of a table does. */
const mostMatches = 300;
/** What a link may carry to another device. */
const carriedLength = 30_000;
/** So many tables are asked: those this device was at last. */
const askedTables = 8;

const kept = persisted<Kept>('book', { format: 1, matches: [] });

export const myMatches = (): readonly MyMatch[] => kept.value.matches;

/** What a table knows better than this device replaces it: only the table has replays. */
export function remember(found: readonly MyMatch[]): void {
  const byKey = new Map(kept.value.matches.map((one) => [`${one.code} ${one.match}`, one]));
  for (const one of found) {
    const key = `${one.code} ${one.match}`;
    const before = byKey.get(key);
    byKey.set(key, { ...before, ...one, replay: one.replay ?? before?.replay ?? null });
  }
  const matches = [...byKey.values()].sort((a, b) => b.endedAt - a.endedAt).slice(0, mostMatches);
  kept.value = { format: 1, matches };
}

/** What a table's book tells of whoever asked for it. */
export function mineIn({ code, you, matches }: Book): MyMatch[] {
  if (you === null) return [];
  return matches.flatMap((match) => {
    const seat = seatOf(match, you);
    return seat < 0 || match.endedAt === null || !isFinished(match) ? [] : [mine(code, match, seat, match.endedAt)];
  });
}

const mine = (code: string, match: BookMatch, seat: number, endedAt: number): MyMatch => ({
  code,
  match: match.match,
  game: match.game,
  place: match.places[seat] ?? 0,
  of: match.seats.length,
  won: hasWon(match, seat),
  endedAt,
  lengthMs: match.lengthMs,
  replay: match.replay,
  award: awardsOf(match)[seat] ?? null,
  slap: match.facts.slap?.[seat]?.[0] ?? null,
});

const lastSeats = () =>
  Object.entries(me.seats.value)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, askedTables);

/** Asks the tables this device has a seat at what they remember; those that are gone are left as they were. */
export async function askTables(): Promise<void> {
  const asked = lastSeats().map(async ([code, { token }]) => remember(mineIn(await roomApi.book('', code, token))));
  await Promise.allSettled(asked);
}

/** A table that is gone, or where this device has no seat any more, has nothing to forget. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && ['no-such-room', 'bad-token'].includes(error.problem.reason);

/** Everywhere: at every table and here. Returns the tables that did not answer; then nothing here is forgotten yet. */
export async function forgetEverywhere(): Promise<string[]> {
  const left: string[] = [];
  for (const [code, { token }] of Object.entries(me.seats.value)) {
    await roomApi.forgetMe('', code, token).catch((error: unknown) => {
      if (!isGone(error)) left.push(code);
    });
  }
  if (left.length === 0) kept.value = { format: 1, matches: [] };
  return left;
}

/** The latest matches, as many as a link carries. */
export function packed(): string {
  let matches = kept.value.matches;
  for (;;) {
    const text = JSON.stringify({ format: 1, matches } satisfies Kept);
    if (text.length <= carriedLength) return text;
    matches = matches.slice(0, Math.floor(matches.length * 0.8));
  }
}

/** What another device gave along; anything else is left alone. */
export function unpack(text: string): void {
  try {
    const found: unknown = JSON.parse(text);
    if (isObject(found) && found.format === 1 && Array.isArray(found.matches)) remember(found.matches.filter(isMine));
  } catch {
    // No book.
  }
}

function isMine(raw: unknown): raw is MyMatch {
  if (!isObject(raw)) return false;
  const { code, match, game, place, of, won, endedAt } = raw;
  const isNumbers = [match, place, of, endedAt].every((one) => typeof one === 'number');
  return isNumbers && typeof code === 'string' && typeof game === 'string' && typeof won === 'boolean';
}

export interface MyTotals {
  readonly played: number;
  readonly wins: number;
  /** The game played most; null before the first match. */
  readonly favourite: string | null;
  readonly lengthMs: number;
  readonly fastest: number | null;
  /** Awards by how often they were earned, the most frequent first. */
  readonly awards: readonly (readonly [kind: Award['kind'], times: number])[];
}

export function totalsOf(matches: readonly MyMatch[]): MyTotals {
  const games = new Map<string, number>();
  const awards = new Map<Award['kind'], number>();
  for (const { game, award } of matches) {
    games.set(game, (games.get(game) ?? 0) + 1);
    const isEarned = award && !quietAwards.some((kind) => kind === award.kind);
    if (isEarned) awards.set(award.kind, (awards.get(award.kind) ?? 0) + 1);
  }
  const most = <Key>(counts: Map<Key, number>) => [...counts].sort(([, a], [, b]) => b - a);
  const slaps = matches.flatMap(({ slap }) => slap ?? []);
  return {
    played: matches.length,
    wins: matches.filter(({ won }) => won).length,
    favourite: most(games)[0]?.[0] ?? null,
    lengthMs: matches.reduce((sum, { lengthMs }) => sum + (lengthMs ?? 0), 0),
    fastest: slaps.length === 0 ? null : Math.min(...slaps),
    awards: most(awards),
  };
}
