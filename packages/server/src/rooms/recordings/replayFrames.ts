import { inflateRawSync } from 'node:zlib';
import type { GameEvent, Json, JsonObject } from '@tasovka/kernel';
import { applyPatch, type Eyes, type Frame, type RecordedPlayer, recordingFormat } from '@tasovka/protocol';
import { ObjectDiff } from '../outbox/objectDiff.ts';

/** What one viewer was told besides what all were told: fields of the view, and events in place of those for all. */
type OwnPart = readonly [view: JsonObject, events: readonly GameEvent[] | null];

/** A moment as it is stored: what all were told, and what single viewers were told besides. */
type StoredFrame = readonly [
  n: number,
  at: number,
  patch: JsonObject,
  events: readonly GameEvent[],
  own: Readonly<Record<string, OwnPart>>,
];

interface StoredMatch {
  readonly format: number;
  readonly frames: readonly StoredFrame[];
}

/** A damaged or hostile file must not fill the memory. */
export const unpackedBytes = 64_000_000;

/** What one viewer was told, and nothing that others were told besides. */
export function framesFor(body: string, eyes: Eyes): Frame[] {
  const unpacked = inflateRawSync(Buffer.from(body, 'base64'), { maxOutputLength: unpackedBytes }).toString();
  // Only `finish` writes these.
  const { format, frames }: StoredMatch = JSON.parse(unpacked);
  if (format !== recordingFormat)
    throw new Error(`a recording has format ${format}; this program reads ${recordingFormat}`);
  const told: Frame[] = [];
  const late = new Latecomer(eyes);
  for (const [n, at, shared, events, own] of frames) {
    const [ownView, ownEvents] = late.part(shared, own) ?? [null, null];
    const patch = ownView ? { ...shared, view: { ...((shared.view ?? {}) as JsonObject), ...ownView } } : shared;
    const heard = ownEvents ?? events;
    if (Object.keys(patch).length > 0 || heard.length > 0) told.push([n, at, patch, heard]);
  }
  return told;
}

/** Whoever sat down between two rounds had watched until then: what watchers were told comes before their own. */
class Latecomer {
  private readonly eyes: Eyes;
  private seated = 0;
  /** What they were told while they watched; null once they sit. */
  private watched: Json | null = null;

  constructor(eyes: Eyes) {
    this.eyes = eyes;
  }

  part(shared: JsonObject, own: StoredFrame[4]): OwnPart | undefined {
    const { eyes, watched } = this;
    this.seated = playersIn(shared).length || this.seated;
    if (typeof eyes === 'number' && eyes >= this.seated) {
      this.watched = applyPatch(watched ?? {}, own.watchers?.[0] ?? {});
      return own.watchers;
    }
    this.watched = null;
    if (watched === null) return own[eyes];
    const [first, events] = own[eyes] ?? [{}, null];
    const diff = new ObjectDiff();
    diff.patch(watched as JsonObject);
    return [JSON.parse(`{${diff.patch(first)}}`), events];
  }
}

export const unnamed = (players: readonly RecordedPlayer[]): RecordedPlayer[] =>
  players.map((player) => ({ ...player, name: '' }));

/** What people typed to each other. */
const typed: readonly string[] = ['question', 'answer'];

/** Nobody's name is in it, at no moment, nor in what was asked and answered. */
export function withoutNames(frames: readonly Frame[]): Frame[] {
  const names = new Set<string>();
  for (const [, , patch] of frames) for (const { name } of playersIn(patch)) names.add(name);
  const hidden = [...names].filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
  const told = JSON.stringify(frames, (key, value: Json): Json => {
    if (typeof value !== 'string' || !typed.includes(key)) return value;
    return hidden.reduce((text, name) => text.replaceAll(name, '…'), value);
  });
  // The same frames, with other words in them.
  return (JSON.parse(told) as Frame[]).map((frame) => {
    const [n, at, patch, events] = frame;
    return 'players' in patch ? [n, at, { ...patch, players: unnamed(playersIn(patch)) }, events] : frame;
  });
}

// Only `MatchRecorder` writes these, and always as a whole list.
const playersIn = (patch: JsonObject): readonly RecordedPlayer[] =>
  (patch as { readonly players?: readonly RecordedPlayer[] }).players ?? [];
