import type { JsonObject, Offer } from '@tasovka/kernel';
import type { Latency } from '../rooms/connection.ts';
import { reactionTime } from './pressTime.ts';

/** When each seat was first shown the target of a slap: a reaction is counted from there (AC-20). */
export class SlapTargets {
  private readonly seen = new Map<number, { window: unknown; at: number }>();

  /** Told whenever a seat is offered something else: what, and since when. */
  offered(seat: number, offers: readonly Offer[], at: number): void {
    const slap = offers.find((offer) => offer.type === 'slap');
    if (!slap) {
      this.seen.delete(seat);
      return;
    }
    const window = JSON.stringify(slap.fields.window ?? null);
    if (this.seen.get(seat)?.window !== window) this.seen.set(seat, { window, at });
  }

  /** The action with its reaction time as the judge has it; other actions as they are. */
  withReactionTime(seat: number, action: JsonObject, now: number, delay: Latency): JsonObject {
    if (action.type !== 'slap') return action;
    const since = this.seen.get(seat)?.at;
    if (since === undefined) return action;
    const claimed = typeof action.ms === 'number' ? action.ms : undefined;
    return { ...action, ms: reactionTime(claimed, now - since, delay) };
  }
}

const swingOf = (view: JsonObject): JsonObject | null => {
  const manners = view.manners as JsonObject | null | undefined;
  return (manners?.swing as JsonObject | null | undefined) ?? null;
};

/** AC-10: where the target was when the throw was pressed follows from the press time the judge believes. */
export function withAimTime(action: JsonObject, view: JsonObject, pressed: number): JsonObject {
  const swing = typeof action.aim === 'number' ? swingOf(view) : null;
  if (!swing) return action;
  return { ...action, aim: Math.min(60_000, Math.max(0, Math.round(pressed - Number(swing.since)))) };
}
