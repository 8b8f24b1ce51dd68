import type { Delay } from '../rooms/line.ts';

/** Nobody reacts faster than this (AC-20). */
export const fastestReaction = 80;

/** How far a claim may be from what the connection says: half of the round trip's jitter, and the clock's grain. */
const tolerance = ({ jitter }: Delay): number => 3 + jitter / 2;

/**
 * AC-21: how long before its arrival a key was pressed. A claim that does not fit the connection is not believed:
 * then the server's own estimate counts, or the claim where that is later.
 */
export function pressedAgo(claimed: number | undefined, arrived: number, delay: Delay): number {
  const usual = delay.rtt / 2;
  if (claimed === undefined) return usual;
  const ago = arrived - claimed;
  if (Math.abs(ago - usual) <= tolerance(delay)) return ago;
  return Math.max(0, Math.min(ago, usual));
}

/** AC-20: a reaction time as the judge writes it down. `took` is from sending the card to the arrival of the press. */
export function reaction(claimed: number | undefined, took: number, delay: Delay): number {
  const estimate = took - delay.rtt;
  const fits = claimed !== undefined && Math.abs(claimed - estimate) <= 2 * tolerance(delay);
  const judged = fits ? claimed : Math.max(claimed ?? 0, estimate);
  return Math.max(fastestReaction, Math.round(judged));
}
