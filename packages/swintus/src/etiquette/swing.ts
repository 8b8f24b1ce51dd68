import type { Millis } from '@tasovka/kernel';
import type { Swing } from '../state.ts';

/** AC-10: how long the avatar of a player who intercepted takes to swing there and back. */
export const swingMs: Millis = 1600;
const halfWidth = 0.25;

/** Where it is so long after the interception: 0 is the middle, -1 and 1 the ends. */
export const swingAt = ({ phase }: Pick<Swing, 'phase'>, elapsed: Millis): number =>
  Math.sin(2 * Math.PI * (elapsed / swingMs + phase));

export const hits = (swing: Swing, aim: Millis): boolean => Math.abs(swingAt(swing, aim)) <= halfWidth;
