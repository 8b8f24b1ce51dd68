import { anyFace, anyFree } from './faces.ts';
import { persisted } from './persisted.svelte.ts';

export interface Seat {
  readonly token: string;
  readonly guest: string;
  readonly game: string;
  readonly at: number;
}

function anyMark(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A face that nobody chose stays the same while one looks around. */
const first = persisted<string>('firstFace', anyFace());
first.keep();

/** The person at this device, and the secrets of the chairs they hold. */
export const me = {
  name: persisted('name', ''),
  face: persisted('face', first.value),
  /** By this a table knows the device again, if its host blocks somebody: docs/protocol.md. */
  device: persisted('device', anyMark()),
  seats: persisted<Readonly<Record<string, Seat>>>('seats', {}),
};

/** A face nobody chose gives way to the same one at the table: people are told apart by their faces. */
export function lookDifferent(taken: readonly string[]): void {
  if (!me.face.isKept && taken.includes(me.face.value)) me.face.value = anyFace(taken);
}

/** Somebody who sits down has a name, told or given, and keeps the face. */
export function introduce(nicknames: readonly string[], taken: readonly string[] = []): void {
  if (!me.name.value.trim()) me.name.value = anyFree(nicknames, taken);
  me.face.keep();
  me.device.keep();
}

export const seatAt = (code: string): Seat | undefined => me.seats.value[code];

export function keepSeat(code: string, seat: Seat): void {
  me.seats.value = { ...me.seats.value, [code]: seat };
}

export function dropSeat(code: string): void {
  const { [code]: _gone, ...rest } = me.seats.value;
  me.seats.value = rest;
}

const week = 7 * 86_400_000;

/** Tables this device was at lately, newest first. */
export const recentTables = (): [string, Seat][] =>
  Object.entries(me.seats.value)
    .filter(([, seat]) => Date.now() - seat.at < week)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, 4);
