import { closeMeasuring, openMeasuring } from './measuring.ts';

/** Louder than a quiet room: root mean square of the samples, from 0 to 1. */
const threshold = 0.02;
/** Between two words nobody has stopped speaking. */
const pauseMs = 500;
const tickMs = 100;

const loudness = (samples: Float32Array): number => {
  let sum = 0;
  for (const one of samples) sum += one * one;
  return Math.sqrt(sum / samples.length);
};

/** How loud one's own microphone is, and whether somebody speaks into it. */
export class OwnVoice {
  level = 0;
  private readonly audio = openMeasuring();
  private readonly timer: ReturnType<typeof setInterval>;
  private source: MediaStreamAudioSourceNode;
  private readonly analyser: AnalyserNode;
  private lastLoud = Number.NEGATIVE_INFINITY;

  constructor(stream: MediaStream, ontick: (level: number, isSpeaking: boolean) => void) {
    this.analyser = new AnalyserNode(this.audio, { fftSize: 2048 });
    this.source = new MediaStreamAudioSourceNode(this.audio, { mediaStream: stream });
    this.source.connect(this.analyser);
    const samples = new Float32Array(this.analyser.fftSize);
    this.timer = setInterval(() => {
      this.analyser.getFloatTimeDomainData(samples);
      this.level = loudness(samples);
      const now = performance.now();
      if (this.level > threshold) this.lastLoud = now;
      ontick(this.level, now - this.lastLoud < pauseMs);
    }, tickMs);
  }

  listenTo(stream: MediaStream): void {
    this.source.disconnect();
    this.source = new MediaStreamAudioSourceNode(this.audio, { mediaStream: stream });
    this.source.connect(this.analyser);
  }

  close(): void {
    clearInterval(this.timer);
    this.source.disconnect();
    closeMeasuring();
  }
}
