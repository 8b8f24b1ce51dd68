import { returnBill } from './bill.ts';
import { catchOut, declare } from './call.ts';
import { check, dark, trust } from './dark.ts';
import { draw } from './draw.ts';
import { etiquette } from './etiquette.ts';
import { count, spot, wink } from './gestures.ts';
import { heal } from './heal.ts';
import { intercept } from './intercept.ts';
import { accept, claim, dispute, give, vote } from './judging.ts';
import type { Moves } from './move.ts';
import { pass } from './pass.ts';
import { play } from './play.ts';
import { slap } from './slap.ts';
import { take } from './take.ts';

/** Everything a player can do, by the name of the action. */
export const moves: Moves = {
  play,
  intercept,
  draw,
  pass,
  take,
  declare,
  catch: catchOut,
  slap,
  dark,
  check,
  trust,
  etiquette,
  heal,
  returnBill,
  count,
  wink,
  spot,
  give,
  claim,
  accept,
  dispute,
  vote,
};
