import type { CardRefusal } from '@tasovka/cards';
import type { Seat } from '@tasovka/kernel';
import type { SwintusAction } from './actions.ts';
import { nameOf } from './box.ts';
import { offend } from './etiquette/offences.ts';
import type { Context } from './event.ts';
import { payDebt } from './moves/take.ts';
import { isThinking } from './moves/turn.ts';
import { pauseToLook } from './pauseToLook.ts';
import { leaveSvinorot } from './specialRounds/svinorot.ts';
import { letBe, passOver } from './specialRounds/temnodel.ts';
import type { State } from './state.ts';
import { beginMove, passTurn, take } from './tableActions.ts';

/** SW-17: which refused moves a `punished` table lets happen and charges for. */
export function isMistake(state: State, seat: Seat, action: SwintusAction, { reason }: CardRefusal): boolean {
  if (state.options.mistakes !== 'punished') return false;
  switch (action.type) {
    case 'play':
      return reason === 'does-not-fit' || reason === 'not-allowed';
    case 'dark':
      return reason === 'does-not-fit';
    case 'intercept':
      return reason === 'not-a-copy';
    case 'catch':
      return action.seat !== seat && action.seat < state.seats;
    default:
      return false;
  }
}

/** SW-17: a wrong move is put right, costs two cards and, if it was one's turn, the turn. */
export function punish(state: State, seat: Seat, action: SwintusAction, { reason }: CardRefusal, ctx: Context): void {
  const shown = action.type === 'play' || action.type === 'intercept' ? { card: nameOf(action.card) } : {};
  ctx.emit?.({ type: 'mistake', seat, act: action.type, reason, ...shown });
  pay(state, seat, 'mistake', ctx);
}

/** SW-16: thinking time is over. */
export function dawdle(state: State, ctx: Context): void {
  ctx.emit?.({ type: 'dawdled', seat: state.turn });
  pay(state, state.turn, 'dawdling', ctx);
}

function pay(state: State, seat: Seat, cause: 'mistake' | 'dawdling', ctx: Context): void {
  const loses = isThinking(state) && state.turn === seat;
  if (loses && !beginMove(state, ctx)) return;
  if (!(cause === 'dawdling' && state.phase.type === 'temnodel-last')) take(state, seat, 2, cause, ctx);
  offend(state, 'broke', seat, ctx);
  if (!loses) return;
  // Only what costs the turn is looked at: somebody who errs again and again must not hold up the others.
  if (cause === 'mistake') pauseToLook(state, ctx);
  giveUp(state, ctx);
}

/** The turn ends as if its owner had given up: a debt is paid, a circle left. */
function giveUp(state: State, ctx: Context): void {
  const { phase } = state;
  if (state.owed > 0) payDebt(state, ctx);
  else if (phase.type === 'svinorot') leaveSvinorot(state, ctx);
  else if (phase.type === 'temnodel') passOver(state, ctx);
  else if (phase.type === 'temnodel-last') letBe(state, phase, ctx);
  else passTurn(state, state.turn, ctx);
}
