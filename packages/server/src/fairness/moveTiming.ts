import type { JsonObject, Millis, Offer, Table } from '@tasovka/kernel';
import { reorderWindow } from '../fairness/reorderBuffer.ts';
import { SlapTargets, withAimTime } from '../fairness/slapTimes.ts';
import type { Latency } from '../rooms/connection.ts';

const noLatency: Latency = { rtt: 0, jitter: 0 };

/** Without fairness no claim is believed and no latency is compensated. */
const withoutClaim = ({ ms: _, ...action }: JsonObject): JsonObject => action;

/** When moves were really made (AC-20…AC-22). Switched off, the first packet wins, to show the difference. */
export class MoveTiming {
  private readonly isFair: boolean;
  private readonly slaps = new SlapTargets();

  constructor(isFair: boolean) {
    this.isFair = isFair;
  }

  /** How long moves wait for older ones. A slap carries its own time and need not wait. */
  window(latencies: readonly Latency[], action?: JsonObject): number {
    return this.isFair && action?.type !== 'slap' ? reorderWindow(latencies) : 0;
  }

  pressedAt(arrived: Millis, age: number): Millis {
    return this.isFair ? arrived - age : arrived;
  }

  /** A seat is sent these offers now. */
  offered(seat: number, offers: readonly Offer[], at: Millis): void {
    this.slaps.offered(seat, offers, at);
  }

  /** A move with the times in it that count. */
  withTrueTimes(
    table: Table,
    seat: number,
    action: JsonObject,
    when: { readonly pressedAt: Millis; readonly arrived: Millis },
    latency = noLatency,
  ): JsonObject {
    if (!table.match) return action;
    if (!this.isFair) return this.slaps.withReactionTime(seat, withoutClaim(action), when.arrived, noLatency);
    if (action.aim === undefined) return this.slaps.withReactionTime(seat, action, when.arrived, latency);
    // The swinging target is drawn by the server's clock: only the way here lies between the press and its arrival.
    return withAimTime(action, table.match.view(seat), table.matchTime(when.pressedAt + latency.rtt / 2));
  }
}
