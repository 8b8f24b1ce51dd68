import type { GameEvent } from '@tasovka/kernel';
import { replayableRows, type Store } from '../../storage/store.ts';
import { before, type Games, stateBefore } from '../log/restore.ts';
import type { LogRange } from '../services.ts';
import { replayMissedEvents } from './catchUp.ts';

/** What a guest missed, replayed from the log. Who was away for very long gets only the last part. */
export async function missedEvents(
  store: Pick<Store, 'history'>,
  code: string,
  { after, upTo }: LogRange,
  guest: string,
  games: Games,
): Promise<readonly GameEvent[]> {
  const from = Math.max(after, upTo - replayableRows);
  let history = await store.history(code, from, upTo);
  for (; history; history = await before(store, code, history, upTo)) {
    try {
      return await replayMissedEvents(stateBefore(history, games), history, from, guest);
    } catch {
      // A snapshot that cannot be read: an older one may do.
    }
  }
  return [];
}
