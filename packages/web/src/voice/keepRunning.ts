/**
 * A locked phone, or a call that comes in, stops what a page measures of its sound, and WebKit leaves it stopped. Who began it
 * by a tap may go on.
 */
export function keepRunning(audio: AudioContext): void {
  audio.onstatechange = () => {
    if (audio.state !== 'running' && audio.state !== 'closed') void audio.resume().catch(() => undefined);
  };
}
