import { frameMs } from './echo.ts';

/** How loud somebody's room is, and how loud they are in it. */
export interface Calibration {
  readonly quiet: number;
  readonly speech: number;
}

/** Before anything was measured: a room with a computer in it, and somebody at a table. */
export const usual: Calibration = { quiet: 0.01, speech: 0.1 };

/** Two seconds of each. */
export const framesOfEach = 2000 / frameMs;
/** A voice is at least so many times as loud as the room, or nothing was said. */
const least = 2.5;

const quantile = (levels: readonly number[], share: number): number =>
  [...levels].sort((a, b) => a - b)[Math.min(levels.length - 1, Math.floor(share * levels.length))] ?? 0;

/** What two seconds of quiet and two of speech say; null: nobody was heard to speak. */
export function calibrate(quiet: readonly number[], speech: readonly number[]): Calibration | null {
  // A cup put down in the quiet and the pauses between words do not count.
  const measured = { quiet: Math.max(0.0005, quantile(quiet, 0.7)), speech: quantile(speech, 0.75) };
  return measured.speech >= least * measured.quiet ? measured : null;
}

/** What is loud enough to be a voice, in a room that sounds like `floor` now. */
export function thresholdOf({ quiet, speech }: Calibration, floor: number): number {
  const between = Math.max(0.008, Math.sqrt(quiet * speech));
  return Math.min(Math.max(between, 3 * floor), Math.max(between, 0.7 * speech));
}
