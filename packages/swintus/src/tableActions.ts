import { type Card, clockStart, drawInto, grey, removeCard } from '@tasovka/cards';
import { except, has, including, neighbour, nobody, type Seat } from '@tasovka/kernel';
import { colourOf, nameOf, namesOf } from './box.ts';
import type { Cause, Context } from './event.ts';
import {
  billsOf,
  type EtiquetteState,
  handOf,
  handSize,
  makePhase,
  type Offence,
  type Phase,
  type State,
} from './state.ts';
import { landInfection } from './zombie/infection.ts';

/** What every rule does to the table: taking, laying, passing the turn, running out of cards. */

export const ordinaryTurn: Phase = makePhase('turn', {});

/** SW-6: takes cards from the deck, or what there is of them. */
export function take(state: State, seat: Seat, wanted: number, cause: Cause, ctx: Context): void {
  const hand = handOf(state, seat);
  const had = hand.length;
  const taken = drawInto(state, hand, wanted, ctx.chance);
  handGrew(state, seat);
  ctx.emit?.({ type: 'took', seat, count: taken, cause }, { [seat]: { cards: namesOf(hand.slice(had)) } });
}

/** SW-13: a call is for one card; with more in hand it is spent. */
export function handGrew(state: State, seat: Seat): void {
  if (handOf(state, seat).length === 1) return;
  state.declared = except(state.declared, seat);
  state.catchable = except(state.catchable, seat);
}

/** SW-13: the player who came down to one card by laying or handing over, and had not called, can be caught. */
export function handShrank(state: State, seat: Seat): void {
  if (handOf(state, seat).length !== 1) handGrew(state, seat);
  else if (!has(state.declared, seat)) state.catchable = including(state.catchable, seat);
}

/** Lays a card from a hand on the pile. Its colour is to be followed, and it may be intercepted (SW-14). */
export function lay(state: State, seat: Seat, card: Card): void {
  removeCard(handOf(state, seat), card);
  state.pile.push(card);
  state.colour = colourOf[card] ?? grey;
  laidOne(state, seat);
}

/** SW-22: silence lasts until its player next lays a card. */
export function laidOne(state: State, seat: Seat): void {
  state.playCount++;
  state.interceptable = true;
  if (state.silence === seat) state.silence = null;
}

/**
 * The player whose turn it is moves: what waited for that is over (SW-13, SW-14, SW-55, SW-73, SW-84).
 * False when the round is won by that: a last card was a virus, and its bill bought nothing (SW-83).
 */
export function beginMove(state: State, ctx: Context): boolean {
  if (state.phase.type === 'virus') landInfection(state, state.phase, ctx);
  state.interceptable = false;
  state.catchable = nobody;
  state.mayReturn = null;
  if (state.etiquette) {
    state.etiquette.count = null;
    forgetDawdling(state.etiquette);
  }
  return state.phase.type !== 'over';
}

/** SW-55: the player who acts no longer dawdles. */
function forgetDawdling(etiquette: EtiquetteState): void {
  if (etiquette.offences.some(isDawdling)) etiquette.offences = etiquette.offences.filter((one) => !isDawdling(one));
}

const isDawdling = ({ until }: Offence): boolean => until === null;

export const nextAfter = (state: State, seat: Seat): Seat => neighbour(seat, state.direction, state.seats);

/** The ordinary end of a turn: the neighbour in the direction of play is next. */
export function passTurn(state: State, from: Seat, ctx: Context): void {
  giveTurn(state, state.promised ?? nextAfter(state, from), ctx);
  state.promised = null;
}

export function giveTurn(state: State, seat: Seat, ctx: Context): void {
  state.turn = seat;
  state.phase = ordinaryTurn;
  state.thinking = clockStart(state, ctx.now);
}

/** SW-18, SW-82, SW-83: an empty hand ends the round, unless a bill buys eight new cards. True when it is over. */
export function endsRound(state: State, seat: Seat, ctx: Context, extra = 0): boolean {
  // Where not a single card is left to be taken, a bill buys nothing and the next one goes the same way.
  while (handOf(state, seat).length === 0 && billsOf(state, seat) > 0) {
    payBill(state, seat, ctx);
    take(state, seat, handSize, 'bill', ctx);
  }
  if (handOf(state, seat).length > 0) return false;
  state.removed.push(...cardsOnTable(state.phase));
  state.phase = makePhase('over', { winner: seat, extra });
  ctx.emit?.({ type: 'round-won', seat, extra });
  return true;
}

/** What lies between hands and pile when a round ends in the middle of a circle: nobody's cards any more. */
function cardsOnTable(phase: Phase): Card[] {
  if (phase.type === 'temnodel' || phase.type === 'temnodel-last') return phase.dark.map((one) => one.card);
  return phase.type === 'virus' ? [phase.card] : [];
}

export function payBill(state: State, seat: Seat, ctx: Context): void {
  state.bills[seat] = billsOf(state, seat) - 1;
  state.molesLeft++;
  ctx.emit?.({ type: 'bill-returned', seat, left: billsOf(state, seat) });
}

/** Moves cards from hand to hand; only the two of them see which. When the giver is done, `handShrank` looks at the rest. */
export function handOver(state: State, from: Seat, to: Seat, cards: readonly Card[], ctx: Context): void {
  for (const card of cards) {
    removeCard(handOf(state, from), card);
    handOf(state, to).push(card);
  }
  handGrew(state, to);
  const secret = { cards: namesOf(cards) };
  ctx.emit?.({ type: 'gave', from, to, count: cards.length }, { [from]: secret, [to]: secret });
}

/** In turn, or out of it. */
export type Laying = 'laid' | 'intercepted';

export function emitLaid(state: State, seat: Seat, card: Card, how: Laying, ctx: Context): void {
  if (!ctx.emit) return;
  const laid = { seat, card: nameOf(card), window: state.playCount };
  ctx.emit(how === 'laid' ? { type: 'laid', ...laid } : { type: 'intercepted', ...laid });
}
