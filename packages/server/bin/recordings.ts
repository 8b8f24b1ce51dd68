import type { Json } from '@tasovka/kernel';
import { recordRandomMatch } from '../kit/randomReplay.ts';
import { framesFor } from '../src/rooms/recordings/replayFrames.ts';

/**
 * What recordings cost: `npm run recordings`. Random matches are recorded as a server does it, but without its rests. Of
 * each move: microseconds of recording, and bytes on disk for what was told and for the inputs. It fails beyond 300. What
 * is left of the moves of a node that records: `npm run bench -- server 10 fast unrecorded,recorded`.
 */
const budgetBytes = 300;
const tables: readonly (readonly [game: string, seats: number, options: Json])[] = [
  ['swintus', 4, { sets: ['etiquette', 'zombie', 'moles'], mistakes: 'prevented', target: 30 }],
  ['swintus', 8, { sets: ['etiquette', 'zombie', 'moles'], mistakes: 'prevented', target: 12 }],
  ['lol', 4, { mode: 'blitz' }],
  ['spyfall', 5, { rounds: 3, roundMs: 120_000 }],
];

let rows = 0;
let bytes = 0;
for (const [game, seats, options] of tables) {
  const { made, moves, ms } = await recordRandomMatch(game, seats, options, 'cost');
  const kept = made.inputs?.length ?? 0;
  const download = JSON.stringify(framesFor(made.body, 0)).length;
  rows += moves;
  bytes += made.body.length + kept;
  console.log(
    `${game}, ${seats} seats: ${moves} moves, ${((1000 * ms) / moves).toFixed(0)} µs a move, ` +
      `${(made.body.length / moves).toFixed(0)} + ${(kept / moves).toFixed(0)} bytes a move, ${(download / 1000).toFixed(0)} kB as one seat's eyes see it, unpacked`,
  );
}
console.log(`on average ${(bytes / rows).toFixed(0)} bytes a move`);
process.exitCode = bytes / rows > budgetBytes ? 1 : 0;
