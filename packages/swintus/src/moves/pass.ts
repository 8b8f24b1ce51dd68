import { nothing, refuse } from '@tasovka/kernel';
import type { Context } from '../event.ts';
import { leaveSvinorot } from '../specialRounds/svinorot.ts';
import type { State } from '../state.ts';
import { beginMove, passTurn } from '../tableActions.ts';
import type { Move } from './move.ts';
import { checkTurn } from './turn.ts';

/** SW-11, SW-32: after drawing the turn passes; in Свинорот one gives up. */
export const pass: Move<'pass'> = {
  check(state, seat) {
    const refusal = checkTurn(state, seat, 'SW-11');
    if (refusal) return refusal;
    const { type } = state.phase;
    return type === 'drawn' || type === 'svinorot' ? null : refuse('not-now', 'SW-11');
  },
  perform(state, _seat, _action, ctx) {
    beginMove(state, ctx);
    passOn(state, ctx);
  },
  offer(state, _seat, offers) {
    if (state.phase.type === 'drawn') offers.push(afterDrawing);
    else if (state.phase.type === 'svinorot') offers.push(givingUp);
  },
};

const afterDrawing = { type: 'pass', rule: 'SW-11', fields: nothing };
const givingUp = { type: 'pass', rule: 'SW-32', fields: nothing };

function passOn(state: State, ctx: Context): void {
  if (state.phase.type === 'svinorot') leaveSvinorot(state, ctx);
  else {
    ctx.emit?.({ type: 'passed', seat: state.turn });
    passTurn(state, state.turn, ctx);
  }
}
