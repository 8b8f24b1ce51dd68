import * as v from 'valibot';
import type { Timestamp } from './messages.ts';

/** How many people one call holds: everybody is connected to everybody. */
export const mostInCall = 10;

/** What two devices say to each other to connect. The server hands it on and does not look into it. */
export type VoiceSignal =
  | { readonly kind: 'offer' | 'answer'; readonly sdp: string }
  | {
      readonly kind: 'candidate';
      readonly candidate: string;
      readonly mid: string | null;
      readonly line: number | null;
    }
  /** Asks the one who offers to restart ICE. */
  | { readonly kind: 'restart' };

/** What somebody in the call, or on the way into it, sends. */
export type VoiceMessage =
  /**
   * I am in the call: sent on joining, at each change, and after every welcome while in it. `session` is this page's stay
   * in the call, the same after a reconnect; `open`: my microphone is; `listens`: I have none.
   */
  | { readonly t: 'voice'; readonly session: string; readonly open: boolean; readonly listens?: true }
  | { readonly t: 'voice-leave' }
  /** `session` is the other's; where that is over, nothing happens. */
  | { readonly t: 'voice-signal'; readonly to: string; readonly session: string; readonly signal: VoiceSignal }
  /** Sent when it changes. */
  | { readonly t: 'speaking'; readonly speaking: boolean };

/** Somebody in the call. */
export interface VoicePerson {
  readonly guest: string;
  readonly session: string;
  /** Of two people the one with the larger number offers. A guest keeps it. */
  readonly order: number;
  readonly open: boolean;
  /** False: is not to be heard now. The host has muted this guest, or they watch and were not let in. */
  readonly speaks: boolean;
  /** Has no microphone. */
  readonly listens: boolean;
}

/** As `RTCConfiguration.iceServers`. */
export interface IceServer {
  readonly urls: readonly string[];
  readonly username?: string;
  readonly credential?: string;
}

export type VoiceNews =
  /**
   * Everybody in the call, to everybody at the table: at each change, and after a welcome where somebody is in it. A room
   * that was opened anew (the server restarted) knows nobody before they say so again: who is missing from the list soon after
   * one's own welcome may still be in the call.
   */
  | { readonly t: 'voice'; readonly people: readonly VoicePerson[] }
  /** To whoever joins, and anew before `until`. No servers: devices reach each other directly or not at all. */
  | { readonly t: 'voice-ice'; readonly servers: readonly IceServer[]; readonly until: Timestamp }
  /** `session` is the sender's. */
  | { readonly t: 'voice-signal'; readonly from: string; readonly session: string; readonly signal: VoiceSignal }
  | { readonly t: 'speaking'; readonly from: string; readonly speaking: boolean };

export const voiceBounds = { sdp: 8192, candidate: 1024, mid: 32, line: 64, guest: 64 } as const;

const session = v.pipe(v.string(), v.regex(/^[\w-]{16}$/));
const upTo = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const line = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(voiceBounds.line));

const signal = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['offer', 'answer']), sdp: upTo(voiceBounds.sdp) }),
  v.strictObject({
    kind: v.literal('candidate'),
    candidate: upTo(voiceBounds.candidate),
    mid: v.nullable(upTo(voiceBounds.mid)),
    line: v.nullable(line),
  }),
  v.strictObject({ kind: v.literal('restart') }),
]);

/** Parsers of `VoiceMessage`, for the one of all that a client may send. */
export const voiceMessages = [
  v.strictObject({
    t: v.literal('voice'),
    session,
    open: v.boolean(),
    listens: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ t: v.literal('voice-leave') }),
  v.strictObject({
    t: v.literal('voice-signal'),
    to: v.pipe(v.string(), v.minLength(1), v.maxLength(voiceBounds.guest)),
    session,
    signal,
  }),
  v.strictObject({ t: v.literal('speaking'), speaking: v.boolean() }),
] as const;
