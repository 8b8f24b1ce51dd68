import { nobody, type Offer, type Seat } from '@tasovka/kernel';
import { moves } from './moves/index.ts';
import type { Phase, State } from './state.ts';

/** What a seat may do now, in or out of turn. */
export function offers(state: State, seat: Seat): Offer[] {
  const all: Offer[] = [];
  const { type } = state.phase;
  if (type === 'turn') {
    if (state.turn === seat) offerTurn(state, seat, all);
    moves.jump.offer(state, seat, all);
  } else offerPhase(state, seat, type, all);
  if (state.catchable !== nobody) {
    moves.say.offer(state, seat, all);
    moves.catch.offer(state, seat, all);
  }
  if (state.silence !== null) moves.claim.offer(state, seat, all);
  return all;
}

/** LO-10, LO-11, LO-25, LO-28: an ordinary turn, or one hit by a plus. */
function offerTurn(state: State, seat: Seat, all: Offer[]): void {
  moves.play.offer(state, seat, all);
  if (state.owed === 0) moves.draw.offer(state, seat, all);
  else moves.take.offer(state, seat, all);
}

/** What interrupts the turns: some of it asks their owner, some asks everybody. */
function offerPhase(state: State, seat: Seat, type: Phase['type'], all: Offer[]): void {
  const mine = state.turn === seat;
  switch (type) {
    case 'cover':
      if (mine) moves.cover.offer(state, seat, all);
      if (mine) moves.draw.offer(state, seat, all);
      break;
    case 'colour':
      if (mine) moves.colour.offer(state, seat, all);
      break;
    case 'swap':
      if (mine) moves.swap.offer(state, seat, all);
      break;
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
  }
}
