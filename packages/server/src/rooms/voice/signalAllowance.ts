import type { VoiceSignal } from '@tasovka/protocol';
import { RateLimit } from '../../limits/rateLimit.ts';

/**
 * What one guest may send to another to connect, in kilobytes begun. Two devices that meet exchange a description of a
 * few kilobytes and up to forty candidates; after a change of network they do so once more.
 */
export const signalKilobytes = { atOnce: 100, perSecond: 3 };

/** Pairs beyond these are forgotten, the oldest first. */
const remembered = 500;

/** It outlives sockets: a guest who comes back has no more for it. Nobody's is used up by anybody else. */
export class SignalAllowance {
  private readonly byPair = new Map<string, RateLimit>();

  take(from: string, to: string, signal: VoiceSignal, now: number): boolean {
    const pair = `${from} ${to}`;
    const limit = this.byPair.get(pair) ?? this.add(pair, now);
    return limit.take(now, kilobytes(signal));
  }

  private add(pair: string, now: number): RateLimit {
    const limit = new RateLimit(signalKilobytes.atOnce, signalKilobytes.perSecond, now);
    this.byPair.set(pair, limit);
    const [oldest] = this.byPair.keys();
    if (this.byPair.size > remembered && oldest !== undefined) this.byPair.delete(oldest);
    return limit;
  }
}

const kilobytes = (signal: VoiceSignal): number => ('sdp' in signal ? 1 + Math.floor(signal.sdp.length / 1024) : 1);
