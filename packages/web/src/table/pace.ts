import type { JsonObject } from '@tasovka/kernel';
import type { Pace } from '../games/appGame.ts';
import { appGameOf } from '../games/index.ts';
import { persisted } from '../lib/persisted.svelte.ts';
import type { Session } from './session.svelte.ts';

/** How fast this device likes its own tables, by game. Nothing yet: the slowest. */
const liked = persisted<Readonly<Record<string, string>>>('pace', {});

export const pacesOf = (game: string): readonly Pace[] => appGameOf(game).paces ?? [];

/** The pace a first table of one's own starts with, or the one that was chosen last. */
export function likedPace(game: string): Pace | undefined {
  const all = pacesOf(game);
  return all.find(({ id }) => id === liked.value[game]) ?? all[0];
}

/** Which of its paces a table goes at, by the time to think. */
export function paceNow(game: string, options: JsonObject): Pace | undefined {
  return pacesOf(game).find(({ times }) => times.turnMs === options.turnMs);
}

/** The same table at another pace. */
export function withPace(game: string, options: JsonObject, pace: Pace): JsonObject {
  const named = new Set(pacesOf(game).flatMap(({ times }) => Object.keys(times)));
  const rest = Object.fromEntries(Object.entries(options).filter(([key]) => !named.has(key)));
  return { ...rest, ...pace.times };
}

function like(session: Session, pace: Pace): void {
  const game = session.table?.game;
  if (game && session.isAlone) liked.value = { ...liked.value, [game]: pace.id };
}

/** The match on the table goes on at this pace, when everybody who plays agrees. */
export function propose(session: Session, pace: Pace): Promise<boolean> {
  like(session, pace);
  return session.request({ kind: 'pace', times: pace.times });
}

/** A rematch at this pace. */
export async function startAt(session: Session, pace: Pace): Promise<void> {
  const { table } = session;
  if (!table) return;
  like(session, pace);
  const options = withPace(table.game, table.options as JsonObject, pace);
  await session.request({ kind: 'choose', game: table.game, options });
  await session.request({ kind: 'start' });
}
