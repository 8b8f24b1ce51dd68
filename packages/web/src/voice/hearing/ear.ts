import { closeMeasuring, openMeasuring } from '../measuring.ts';
import { frameMs } from './echo.ts';

const tickMs = 100;
/** Enough for a few ticks that came late. */
const kept = 16_384;
/** Others may be in the air a little before they are measured here. The microphone waits, so that an echo is always later. */
const headStart = 0.1;
/** Voices are in between: no hum, no hiss, no knock on the table. */
const band = { from: 120, to: 4000 };

/** A stream that comes out of the loudspeaker, and how loud it is set. */
export interface Played {
  readonly stream: MediaStream;
  readonly level: number;
}

type Hears = (near: number, far: number) => void;

/** Measures the microphone and, at the same time, what comes out of the loudspeaker. Nothing is recorded, nothing leaves the device. */
export class Ear {
  private readonly audio = openMeasuring();
  private readonly microphone: AudioNode;
  private readonly near: Meter;
  private readonly far: Meter;
  private readonly timer: ReturnType<typeof setInterval>;
  private played: readonly AudioNode[] = [];
  private measuredAt: number;

  constructor(microphone: MediaStream, hears: Hears, ontick: () => void) {
    this.near = new Meter(this.audio);
    this.far = new Meter(this.audio);
    this.microphone = new MediaStreamAudioSourceNode(this.audio, { mediaStream: microphone });
    this.microphone
      .connect(new DelayNode(this.audio, { delayTime: headStart, maxDelayTime: headStart }))
      .connect(this.near.input);
    this.measuredAt = this.audio.currentTime;
    this.timer = setInterval(() => {
      this.measure(hears);
      ontick();
    }, tickMs);
  }

  /** What comes out of the loudspeaker from now on. */
  refer(played: readonly Played[]): void {
    for (const node of this.played) node.disconnect();
    this.played = played
      .filter(({ stream, level }) => level > 0 && stream.getAudioTracks().length > 0)
      .map(({ stream, level }) => {
        const gain = new GainNode(this.audio, { gain: level });
        const source = new MediaStreamAudioSourceNode(this.audio, { mediaStream: stream });
        source.connect(gain).connect(this.far.input);
        return source;
      });
  }

  close(): void {
    clearInterval(this.timer);
    this.refer([]);
    this.microphone.disconnect();
    closeMeasuring();
  }

  private measure(hears: Hears): void {
    const { currentTime, sampleRate } = this.audio;
    const fresh = Math.min(kept, Math.round((currentTime - this.measuredAt) * sampleRate));
    this.measuredAt = currentTime;
    const far = this.far.take(fresh);
    for (const [i, level] of this.near.take(fresh).entries()) hears(level, far[i] ?? 0);
  }
}

/** Cuts what comes in into frames, and says how loud each is. */
class Meter {
  readonly input: AudioNode;
  private readonly analyser: AnalyserNode;
  private readonly samples = new Float32Array(kept);
  private readonly size: number;
  private sum = 0;
  private count = 0;

  constructor(audio: AudioContext) {
    this.size = Math.round((audio.sampleRate * frameMs) / 1000);
    this.analyser = new AnalyserNode(audio, { fftSize: kept });
    this.input = new BiquadFilterNode(audio, { type: 'highpass', frequency: band.from });
    this.input.connect(new BiquadFilterNode(audio, { type: 'lowpass', frequency: band.to })).connect(this.analyser);
  }

  take(fresh: number): number[] {
    this.analyser.getFloatTimeDomainData(this.samples);
    const levels: number[] = [];
    for (let i = kept - fresh; i < kept; i++) {
      this.sum += (this.samples[i] ?? 0) ** 2;
      if (++this.count < this.size) continue;
      levels.push(Math.sqrt(this.sum / this.count));
      this.sum = 0;
      this.count = 0;
    }
    return levels;
  }
}
