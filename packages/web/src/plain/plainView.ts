import {
  type Cast,
  type FieldWords,
  type GameWords,
  type Json,
  type JsonObject,
  numeral,
  type Seat,
} from '@tasovka/kernel';
import type { PlainWords } from '../words/ru/plain.ts';
import type { CommonWords } from '../words/ru.ts';

/** One field of a view in words. `things` are names of cards or places, which are drawn one by one. */
export interface Fact {
  readonly field: string;
  readonly label: string;
  readonly text: string;
  readonly things: readonly string[];
  /** A moment on the match's clock: the screen shows how long it is until then. */
  readonly at?: number;
}

/** Any view as people read it: what is about the table, and what is about each person. `rest` has no name in words. */
export interface PlainView {
  readonly table: readonly Fact[];
  readonly rest: readonly Fact[];
  readonly people: readonly (readonly Fact[])[];
}

/** What turns fields and values into words. */
export interface Speaker {
  readonly words: GameWords | null;
  readonly cast: Cast;
  readonly app: CommonWords;
  readonly plain: PlainWords;
}

/** The match's own fields, and the phase: every screen has a place for them. */
const match = ['round', 'dealer', 'scores', 'roundScores', 'roundWinner', 'out', 'over', 'winner', 'ranking', 'places'];
const elsewhere = new Set([...match, 'phase', 'turn', 'pending', 'seat']);

const namedField = (field: string, { words, plain }: Speaker): FieldWords | undefined =>
  words?.fields?.[field] ?? plain.fields[field];

export function fieldWords(field: string, speaker: Speaker): FieldWords {
  return (
    namedField(field, speaker) ?? {
      label: field.replace(/[A-Z-]/g, (one) => ` ${one === '-' ? '' : one.toLowerCase()}`),
    }
  );
}

/** One value of a field, as it stands on a button or in a line. */
export function valueText(field: string, value: Json, speaker: Speaker): string {
  const { words, cast, app } = speaker;
  if (value === null) return '—';
  if (typeof value === 'boolean') return value ? app.app.yes : app.app.no;
  if (typeof value === 'string') return words?.thing(value) ?? value;
  if (typeof value === 'number') {
    return fieldWords(field, speaker).kind === 'seat' ? cast.name(value) : numeral(value);
  }
  if (isArray(value)) return value.map((one) => valueText(field, one, speaker)).join(', ') || '—';
  return Object.entries(value)
    .filter(([, one]) => isWorthAWord(one))
    .map(([key, one]) => `${fieldWords(key, speaker).label}: ${valueText(key, one, speaker)}`)
    .join(' · ');
}

export function plainView(view: JsonObject, seats: number, speaker: Speaker): PlainView {
  const table: Fact[] = [];
  const rest: Fact[] = [];
  const people: Fact[][] = Array.from({ length: seats }, () => []);
  const add = (field: string, value: Json): void => {
    const bySeat = perSeat(field, value, seats, speaker);
    if (bySeat) {
      for (const [seat, one] of bySeat) if (isWorthAWord(one)) people[seat]?.push(factOf(field, one, speaker));
    } else if (isWorthAWord(value)) (namedField(field, speaker) ? table : rest).push(factOf(field, value, speaker));
  };
  for (const [field, value] of Object.entries(view)) if (!elsewhere.has(field)) add(field, value);
  return { table, rest, people };
}

function factOf(field: string, value: Json, speaker: Speaker): Fact {
  const { label, kind } = fieldWords(field, speaker);
  if (kind === 'time' && typeof value === 'number') return { field, label, text: '', things: [], at: value };
  const list = isArray(value) ? value : [value];
  const things = list.every((one) => typeof one === 'string' || isPlainObject(one))
    ? list.map((one) => (isPlainObject(one) ? partsText(one, speaker) : valueText(field, one, speaker)))
    : [];
  return { field, label, text: valueText(field, value, speaker), things };
}

/** Something made of parts in few words: whose it is and what it is need no labels beside each other. */
const partsText = (parts: JsonObject, speaker: Speaker): string =>
  Object.entries(parts)
    .filter(([, one]) => isWorthAWord(one))
    .map(([key, one]) => valueText(key, one, speaker))
    .join(' · ');

/** What a field says of each seat: a list as long as the table, or an object with seats for keys. */
function perSeat(
  field: string,
  value: Json,
  seats: number,
  speaker: Speaker,
): readonly (readonly [Seat, Json])[] | null {
  if (fieldWords(field, speaker).kind === 'seat') return null;
  if (isArray(value))
    return value.length === seats && value.every((one) => !isPlainObject(one)) ? [...value.entries()] : null;
  if (!isPlainObject(value)) return null;
  const entries = Object.entries(value);
  const isBySeat = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key) && Number(key) < seats);
  return isBySeat ? entries.map(([key, one]) => [Number(key), one] as const) : null;
}

/** Null, false and what is empty need no words. */
function isWorthAWord(value: Json): boolean {
  if (value === null || value === false) return false;
  return typeof value !== 'object' || Object.values(value).some((one) => isArray(value) || isWorthAWord(one));
}

const isArray = (value: Json): value is readonly Json[] => Array.isArray(value);
const isPlainObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
