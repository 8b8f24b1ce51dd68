import { lookaheadBy, policyTrust, scoreUnit } from '@tasovka/cards/bot';
import type { LolAction } from '../actions.ts';
import { clone } from '../clone.ts';
import type { State } from '../state.ts';
import { act, playOut } from './playout.ts';
import { policyScore } from './policy.ts';
import { chanceToWin } from './value.ts';

/** The best move of a turn. */
export const bestMove = lookaheadBy<State, LolAction>({
  clone,
  act,
  playOut,
  chanceToWin,
  priorOf: (options, state, seat) => ({
    prior: options.map((option) => scoreUnit * policyScore(state, seat, option)),
    trust: policyTrust,
  }),
});
