import { botLevels, isObject, type Json, type JsonObject } from '@tasovka/kernel';
import * as v from 'valibot';
import type { ClientMessage, NewGuest, NewRoom, SharedPack } from './messages.ts';
import type { NewReport, PlayOn } from './recording.ts';
import { isPlainText, toPlainLine } from './text.ts';
import { voiceMessages } from './voice.ts';

/** How fast a replay can be shown. */
export const showSpeeds = [0.5, 1, 2, 4] as const;

/** Bounds of everything a client may send. */
export const bounds = {
  messageBytes: 4096,
  /** A `voice-signal`: what a browser says of itself is long. */
  signalBytes: 12_288,
  /** A table's own pack, which comes by HTTP. */
  packBytes: 262_144,
  /** A pack that is shared by a code and kept by the server. */
  sharedPackBytes: 131_072,
  name: 24,
  face: 64,
  chat: 300,
  emoji: 16,
  token: 64,
  device: 64,
  gameId: 24,
  seat: 63,
  optionName: 24,
  /** What one device gives another with a seat. */
  carries: 32_000,
  paceTimes: 8,
  paceMs: 86_400_000,
  report: 500,
  rule: 12,
  moment: 1_000_000,
  pointed: 64,
} as const;

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const timestamp = v.pipe(v.number(), v.minValue(0), v.maxValue(1e14));
const short = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));
/** What people type: one line, nothing invisible, not empty. */
const typed = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest * 4), v.transform(toPlainLine), v.minLength(1), v.maxLength(longest));
/** A name with nothing to see in it is read as an empty one: its sender is told so by the table. */
const name = v.pipe(v.string(), v.maxLength(bounds.name * 4), v.transform(toPlainLine), v.maxLength(bounds.name));
const jsonObject = v.custom<JsonObject>((raw) => typeof raw === 'object' && raw !== null && !Array.isArray(raw));

const recordingId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const moment = v.pipe(id, v.maxValue(bounds.moment));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const paceTimes = v.pipe(
  v.record(short(bounds.optionName), v.pipe(id, v.maxValue(bounds.paceMs))),
  v.check((times) => Object.keys(times).length <= bounds.paceTimes),
);

const tableRequest = v.variant('kind', [
  v.strictObject({ kind: v.literal('ready'), ready: v.boolean() }),
  v.strictObject({ kind: v.literal('rename'), name, face: short(bounds.face) }),
  v.strictObject({ kind: v.literal('watch'), watching: v.boolean() }),
  v.strictObject({ kind: v.literal('choose'), game: short(bounds.gameId), options: jsonObject }),
  v.strictObject({ kind: v.literal('bot'), level: v.picklist(botLevels) }),
  v.strictObject({ kind: v.literal('remove'), id: short(bounds.token), block: v.exactOptional(v.boolean()) }),
  v.strictObject({ kind: v.literal('unblock') }),
  v.strictObject({ kind: v.literal('lock'), locked: v.boolean() }),
  v.strictObject({ kind: v.literal('programs'), allowed: v.boolean() }),
  v.strictObject({ kind: v.literal('mute'), id: short(bounds.token), muted: v.boolean() }),
  v.strictObject({ kind: v.literal('voice'), on: v.boolean() }),
  v.strictObject({ kind: v.literal('let-speak'), id: short(bounds.token), allowed: v.boolean() }),
  v.strictObject({ kind: v.literal('seat'), id: short(bounds.token), allowed: v.boolean() }),
  v.strictObject({ kind: v.literal('host'), to: short(bounds.token) }),
  v.strictObject({ kind: v.literal('language'), language: v.picklist(['ru', 'en']) }),
  v.strictObject({ kind: v.literal('start') }),
  v.strictObject({ kind: v.literal('lobby') }),
  v.strictObject({ kind: v.literal('pause'), paused: v.boolean() }),
  v.strictObject({ kind: v.literal('pace'), times: paceTimes }),
  v.strictObject({ kind: v.literal('agree'), agrees: v.boolean() }),
  v.strictObject({ kind: v.literal('predict'), seat: v.pipe(id, v.maxValue(bounds.seat)) }),
  v.strictObject({ kind: v.literal('open-hand'), open: v.boolean() }),
  v.strictObject({ kind: v.literal('look-over'), at: v.nullable(short(bounds.token)) }),
  v.strictObject({ kind: v.literal('leave') }),
  v.strictObject({ kind: v.literal('sit-in'), on: v.boolean() }),
  v.strictObject({ kind: v.literal('knows-deal') }),
]);

const clientMessage = v.variant('t', [
  v.strictObject({
    t: v.literal('hello'),
    token: short(bounds.token),
    seq: v.exactOptional(id),
  }),
  v.strictObject({ t: v.literal('act'), id, action: jsonObject, pressedAt: v.exactOptional(timestamp) }),
  v.strictObject({ t: v.literal('table'), id, request: tableRequest }),
  v.strictObject({ t: v.literal('say'), id, text: typed(bounds.chat), replyTo: v.exactOptional(id) }),
  v.strictObject({ t: v.literal('react'), emoji: typed(bounds.emoji) }),
  v.strictObject({ t: v.literal('signal'), signal: v.picklist(['spoke', 'heard', 'left', 'hand']) }),
  v.strictObject({
    t: v.literal('show'),
    show: v.nullable(
      v.strictObject({ recording: recordingId, n: moment, playing: v.boolean(), speed: v.picklist(showSpeeds) }),
    ),
  }),
  v.strictObject({ t: v.literal('point'), what: v.pipe(v.string(), v.maxLength(bounds.pointed)), x: share, y: share }),
  ...voiceMessages,
  v.strictObject({ t: v.literal('pong'), n: id, at: timestamp }),
]);

