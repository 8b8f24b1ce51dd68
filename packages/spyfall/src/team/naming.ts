import { has, nobody, type Seat } from '@tasovka/kernel';
import { finish } from '../ending.ts';
import type { Context } from '../event.ts';
import { type Location, locationOn, type Side, type State, teamOf, teamSpy } from '../state.ts';
import { namedCaptain, namingOrder, sides } from './sides.ts';

/** SP-53: only the spy is revealed now; which guesses are right is told when the round is over. */
export function revealSpy(state: State, takenBy: Side | null, ctx: Context): void {
  state.phase = { type: 'guess', takenBy, guesses: [] };
  const captain = takenBy === null ? null : teamOf(state).captains[takenBy];
  ctx.emit?.({ type: 'spy-revealed', spy: teamSpy(state), captain });
}

export function nameLocation(state: State, seat: Seat, location: Location, ctx: Context): void {
  const { phase } = state;
  const captain = namedCaptain(state);
  if (phase.type !== 'guess' || captain === null) return;
  const guesses = [...phase.guesses, location];
  ctx.emit?.({ type: 'guessed', seat, captain, location });
  if (guesses.length < sides.length) state.phase = { ...phase, guesses };
  else settleTeams(state, phase.takenBy, guesses, ctx);
}

/** SP-53…SP-55: what everybody's round was worth. */
function settleTeams(state: State, takenBy: Side | null, guesses: readonly Location[], ctx: Context): void {
  const { captains, taken } = teamOf(state);
  const points = Array<number>(state.seats).fill(0);
  for (const side of sides) {
    let balance = 0;
    for (const [seat, card] of state.deal.cards.entries()) {
      if (!card || !has(taken[side], seat)) continue;
      if (card.side === side) points[seat] = 1;
      balance += card.side === side ? 1 : -1;
    }
    points[captains[side]] = side === takenBy ? 0 : balance;
  }
  const spy = teamSpy(state);
  const right = namingOrder(state).filter((side, i) => locationOn(state, side) === guesses[i]).length;
  points[spy] = right + (takenBy === null ? 0 : 1);
  const how = takenBy === null ? 'spy-left' : 'spy-taken';
  finish(state, ctx, { how, winners: nobody, points, shown: spy, guesses });
}
