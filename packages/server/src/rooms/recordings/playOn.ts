import type { HttpProblem } from '@tasovka/protocol';
import type { StoredRecording } from '../../storage/store.ts';
import type { Games } from '../log/restore.ts';
import { rewind } from './keptInputs.ts';
import type { DealtAgain } from './playOnWith.ts';
import type { NewDeal } from './tableDeal.ts';

/** The moment as it was, or why nobody can go on from there. */
export async function momentOf(
  stored: StoredRecording,
  moment: number,
  games: Games,
): Promise<DealtAgain | HttpProblem> {
  const table = stored.inputs === null ? undefined : (await rewind(stored.inputs, moment, games))?.table;
  if (!table?.match) return { reason: 'cannot-go-on' };
  if (table.match.over) return { reason: 'not-playing' };
  const { game, options, brought, seated } = table.data;
  return { match: table.match.save(), game, options, brought, recording: stored.id, moment, seats: seated.length };
}

/** What the match was dealt from; null where it cannot be dealt again: the rules are others. */
export async function dealOf({ inputs, deal: id }: StoredRecording, games: Games): Promise<NewDeal | null> {
  const table = inputs === null || id === null ? undefined : (await rewind(inputs, -1, games))?.table;
  if (!table?.match || id === null) return null;
  const { seed, seats } = table.match.header;
  return { id, seed, seats, game: table.data.game, options: table.data.options };
}
