let audio: AudioContext | null = null;
let users = 0;

/**
 * All that measures sound in a page does so in one context, which has a thread of its own and takes a slow phone a moment to open.
 * A locked phone, or a call that comes in, stops it, and WebKit leaves it stopped: who began it by a tap may go on.
 */
export function openMeasuring(): AudioContext {
  users++;
  if (audio) return audio;
  const opened = new AudioContext();
  opened.onstatechange = () => resumeMeasuring();
  audio = opened;
  resumeMeasuring();
  return opened;
}

export function resumeMeasuring(): void {
  if (audio && audio.state !== 'running' && audio.state !== 'closed') void audio.resume().catch(() => undefined);
}

/** Whoever opened it closes it once. */
export function closeMeasuring(): void {
  if (--users > 0) return;
  void audio?.close();
  audio = null;
}
