/** Louder than a room, quieter than a shout: root mean square of the samples, from 0 to 1. */
const threshold = 0.05;
const enough = 4;
const restTicks = 40;
/** How often the microphone is asked. */
export const tickMs = 50;

/** Tells a word from a knock: a voice lasts, a cup on the table does not. One word is heard once. */
export class VoiceJudge {
  private loud = 0;
  private rest = 0;

  hears(level: number): boolean {
    if (this.rest > 0) this.rest--;
    this.loud = level > threshold ? this.loud + 1 : Math.max(0, this.loud - 1);
    if (this.loud < enough || this.rest > 0) return false;
    this.loud = 0;
    this.rest = restTicks;
    return true;
  }
}

const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);

export const canHear = (): boolean => navigator.mediaDevices !== undefined;

/** AC-2: listens only for whether somebody speaks. Nothing is recorded, and no sound leaves the device. */
export async function hear(onlevel: (level: number) => void, onword: () => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: false },
  });
  const audio = new AudioContext();
  const analyser = new AnalyserNode(audio, { fftSize: 1024 });
  new MediaStreamAudioSourceNode(audio, { mediaStream: stream }).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const judge = new VoiceJudge();
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const level = loudness(samples);
    onlevel(level);
    if (judge.hears(level)) onword();
  }, tickMs);
  return () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    void audio.close();
  };
}
