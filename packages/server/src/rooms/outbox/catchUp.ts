import type { GameEvent } from '@tasovka/kernel';
import type { RoomLog } from '../log/roomLog.ts';
import type { RoomServices } from '../services.ts';

export interface CaughtUp {
  readonly events: readonly GameEvent[];
  /** From here on `RoomLog.recentEvents` has the rest. */
  readonly upTo: number;
}

/** What a guest missed after `seen`, as far as it is too long ago for the recent events: read from the log. */
export async function catchUp(
  log: RoomLog,
  services: RoomServices,
  guest: string,
  seen: number,
  isClosed: () => boolean,
): Promise<CaughtUp> {
  const events: GameEvent[] = [];
  let upTo = seen;
  while (!log.recentEvents.covers(upTo) && !isClosed()) {
    const { seq } = log;
    await log.whenDurable();
    events.push(...(await services.missedEvents(log.room, { after: upTo, upTo: seq }, guest)));
    upTo = seq;
  }
  return { events, upTo };
}
