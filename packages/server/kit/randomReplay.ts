import type { Json } from '@tasovka/kernel';
import type { Eyes, Frame } from '@tasovka/protocol';
import { allGames } from '../src/games.ts';
import { type MadeRecording, recordMatch } from '../src/rooms/recordings/recordMatch.ts';
import { framesFor } from '../src/rooms/recordings/replayFrames.ts';
import { playRandomMatch } from './randomMatch.ts';

/** A random match as a server records it, without rests. */
export async function recordRandomMatch(
  game: string,
  seats: number,
  options: Json,
  seed: string,
  late = false,
): Promise<{ readonly made: MadeRecording; readonly moves: number; readonly ms: number }> {
  const { rows, finished } = playRandomMatch(game, seats, options, seed, undefined, late);
  const store = { history: async () => ({ snapshot: null, tail: rows.slice(0, finished.to) }) };
  const began = performance.now();
  const made = await recordMatch(store, 'AAAAA', finished, { games: allGames, firstGame: game }, async () => {});
  if (!made) throw new Error('no recording');
  return { made, moves: rows.length, ms: performance.now() - began };
}

/** What one viewer downloads of a random match. */
export async function randomReplay(
  game: string,
  seats: number,
  options: Json,
  seed: string,
  eyes: Eyes,
): Promise<{ readonly about: MadeRecording['about']; readonly frames: readonly Frame[] }> {
  const { made } = await recordRandomMatch(game, seats, options, seed);
  return { about: made.about, frames: framesFor(made.body, eyes) };
}
