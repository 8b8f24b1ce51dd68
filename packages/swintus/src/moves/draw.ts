import { type Card, drawOne } from '@tasovka/cards';
import { nothing, refuse, type Seat } from '@tasovka/kernel';
import { nameOf, namesOf } from '../box.ts';
import type { Context } from '../event.ts';
import { house } from '../house/index.ts';
import { handOf, makePhase, type State } from '../state.ts';
import { beginMove, handGrew, passTurn } from '../tableActions.ts';
import type { Move } from './move.ts';
import { checkTurn, isFreshTurn } from './turn.ts';

/** SW-11: the player who cannot or does not want to lay takes the top card; what it is, nobody else learns. */
export const draw: Move<'draw'> = {
  check(state, seat) {
    const refusal = checkTurn(state, seat, 'SW-11');
    if (refusal) return refusal;
    if (state.phase.type === 'drawn') return refuse('already-done', 'SW-11');
    if (!isFreshTurn(state)) return refuse('not-now', 'SW-11');
    return state.owed > 0 ? refuse('not-allowed', 'SW-20') : null;
  },
  perform(state, seat, _action, ctx) {
    if (!beginMove(state, ctx)) return;
    const card = state.options.house.length === 0 ? drawOne(state, ctx.chance) : search(state, seat, ctx);
    if (card !== undefined) {
      handOf(state, seat).push(card);
      handGrew(state, seat);
    }
    state.phase = makePhase('drawn', { card: card ?? null });
    ctx.emit?.({ type: 'drew', seat }, { [seat]: { card: card === undefined ? null : nameOf(card) } });
    if (house.has(state, 'keepsDrawn')) {
      ctx.emit?.({ type: 'passed', seat });
      passTurn(state, seat, ctx);
    }
  },
  offer(state, _seat, offers) {
    if (isFreshTurn(state) && state.owed === 0) offers.push(offered);
  },
};

/** House rules may make a player draw on: what does not do stays in the hand, and the last card is the one drawn. */
function search(state: State, seat: Seat, ctx: Context): Card | undefined {
  const hand = handOf(state, seat);
  const had = hand.length;
  let card = drawOne(state, ctx.chance);
  while (card !== undefined && house.drawsOn(state, seat, card)) {
    hand.push(card);
    card = drawOne(state, ctx.chance);
  }
  const cards = hand.slice(had);
  if (cards.length > 0) {
    ctx.emit?.({ type: 'took', seat, count: cards.length, cause: 'searching' }, { [seat]: { cards: namesOf(cards) } });
  }
  return card;
}

const offered = { type: 'draw', rule: 'SW-11', fields: nothing };
