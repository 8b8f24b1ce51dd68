/** One frame: levels are root mean squares of so many milliseconds of sound, from 0 to 1. */
export const frameMs = 20;
/** What comes out of the loudspeaker is back in the microphone within so many frames: the sound card, the air, the walls. */
const longestDelay = 320 / frameMs;
/** So much is compared to find it there. */
const span = 800 / frameMs;
const lookEvery = 100 / frameMs;

/** Quieter than this the loudspeaker is silent. */
const silent = 0.003;
/** So much alike two envelopes are one sound. Two people who talk over each other come to 0.7 at most. */
const alike = 0.85;
/** Rooms ring: an echo fades by so much with every frame. */
const ringing = 0.87;

interface Likeness {
  readonly delay: number;
  /** Of the envelopes, from -1 to 1. */
  readonly r: number;
  /** The level in the microphone over the level in the loudspeaker. */
  readonly gain: number;
}

/**
 * What of the loudspeaker is to be expected in the microphone. How much of it is heard there, and how late, is learnt
 * while it plays; before anything is known, as much as it plays, so that nobody is accused by a loud friend.
 */
export class Echo {
  /** The level in the microphone over the level in the loudspeaker. */
  coupling = 1;
  /** In frames; null: not known. */
  delay: number | null = null;
  /** What was just heard is the loudspeaker, whatever is expected of it. */
  isEcho = false;
  private readonly near = new Float32Array(span);
  /** The newest last, as in `near`. */
  private readonly far = new Float32Array(span + longestDelay);
  private untilLook = 0;

  /** One frame of both. Returns the level that may be echo. */
  take(near: number, far: number): number {
    shift(this.near, near);
    shift(this.far, far);
    if (--this.untilLook <= 0) this.look();
    return this.coupling * this.ringingNow();
  }

  /** Compares the two once more. */
  look(): void {
    this.untilLook = lookEvery;
    const played = rms(this.far);
    this.isEcho = false;
    if (played < silent) return;
    const found = this.likeness();
    if (found && found.r >= alike) {
      this.isEcho = true;
      this.delay = found.delay;
      this.coupling = found.gain > this.coupling ? found.gain : 0.9 * this.coupling + 0.1 * found.gain;
      return;
    }
    // No echo can be louder than all that is heard.
    const bound = rms(this.near) / played;
    if (bound < this.coupling) this.coupling = 0.97 * this.coupling + 0.03 * bound;
  }

  private ringingNow(): number {
    const last = this.far.length - 1;
    const earliest = this.delay === null ? 0 : Math.max(0, this.delay - 2);
    const certain = this.delay === null ? longestDelay : this.delay + 2;
    let loudest = 0;
    for (let late = earliest; late <= last; late++) {
      const faded = (this.far[last - late] ?? 0) * ringing ** Math.max(0, late - certain);
      if (faded > loudest) loudest = faded;
    }
    return loudest;
  }

  /** Where in time the microphone is most like the loudspeaker. */
  private likeness(): Likeness | null {
    let best: Likeness | null = null;
    for (let delay = 0; delay <= longestDelay; delay++) {
      const one = this.compare(delay);
      if (one && (!best || one.r > best.r)) best = one;
    }
    return best;
  }

  private compare(delay: number): Likeness | null {
    const from = longestDelay - delay;
    let [n, f, nn, ff, nf] = [0, 0, 0, 0, 0];
    for (let i = 0; i < span; i++) {
      const [near, far] = [this.near[i] ?? 0, this.far[from + i] ?? 0];
      n += near;
      f += far;
      nn += near * near;
      ff += far * far;
      nf += near * far;
    }
    const spread = (nn - (n * n) / span) * (ff - (f * f) / span);
    // Steady sounds are alike whatever they are.
    const isSteady = ff - (f * f) / span < 0.02 * ff || nn - (n * n) / span < 0.02 * nn;
    if (spread <= 0 || isSteady) return null;
    return { delay, r: (nf - (n * f) / span) / Math.sqrt(spread), gain: nf / ff };
  }
}

function shift(levels: Float32Array, level: number): void {
  levels.copyWithin(0, 1);
  levels[levels.length - 1] = level;
}

const rms = (levels: Float32Array): number => {
  let sum = 0;
  for (const one of levels) sum += one * one;
  return Math.sqrt(sum / levels.length);
};
