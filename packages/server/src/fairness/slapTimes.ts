import type { JsonObject, Offer } from '@tasovka/kernel';
import { isJsonObject } from '@tasovka/protocol';
import type { Latency } from '../rooms/connection.ts';
import { reactionTime } from './pressTime.ts';

/** When each seat was first offered a slap: its reaction time counts from there (AC-20). */
export class SlapTargets {
  private readonly seen = new Map<number, { window: unknown; at: number }>();

  /** Called whenever the offers of a seat change. */
  offered(seat: number, offers: readonly Offer[], at: number): void {
    const slap = offers.find((offer) => offer.type === 'slap');
    if (!slap) {
      this.seen.delete(seat);
      return;
    }
    const window = JSON.stringify(slap.fields.window ?? null);
    if (this.seen.get(seat)?.window !== window) this.seen.set(seat, { window, at });
  }

  /** A slap with the reaction time that counts; other actions as they are. */
  withReactionTime(seat: number, action: JsonObject, now: number, latency: Latency): JsonObject {
    if (action.type !== 'slap') return action;
    const since = this.seen.get(seat)?.at;
    if (since === undefined) return action;
    const claimed = typeof action.ms === 'number' ? action.ms : undefined;
    return { ...action, ms: reactionTime(claimed, now - since, latency) };
  }
}

const swingOf = (view: JsonObject): JsonObject | null => {
  const swing = isJsonObject(view.manners) ? view.manners.swing : null;
  return isJsonObject(swing) ? swing : null;
};

/** AC-10: where the target was at the throw follows from the press time that counts. */
export function withAimTime(action: JsonObject, view: JsonObject, pressed: number): JsonObject {
  const swing = typeof action.aim === 'number' ? swingOf(view) : null;
  if (!swing) return action;
  return { ...action, aim: Math.min(60_000, Math.max(0, Math.round(pressed - Number(swing.since)))) };
}
