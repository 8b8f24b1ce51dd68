import type { Latency } from '../rooms/connection.ts';

/** Nobody reacts faster than this (AC-20). */
export const fastestReaction = 80;

/** How far a claim may be from the measured latency: half of the jitter, and the resolution of the clock. */
const tolerance = ({ jitter }: Latency): number => 3 + jitter / 2;

/** How long before its arrival the player pressed. A claim that does not fit the latency is not believed. */
function pressedAgo(claimed: number | undefined, arrived: number, latency: Latency): number {
  const usual = latency.rtt / 2;
  if (claimed === undefined) return usual;
  const ago = arrived - claimed;
  if (Math.abs(ago - usual) <= tolerance(latency)) return ago;
  return Math.max(0, Math.min(ago, usual));
}

/**
 * AC-21: how old an input is when it arrives: the time since the press, and the time what it answers took to the client.
 * Without the second part a slow connection would lose every race by the time the card took to reach it.
 */
export const inputAge = (claimed: number | undefined, arrived: number, latency: Latency): number =>
  pressedAgo(claimed, arrived, latency) + latency.rtt / 2;

/** AC-20: the reaction time that counts. `took` is from sending the card to the arrival of the press. */
export function reactionTime(claimed: number | undefined, took: number, latency: Latency): number {
  const estimate = took - latency.rtt;
  const fits = claimed !== undefined && Math.abs(claimed - estimate) <= tolerance(latency);
  const counted = fits ? claimed : Math.max(claimed ?? 0, estimate);
  return Math.max(fastestReaction, Math.round(counted));
}
