import type { JsonObject, Millis, Offer, Table } from '@tasovka/kernel';
import { reorderWindow } from '../fairness/reorderBuffer.ts';
import { SlapTargets, withAimTime } from '../fairness/slapTimes.ts';
import type { Latency } from '../rooms/connection.ts';

const noDelay: Latency = { rtt: 0, jitter: 0 };

/** Without fairness nobody is believed and no way is made good. */
const withoutClaim = ({ ms: _, ...action }: JsonObject): JsonObject => action;

/** Says when moves were really made (AC-20…AC-22); switched off, whose packet came first, to show the difference. */
export class MoveTiming {
  private readonly isFair: boolean;
  private readonly slaps = new SlapTargets();

  constructor(isFair: boolean) {
    this.isFair = isFair;
  }

  /** How long moves wait for older ones. A slap brings its own time along and need not wait. */
  window(delays: readonly Latency[], action?: JsonObject): number {
    return this.isFair && action?.type !== 'slap' ? reorderWindow(delays) : 0;
  }

  pressedAt(arrived: Millis, age: number): Millis {
    return this.isFair ? arrived - age : arrived;
  }

  /** A seat is shown these offers now. */
  offered(seat: number, offers: readonly Offer[], at: Millis): void {
    this.slaps.offered(seat, offers, at);
  }

  /** A move with the times in it as the judge has them. */
  withTrueTimes(
    table: Table,
    seat: number,
    action: JsonObject,
    when: { readonly born: Millis; readonly arrived: Millis },
    delay = noDelay,
  ): JsonObject {
    if (!table.match) return action;
    if (!this.isFair) return this.slaps.withReactionTime(seat, withoutClaim(action), when.arrived, noDelay);
    if (action.aim === undefined) return this.slaps.withReactionTime(seat, action, when.arrived, delay);
    // What swings is drawn by the shared clock: only the way here lies between the press and its age.
    return withAimTime(action, table.match.view(seat), table.matchTime(when.born + delay.rtt / 2));
  }
}
