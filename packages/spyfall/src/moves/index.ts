import { accuse } from './accuse.ts';
import { agree } from './agree.ts';
import { answer } from './answer.ts';
import { ask } from './ask.ts';
import { choose } from './choose.ts';
import { decline } from './decline.ts';
import { first } from './first.ts';
import { guess } from './guess.ts';
import type { Moves } from './move.ts';
import { point } from './point.ts';
import { vote } from './vote.ts';

/** Everything a player can do, by the name of the action. */
export const moves: Moves = { ask, answer, accuse, vote, guess, point, agree, first, choose, decline };
