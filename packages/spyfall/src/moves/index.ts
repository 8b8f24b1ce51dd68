import type { Seat } from '@tasovka/kernel';
import type { ActionOf, SpyfallAction } from '../actions.ts';
import type { Context } from '../event.ts';
import type { SpyfallRefusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { accuse } from './accuse.ts';
import { agree } from './agree.ts';
import { answer } from './answer.ts';
import { ask } from './ask.ts';
import { choose } from './choose.ts';
import { decline } from './decline.ts';
import { first } from './first.ts';
import { guess } from './guess.ts';
import type { Move } from './move.ts';
import { point } from './point.ts';
import { vote } from './vote.ts';

type Moves = { readonly [T in SpyfallAction['type']]: Move<T> };

/** Everything a player can do, by the name of the action. */
export const moves: Moves = { ask, answer, accuse, vote, guess, point, agree, first, choose, decline };

/** A move is checked, then made. */
export function makeMove<T extends SpyfallAction['type']>(
  type: T,
  action: ActionOf<T>,
  state: State,
  seat: Seat,
  ctx: Context,
): SpyfallRefusal | null {
  const move: Moves[T] = moves[type];
  const refusal = move.check(state, seat, action);
  if (refusal === null) move.perform(state, seat, action, ctx);
  return refusal;
}
