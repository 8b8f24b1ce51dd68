import { Table } from '@tasovka/kernel';
import type { History } from '../../storage/store.ts';
import type { RoomServices } from '../services.ts';
import { RoomState } from './roomState.ts';

/** A room as it was before the tail. */
export function restoreRoom({ snapshot }: History, { games, firstGame }: RoomServices): RoomState {
  return snapshot ? RoomState.restore(games, snapshot.body) : new RoomState(new Table(games, firstGame));
}
