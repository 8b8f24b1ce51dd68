import { type CardRefusal, drawOne } from '@tasovka/cards';
import { nothing, refuse, type Seat } from '@tasovka/kernel';
import { nameOf } from '../box.ts';
import type { Context } from '../event.ts';
import { house } from '../house/index.ts';
import { holdsLayable, whyNotLaid } from '../house/mayLay.ts';
import { drawCover, layDrawn } from '../lay.ts';
import { handOf, type State } from '../state.ts';
import { handGrew, passTurn } from '../tableActions.ts';
import type { Move } from './move.ts';
import { checkTurn } from './turn.ts';

/** LO-11, LO-24: the deck instead of a card from the hand: one card openly, or whatever it takes to cover Упс!. */
export const draw: Move<'draw'> = {
  check: (state, seat) => (state.phase.type === 'cover' ? checkDig(state, seat) : checkDraw(state, seat)),
  perform(state, seat, _action, ctx) {
    if (state.phase.type === 'cover') drawCover(state, ctx);
    else drawOpenly(state, seat, ctx);
  },
  offer(state, seat, offers) {
    if (state.phase.type === 'turn') {
      if (state.owed === 0) offers.push(openly);
    } else if (checkDig(state, seat) === null) offers.push(digging);
  },
};

const openly = { type: 'draw', rule: 'LO-11', fields: nothing };
const digging = { type: 'draw', rule: 'LO-24', fields: nothing };

function checkDraw(state: State, seat: Seat): CardRefusal | null {
  return checkTurn(state, seat, 'turn', 'LO-11') ?? (state.owed > 0 ? refuse('not-allowed', 'LO-25') : null);
}

/** LO-24: only a player who has nothing that fits may dig for it. */
function checkDig(state: State, seat: Seat): CardRefusal | null {
  return (
    checkTurn(state, seat, 'cover', 'LO-24') ?? (holdsLayable(state, seat) ? refuse('not-allowed', 'LO-24') : null)
  );
}

/** LO-11: all see the card. If it fits it is laid, like it or not; if not it is kept, and the turn is over. */
function drawOpenly(state: State, seat: Seat, ctx: Context): void {
  const card = drawOne(state, ctx.chance);
  const left = handOf(state, seat).length;
  const stays = house.has(state, 'keepsDrawn');
  const laid = card !== undefined && !stays && !whyNotLaid(state, seat, card, left);
  const name = card === undefined ? null : nameOf(card);
  ctx.emit?.({ type: 'drew', seat, card: name, fits: laid, ...(stays && { stays }) });
  if (laid) {
    layDrawn(state, seat, card, ctx);
    return;
  }
  if (card !== undefined) handOf(state, seat).push(card);
  handGrew(state, seat);
  if (card !== undefined && house.drawsOn(state, seat, card)) drawOpenly(state, seat, ctx);
  else passTurn(state, seat, ctx);
}
