import { type GameContext, has, nobody, refuse, type Seat } from '@tasovka/kernel';
import { finish } from '../finish.ts';
import { boxOf } from '../pack.ts';
import type { SpyfallRefusal } from '../refusal.ts';
import { type Location, type Round, type Side, teamOf } from '../round.ts';
import { namingOrder } from './sides.ts';

/** SP-53: only the spy is revealed now; what was right is told when the round is over. */
export function revealSpy(round: Round, takenBy: Side | null, ctx: GameContext): void {
  round.phase = { type: 'guess', takenBy, guesses: [] };
  const captain = takenBy === null ? null : teamOf(round).captains[takenBy];
  ctx.emit?.({ type: 'spy-revealed', spy: round.deal.spy, captain });
}

export function refuseNaming(round: Round, seat: Seat): SpyfallRefusal | null {
  if (round.phase.type !== 'guess') return refuse('not-now', 'SP-53');
  return seat === round.deal.spy ? null : refuse('not-your-turn', 'SP-53');
}

export function nameLocation(round: Round, seat: Seat, location: Location, ctx: GameContext): void {
  const { phase } = round;
  if (phase.type !== 'guess') return;
  const guesses = [...phase.guesses, location];
  const captain = teamOf(round).captains[namingOrder(round)[phase.guesses.length] as Side];
  ctx.emit?.({ type: 'guessed', seat, captain, location: boxOf(round.options.box)[location] as string });
  if (guesses.length < 2) round.phase = { ...phase, guesses };
  else settleTeams(round, phase.takenBy, guesses, ctx);
}

/** SP-53…SP-55: what everybody's round was worth. */
function settleTeams(round: Round, takenBy: Side | null, guesses: readonly Location[], ctx: GameContext): void {
  const { cards, locations, spy } = round.deal;
  const { captains, taken } = teamOf(round);
  const points = Array<number>(round.seats).fill(0);
  for (const side of [0, 1] as const) {
    let balance = 0;
    for (let seat = 0; seat < round.seats; seat++) {
      const card = cards[seat];
      if (!card || !has(taken[side], seat)) continue;
      if (card.side === side) points[seat] = 1;
      balance += card.side === side ? 1 : -1;
    }
    points[captains[side]] = side === takenBy ? 0 : balance;
  }
  const right = namingOrder(round).filter((side, i) => locations[side] === guesses[i]).length;
  points[spy as Seat] = right + (takenBy === null ? 0 : 1);
  const how = takenBy === null ? 'spy-left' : 'spy-taken';
  finish(round, ctx, { how, winners: nobody, points, shown: spy, guesses });
}
