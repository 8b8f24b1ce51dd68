import { nobody, type Offer, type Seat } from '@tasovka/kernel';
import { moves } from './moves/index.ts';
import { endsWithVirus } from './moves/turn.ts';
import type { State } from './state.ts';

const { play, draw, pass, take, dark, check, trust, heal, slap, accept, dispute, give, vote } = moves;

/** What a seat may do now, in or out of turn. */
export function offers(state: State, seat: Seat): Offer[] {
  const all: Offer[] = [];
  offerByPhase(state, seat, all);
  moves.intercept.offer(state, seat, all);
  if (state.catchable !== nobody || state.options.mistakes === 'punished') moves.catch.offer(state, seat, all);
  moves.declare.offer(state, seat, all);
  if (state.mayReturn !== null) moves.returnBill.offer(state, seat, all);
  if (state.options.place === 'table') moves.claim.offer(state, seat, all);
  if (state.etiquette) {
    moves.etiquette.offer(state, seat, all);
    moves.count.offer(state, seat, all);
    moves.wink.offer(state, seat, all);
    moves.spot.offer(state, seat, all);
  }
  return all;
}

/** What play waits for, if this is who it waits for. */
function offerByPhase(state: State, seat: Seat, all: Offer[]): void {
  const { phase } = state;
  const mine = state.turn === seat;
  switch (phase.type) {
    case 'virus':
      if (mine && !endsWithVirus(state, phase)) offerTurn(state, seat, all);
      return;
    case 'turn':
      if (mine) offerTurn(state, seat, all);
      return;
    case 'drawn':
    case 'svinorot':
      if (!mine) return;
      play.offer(state, seat, all);
      pass.offer(state, seat, all);
      return;
    case 'temnodel':
    case 'temnodel-last':
      if (!mine) return;
      dark.offer(state, seat, all);
      check.offer(state, seat, all);
      trust.offer(state, seat, all);
      return;
    case 'slap':
      slap.offer(state, seat, all);
      return;
    case 'answer':
      accept.offer(state, seat, all);
      dispute.offer(state, seat, all);
      return;
    case 'give':
      give.offer(state, seat, all);
      return;
    case 'vote':
      vote.offer(state, seat, all);
  }
}

function offerTurn(state: State, seat: Seat, all: Offer[]): void {
  play.offer(state, seat, all);
  draw.offer(state, seat, all);
  if (state.owed > 0) take.offer(state, seat, all);
  if (state.options.sets.length > 0) heal.offer(state, seat, all);
}
