import { settings } from '../lib/settings.ts';
import type { Studio } from './studio.ts';

export type Sound =
  | 'lay'
  | 'draw'
  | 'whoosh'
  | 'alarm'
  | 'slap'
  | 'call'
  | 'caught'
  | 'reveal'
  | 'no'
  | 'win'
  | 'shuffle'
  | 'tick'
  | 'turn';

let studio: Studio | null = null;
let context: AudioContext | null = null;

const isHeard = (): boolean => settings.sound.value && settings.volume.value > 0;

/** Safari also interrupts: a call, another app. */
const isAsleep = ({ state }: AudioContext): boolean => state !== 'running' && state !== 'closed';

/**
 * Browsers let a page sound only from a touch, and WebKit puts it to sleep again whenever it likes: every touch makes sure.
 * The instruments come with the first one.
 */
async function wake(): Promise<void> {
  if (!isHeard()) return;
  if (context) {
    if (isAsleep(context)) await context.resume();
    return;
  }
  context = new AudioContext();
  const resumed = context.resume();
  const { openStudio } = await import('./studio.ts');
  studio = openStudio(context, () => settings.volume.value);
  await resumed;
}
/** Nobody misses a sound so much that it should stop a game. */
const touched = (): void => void wake().catch(() => undefined);
for (const touch of ['pointerup', 'keydown', 'touchend']) addEventListener(touch, touched, { passive: true });

/** Every sound is made here and now; nothing is downloaded. What cannot be heard now is not kept for later. */
export function play(sound: Sound): void {
  if (isHeard() && context?.state === 'running') studio?.play(sound);
}

let played: MediaStreamAudioDestinationNode | null = null;

/** What these sounds put into the loudspeaker, for an ear that must not take them for a voice. */
export function soundsPlayed(): MediaStream | null {
  if (!context || !studio) return null;
  if (!played) {
    played = context.createMediaStreamDestination();
    studio.last.connect(played);
  }
  return played.stream;
}

/** How long before the end each tick comes: slowly at first, and then it hurries. */
const ticksBefore = [5000, 4000, 3000, 2400, 1900, 1500, 1150, 850, 600, 400, 220];

/** A clock that runs out is heard in its last seconds. */
export function hurries(leftMs: number): () => void {
  const timers = ticksBefore.filter((ms) => ms < leftMs).map((ms) => setTimeout(play, leftMs - ms, 'tick'));
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
