import { OtherRules, Table } from '@tasovka/kernel';
import type { History, Store } from '../../storage/store.ts';
import type { RoomServices } from '../services.ts';
import { ReplayedLog } from './replayedLog.ts';
import { RoomState } from './roomState.ts';

/** What is stored of a room cannot be read, neither its log nor any snapshot. */
export class RoomBroken extends Error {
  constructor(cause: unknown) {
    super('the room cannot be read', { cause });
  }
}

export type Games = Pick<RoomServices, 'games' | 'firstGame'>;

export interface RestoredRoom {
  readonly log: ReplayedLog;
  /** Why the newest snapshot was of no use; null where it was. */
  readonly failure: unknown;
}

/** A room as it was before the tail. */
export function stateBefore({ snapshot }: History, { games, firstGame }: Games, how = {}): RoomState {
  return snapshot ? RoomState.restore(games, snapshot.body, how) : new RoomState(new Table(games, firstGame));
}

/**
 * A room as it is stored, and nothing is changed by that; null where there is none. Where the newest snapshot cannot be
 * read the one before is, and at last the log from its first row. If none of that goes, the match is given up, for the
 * table and its people.
 */
export async function restoreRoom(
  store: Pick<Store, 'history'>,
  code: string,
  games: Games,
): Promise<RestoredRoom | null> {
  const newest = await store.history(code);
  let failure: unknown = null;
  for (let history = newest; history; history = await before(store, code, history)) {
    try {
      return { log: new ReplayedLog(stateBefore(history, games), history), failure };
    } catch (error) {
      // A newer program wrote it, and can go on.
      if (error instanceof OtherRules) throw error;
      failure ??= error;
    }
  }
  if (!newest) return null;
  try {
    return { log: new ReplayedLog(stateBefore(newest, games, { stopMatch: true }), newest), failure };
  } catch {
    throw new RoomBroken(failure);
  }
}

/** The same from an older snapshot, or from the first row; null where this was that. */
export async function before(
  store: Pick<Store, 'history'>,
  code: string,
  { snapshot }: History,
  upTo?: number,
): Promise<History | null> {
  return snapshot ? store.history(code, snapshot.seq - 1, upTo) : null;
}
