import type { Seat } from '@tasovka/kernel';
import { billsOf, handOf, type State } from '../state.ts';

/** How much a hand weighs, by its size: fitted to rounds between solid bots. More sets bring more turns of fortune. */
const plainWeight = 0.87;
const wildWeight = 0.6;
/** Those who move sooner are ahead by so many cards. */
const perTurn = 0.1;

/** How likely a seat is to win the round, by hands and whose turn it is; 0 or 1 when it is over. */
export function chanceToWin(state: State, seat: Seat): number {
  if (state.phase.kind === 'over') return state.phase.winner === seat ? 1 : 0;
  const weigh = state.options.sets.length > 0 ? wildWeight : plainWeight;
  let all = 0;
  let mine = 0;
  for (let other = 0; other < state.seats; other++) {
    const away = (((other - state.turn) * state.direction) % state.seats) + state.seats;
    const cards = handOf(state, other).length + 8 * billsOf(state, other) + perTurn * (away % state.seats);
    const weight = Math.exp(-weigh * Math.sqrt(cards));
    all += weight;
    if (other === seat) mine = weight;
  }
  return mine / all;
}
