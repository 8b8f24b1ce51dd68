import type { Millis } from '@tasovka/kernel';
import type { CardContext, CardState } from './state.ts';

/**
 * Something happened that everybody should see: the results of a slap, a card turned over, somebody caught.
 * Screens show it over the table, so no clock runs for that long; whoever has seen enough may act at once.
 * Clocks that run wait, and those that start wait until it is over (`clockStart`). Says how long they wait.
 */
export function look(state: CardState, { now }: CardContext): Millis {
  const until = now + state.options.lookMs;
  const wait = until - clockStart(state, now);
  if (wait <= 0) return 0;
  state.lookUntil = until;
  state.thinking += wait;
  const { phase } = state;
  if (phase.due !== undefined) state.phase = { ...phase, due: phase.due + wait };
  else if (phase.trial !== undefined) {
    state.phase = { ...phase, trial: { ...phase.trial, due: phase.trial.due + wait } };
  }
  return wait;
}

/** When a clock that is started now begins to run. */
export const clockStart = ({ lookUntil }: Pick<CardState, 'lookUntil'>, now: Millis): Millis =>
  Math.max(now, lookUntil);

/** The round at another pace: the player who thinks begins to think now. */
export const changePace = <S extends CardState>(state: S, options: S['options'], now: Millis): S => ({
  ...state,
  options,
  thinking: clockStart(state, now),
});
