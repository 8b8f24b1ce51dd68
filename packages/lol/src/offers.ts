import type { Offer, Seat } from '@tasovka/kernel';
import { Basket } from './basket.ts';
import { moves } from './moves/index.ts';
import type { State } from './state.ts';

const all = new Basket<Offer>();

/** What a seat may do now, in or out of turn. */
export function offers(state: State, seat: Seat): Offer[] {
  if (state.turn === seat) offerInTurn(state, seat);
  switch (state.phase.kind) {
    case 'slap':
      moves.slap.offer(state, seat, all);
      break;
    case 'answer':
      moves.accept.offer(state, seat, all);
      moves.dispute.offer(state, seat, all);
      break;
    case 'vote':
      moves.vote.offer(state, seat, all);
      break;
    case 'turn':
      moves.jump.offer(state, seat, all);
  }
  if (state.catchable !== 0) {
    moves.say.offer(state, seat, all);
    moves.catch.offer(state, seat, all);
  }
  if (state.silence !== null) moves.claim.offer(state, seat, all);
  return all.empty();
}

function offerInTurn(state: State, seat: Seat): void {
  switch (state.phase.kind) {
    case 'turn':
      moves.play.offer(state, seat, all);
      if (state.owed === 0) moves.draw.offer(state, seat, all);
      else moves.take.offer(state, seat, all);
      return;
    case 'cover':
      moves.cover.offer(state, seat, all);
      moves.draw.offer(state, seat, all);
      return;
    case 'colour':
      moves.colour.offer(state, seat, all);
      return;
    case 'swap':
      moves.swap.offer(state, seat, all);
  }
}
