import type { Latency } from '../rooms/connection.ts';

/** Nobody reacts faster than this (AC-20). */
export const fastestReaction = 80;

/** How far a claim may be from what the connection says: half of the round trip's jitter, and the clock's grain. */
const tolerance = ({ jitter }: Latency): number => 3 + jitter / 2;

/** How long before its arrival a key was pressed. A claim that does not fit the connection is not believed. */
function pressedAgo(claimed: number | undefined, arrived: number, delay: Latency): number {
  const usual = delay.rtt / 2;
  if (claimed === undefined) return usual;
  const ago = arrived - claimed;
  if (Math.abs(ago - usual) <= tolerance(delay)) return ago;
  return Math.max(0, Math.min(ago, usual));
}

/**
 * AC-21: how old an input is when it arrives: its way here since the press, and the way there of what it answers.
 * Without the second half a slow connection would lose every race by the time the card took to reach it.
 */
export const inputAge = (claimed: number | undefined, arrived: number, delay: Latency): number =>
  pressedAgo(claimed, arrived, delay) + delay.rtt / 2;

/** AC-20: a reaction time as the judge writes it down. `took` is from sending the card to the arrival of the press. */
export function reactionTime(claimed: number | undefined, took: number, delay: Latency): number {
  const estimate = took - delay.rtt;
  const fits = claimed !== undefined && Math.abs(claimed - estimate) <= tolerance(delay);
  const judged = fits ? claimed : Math.max(claimed ?? 0, estimate);
  return Math.max(fastestReaction, Math.round(judged));
}