/** A client's message, or null for anything else. Never throws. */
export function parseClientMessage(text: string): ClientMessage | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (isPlainAct(raw) || isPlainPong(raw)) return raw;
  return parsed(clientMessage, raw);
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, raw: unknown): T | null {
  const result = v.safeParse(schema, raw);
  return result.success ? result.output : null;
}

type Act = Extract<ClientMessage, { t: 'act' }>;
type Pong = Extract<ClientMessage, { t: 'pong' }>;
const isId = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isTimestamp = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1e14;

/** Nearly all messages are moves and pongs; these are known at a glance. What is not goes the long way. */
function isPlainAct(raw: unknown): raw is Act {
  if (!isObject(raw) || raw.t !== 'act' || !isId(raw.id) || !isObject(raw.action)) return false;
  for (const key in raw) {
    if (key === 'pressedAt' ? !isTimestamp(raw.pressedAt) : key !== 't' && key !== 'id' && key !== 'action')
      return false;
  }
  return true;
}

function isPlainPong(raw: unknown): raw is Pong {
  if (!isObject(raw) || raw.t !== 'pong' || !isId(raw.n) || !isTimestamp(raw.at)) return false;
  for (const key in raw) if (key !== 't' && key !== 'n' && key !== 'at') return false;
  return true;
}

/** The id of a message that could not be read, so that its sender can be told. */
export function idOf(text: string): number | null {
  const found = /"id":\s*(\d{1,15})\b/.exec(text);
  return found ? Number(found[1]) : null;
}

const device = v.exactOptional(short(bounds.device));
const newRoom = v.strictObject({
  game: short(bounds.gameId),
  name,
  face: short(bounds.face),
  device,
});
const newLink = v.strictObject({ carries: v.optional(v.pipe(v.string(), v.maxLength(bounds.carries))) });
const newGuest = v.strictObject({
  name,
  face: short(bounds.face),
  watching: v.exactOptional(v.boolean()),
  program: v.exactOptional(v.literal(true)),
  device,
});

export const parseNewRoom = (raw: unknown): NewRoom | null => parsed(newRoom, raw);
/** Without a body the seat goes alone. */
export const parseNewLink = (raw: unknown): { carries?: string | undefined } | null => parsed(newLink, raw ?? {});
export const parseNewGuest = (raw: unknown): NewGuest | null => parsed(newGuest, raw);

const playOn = v.strictObject({
  recording: recordingId,
  moment,
  with: v.picklist(['bots', 'people']),
  seat: v.pipe(id, v.maxValue(bounds.seat)),
  name,
  face: short(bounds.face),
});
const newReport = v.strictObject({
  of: v.nullable(v.strictObject({ recording: recordingId, moment })),
  rule: v.pipe(v.string(), v.regex(/^([A-Z]{2}-\d{1,3})?$/)),
  text: v.pipe(v.string(), v.maxLength(bounds.report * 4), v.transform(toPlainLine), v.maxLength(bounds.report)),
});

export const parsePlayOn = (raw: unknown): PlayOn | null => parsed(playOn, raw);
export const parseNewReport = (raw: unknown): NewReport | null => parsed(newReport, raw);

/** Packs are nested less than this; deeper JSON could overflow the stack of code that reads it. */
const deepestPack = 8;

const isShallow = (raw: unknown, depth: number): boolean =>
  typeof raw !== 'object' ||
  raw === null ||
  (depth > 0 && Object.values(raw).every((one) => isShallow(one, depth - 1)));

const isPack = (raw: unknown): raw is JsonObject => isObject(raw) && isShallow(raw, deepestPack);

/** Any JSON object of reasonable depth: its game says what belongs in a pack. */
export const parsePack = (raw: unknown): JsonObject | null => (isPack(raw) ? raw : null);

/** Whether all that is written in a pack is what it looks like. */
export function isPlainPack(raw: Json): boolean {
  if (typeof raw === 'string') return isPlainText(raw);
  if (typeof raw !== 'object' || raw === null) return true;
  return Object.entries(raw).every(([key, value]) => isPlainText(key) && (value === undefined || isPlainPack(value)));
}

/** The code of a shared pack as people type it, or null. */
export function parsePackCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return /^[A-HJ-NP-Z2-9]{8}$/.test(code) ? code : null;
}

/** What is shared: a pack for a game. */
export const parseSharedPack = (raw: unknown): SharedPack | null =>
  isObject(raw) && typeof raw.game === 'string' && raw.game.length <= bounds.gameId && isPack(raw.pack)
    ? { game: raw.game, pack: raw.pack }
    : null;
