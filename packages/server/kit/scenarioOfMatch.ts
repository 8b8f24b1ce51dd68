import { type JsonObject, Table } from '@tasovka/kernel';
import { allGames } from '../src/games.ts';
import { RoomState, readEntry } from '../src/rooms/log/roomState.ts';
import { ScenarioWriter, stepsTold } from '../src/rooms/reports/scenarioWriter.ts';
import type { RandomMatch } from './randomMatch.ts';

/** The scenario that a report after one row of a match would be exported as. */
export function scenarioOfMatch({ rows }: Pick<RandomMatch, 'rows'>, upTo: number): JsonObject {
  const state = new RoomState(new Table(allGames, 'swintus'));
  const writer = new ScenarioWriter();
  for (const { seq, at, body } of rows) {
    if (seq > upTo) break;
    const entry = readEntry(body);
    if (entry.kind === 'table' && seq > upTo - 2 * stepsTold) writer.add(state.table, at, entry.input);
    state.replay(entry, at, seq);
  }
  const { match } = state.table;
  if (!match) throw new Error('nothing is played');
  return writer.finish(match, { rule: '', text: '' });
}
