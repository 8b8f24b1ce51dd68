import { soundsPlayed } from '../../sound/sounds.ts';
import type { Call } from '../call.svelte.ts';
import type { Played } from './ear.ts';

/** All that this page lets out of the loudspeaker: friends, and its own sounds. */
export function loudspeakerStreams(call: Call | null): Played[] {
  const own = soundsPlayed();
  const friends = [...(call?.remoteStreams ?? [])].map(([guest, stream]) => ({
    stream,
    level: call?.outputLevel(guest) ?? 0,
  }));
  return own ? [...friends, { stream: own, level: 1 }] : friends;
}
