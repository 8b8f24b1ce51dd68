import { frameMs } from './echo.ts';

/** The quietest of the last seconds is what the room sounds like by itself. */
const pieces = 10;
const pieceFrames = 1000 / frameMs;

/** Follows the noise of a room: down at once, up within ten seconds, so that a fan may be switched on and words are none. */
export class NoiseFloor {
  private readonly quietest: number[] = [];
  private current = Number.POSITIVE_INFINITY;
  private taken = 0;

  /** One frame; returns the level of the room. */
  take(level: number): number {
    this.current = Math.min(this.current, level);
    if (++this.taken === pieceFrames) {
      this.quietest.push(this.current);
      if (this.quietest.length > pieces) this.quietest.shift();
      this.current = Number.POSITIVE_INFINITY;
      this.taken = 0;
    }
    return Math.min(this.current, ...this.quietest);
  }
}
