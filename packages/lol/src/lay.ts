import { type Card, drawOne, grey, removeCard } from '@tasovka/cards';
import type { Seat } from '@tasovka/kernel';
import { colourOf, nameOf, namesOf } from './box.ts';
import type { Decided } from './cardRule.ts';
import { ruleOf } from './cardRules/index.ts';
import type { Context, How } from './event.ts';
import { house } from './house/index.ts';
import { whyNotLaid } from './house/mayLay.ts';
import { handOf, type State, topOf } from './state.ts';
import { endRound, endSilence, handGrew, handShrank, passTurn } from './tableActions.ts';

/** How cards come to lie on the pile: from a hand, or straight from the deck. */

/** LO-11, LO-24: nobody has chosen anything about a card that came from the deck. */
const undecided: Decided = {};

/** LO-14: identical cards are one play. */
export function layFromHand(
  state: State,
  seat: Seat,
  card: Card,
  copies: number,
  decided: Decided,
  how: How,
  ctx: Context,
): void {
  const hand = handOf(state, seat);
  for (let i = 0; i < copies; i++) {
    removeCard(hand, card);
    state.pile.push(card);
  }
  ctx.emit?.({ type: 'laid', seat, card: nameOf(card), copies, how, window: state.playCount + 1 });
  land(state, seat, card, decided, ctx);
}

/** LO-11: a drawn card that fits goes straight on the pile; it was never in the hand. */
export function layDrawn(state: State, seat: Seat, card: Card, ctx: Context): void {
  state.pile.push(card);
  ctx.emit?.({ type: 'laid', seat, card: nameOf(card), copies: 1, how: 'deck', window: state.playCount + 1 });
  land(state, seat, card, undecided, ctx);
}

/** LO-15: a card that empties the hand ends the round and does nothing more; any other acts. */
function land(state: State, seat: Seat, card: Card, decided: Decided, ctx: Context): void {
  const cardRule = ruleOf(card);
  state.colour = colourOf[card] ?? grey;
  state.playCount++;
  // LO-21: laying out of turn, or passing a plus on, is a turn of the ban's player.
  if (state.silence === seat) endSilence(state, ctx);
  handShrank(state, seat);
  if (!cardRule.halfMove && handOf(state, seat).length === 0) endRound(state, seat, card, ctx);
  else {
    cardRule.resolve(state, seat, card, decided, ctx);
    house.laid(state, seat, card, ctx);
  }
}

/** LO-24: draws, unseen, until a card fits, and covers Упс! with it; the others stay in hand. */
export function drawCover(state: State, ctx: Context): void {
  const seat = state.turn;
  const hand = handOf(state, seat);
  const had = hand.length;
  let card = drawOne(state, ctx.chance);
  while (card !== undefined && whyNotLaid(state, seat, card, hand.length)) {
    hand.push(card);
    card = drawOne(state, ctx.chance);
  }
  handGrew(state, seat);
  ctx.emit?.(
    { type: 'dug', seat, count: hand.length - had, card: card === undefined ? null : nameOf(card) },
    { [seat]: { cards: namesOf(hand.slice(had)) } },
  );
  if (card === undefined) leaveUncovered(state, seat, ctx);
  else layDrawn(state, seat, card, ctx);
}

/** LO-4, LO-24: there is no card left anywhere to cover it with, so the turn is over. */
function leaveUncovered(state: State, seat: Seat, ctx: Context): void {
  handShrank(state, seat);
  if (handOf(state, seat).length === 0) endRound(state, seat, topOf(state), ctx);
  else passTurn(state, seat, ctx);
}
