/** The four words of a generator's state: part of the match, never of a view. */
export type ChanceState = readonly [number, number, number, number];

/** Seeded chance (sfc32): fast, small, and it replays. */
export class Chance {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor([a, b, c, d]: ChanceState) {
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }

  static seeded(seed: string): Chance {
    const chance = new Chance(spread(seed));
    for (let i = 0; i < 12; i++) chance.word();
    return chance;
  }

  /** A whole number from 0 up to, not including, n. */
  below(n: number): number {
    return Math.floor((this.word() * n) / 4294967296);
  }

  /** Indices stay within the list. */
  shuffle<T>(items: T[]): void {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const item = items[i] as T;
      items[i] = items[j] as T;
      items[j] = item;
    }
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  save(): ChanceState {
    return [this.a, this.b, this.c, this.d];
  }

  clone(): Chance {
    return new Chance(this.save());
  }

  private word(): number {
    const sum = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

/** Spreads the bits of a text over four words (FNV-1a with four offsets). */
function spread(seed: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x811c9dc5 | 0, 0x2f0b4a27, 0x5bd1e995, 0x1b873593];
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i);
    for (let w = 0; w < 4; w++) words[w] = Math.imul((words[w] as number) ^ (unit + w * 0x9e37), 0x01000193 + (w << 1));
  }
  return words;
}
