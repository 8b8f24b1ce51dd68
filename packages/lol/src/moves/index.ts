import { catchOut, say } from './call.ts';
import { colour, swap } from './choose.ts';
import { cover } from './cover.ts';
import { draw } from './draw.ts';
import { accept, claim, dispute, vote } from './judging.ts';
import { jump } from './jump.ts';
import type { Moves } from './move.ts';
import { play } from './play.ts';
import { slap } from './slap.ts';
import { take } from './take.ts';

/** Everything a player can do, by the name of the action. */
export const moves: Moves = {
  play,
  jump,
  draw,
  cover,
  colour,
  swap,
  take,
  say,
  catch: catchOut,
  slap,
  claim,
  accept,
  dispute,
  vote,
};
