import type { Offer, Seat } from '@tasovka/kernel';
import { moves } from './moves/index.ts';
import { isThinking } from './moves/turn.ts';
import type { State } from './state.ts';

const inTurn = [moves.play, moves.draw, moves.pass, moves.take, moves.dark, moves.check, moves.trust];
const withManners = [moves.etiquette, moves.count, moves.wink, moves.spot];
const frozen = [moves.slap, moves.give, moves.accept, moves.dispute, moves.vote];

/** What a seat may do now, in or out of turn. */
export function offers(state: State, seat: Seat): Offer[] {
  const all: Offer[] = [];
  if (isThinking(state)) {
    if (state.turn === seat) {
      for (const move of inTurn) move.offer(state, seat, all);
      if (state.options.sets.length > 0) moves.heal.offer(state, seat, all);
    }
  } else for (const move of frozen) move.offer(state, seat, all);
  moves.intercept.offer(state, seat, all);
  moves.catch.offer(state, seat, all);
  moves.declare.offer(state, seat, all);
  if (state.mayReturn !== null) moves.returnBill.offer(state, seat, all);
  if (state.options.place === 'table') moves.claim.offer(state, seat, all);
  if (state.manners) for (const move of withManners) move.offer(state, seat, all);
  return all;
}
