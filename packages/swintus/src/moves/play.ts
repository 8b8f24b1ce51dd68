import type { Card, CardRefusal } from '@tasovka/cards';
import { type Offer, refuse, type Seat } from '@tasovka/kernel';
import type { Play } from '../actions.ts';
import { familyOf, isNumber } from '../box.ts';
import { ruleOf } from '../cardRules.ts';
import type { Context } from '../event.ts';
import { fitRow, fits, fitsAt } from '../fits.ts';
import { house } from '../house/index.ts';
import { climbs, layInSvinorot } from '../specialRounds/svinorot.ts';
import { handOf, type State } from '../state.ts';
import { beginMove, emitLaid, endsRound, handShrank, type Laying, lay } from '../tableActions.ts';
import type { Move } from './move.ts';
import { checkTurn } from './turn.ts';

/** SW-10…SW-12, SW-30, SW-35, SW-51, SW-71: laying a card in turn. */
export const play: Move<'play'> = {
  check(state, seat, action) {
    const refusal = checkTurn(state, seat, 'SW-10');
    if (refusal) return refusal;
    if (!handOf(state, seat).includes(action.card)) return refuse('not-in-hand', 'SW-10');
    const misplaced = checkPlace(state, action.card) ?? checkHouse(state, seat, action.card);
    if (misplaced || state.phase.type === 'svinorot') return misplaced;
    return ruleOf(action.card).validate?.(state, seat, action) ?? null;
  },
  perform(state, seat, action, ctx) {
    if (!beginMove(state, ctx)) return;
    if (state.phase.type === 'svinorot') layInSvinorot(state, seat, action.card, ctx);
    else layByRule(state, seat, action, ctx);
  },
  offer(state, seat, offers) {
    const { phase } = state;
    if (phase.type === 'temnodel' || phase.type === 'temnodel-last') return;
    if (phase.type === 'drawn') {
      const { card } = phase;
      if (card !== null && handOf(state, seat).includes(card)) offerCards(state, seat, [card], offers);
    } else offerCards(state, seat, handOf(state, seat), offers);
  },
};

/** SW-21: a debt takes nothing but Хапёж. */
const passesOn = (card: Card): boolean => familyOf[card] === 'hapyozh';

function checkPlace(state: State, card: Card): CardRefusal | null {
  const { phase } = state;
  if (phase.type === 'temnodel' || phase.type === 'temnodel-last') return refuse('not-now', 'SW-36');
  if (phase.type === 'drawn' && card !== phase.card) return refuse('not-allowed', 'SW-11');
  if (phase.type === 'svinorot') {
    return climbs(state, card) ? null : refuse('does-not-fit', isNumber(card) ? 'SW-31' : 'SW-33');
  }
  if (state.owed > 0) return passesOn(card) ? null : refuse('does-not-fit', 'SW-21');
  const { fit, rule } = ruleOf(card);
  return fits(state, card) ? null : refuse('does-not-fit', fit === 'either' ? 'SW-10' : rule);
}

/** What a table forbids itself although the rulebook allows it. */
export function checkHouse(state: State, seat: Seat, card: Card): CardRefusal | null {
  if (state.options.house.length === 0) return null;
  const rule = house.forbidding(state, seat, card, handOf(state, seat).length - 1);
  return rule === null ? null : refuse('not-allowed', rule);
}

/** Lays a card and lets it act, unless it was the last (SW-25). Interceptions come this way too. */
export function layByRule(state: State, seat: Seat, action: Play, ctx: Context, how: Laying = 'laid'): void {
  const cardRule = ruleOf(action.card);
  if (cardRule.place) cardRule.place(state, seat, action, ctx);
  else {
    lay(state, seat, action.card);
    emitLaid(state, seat, action.card, how, ctx);
  }
  handShrank(state, seat);
  if (!cardRule.outlastsHand && endsRound(state, seat, ctx)) return;
  cardRule.resolve(state, seat, action, ctx);
  house.laid(state, seat, action.card, ctx);
}

/** Under `punished` nothing is marked as playable (SW-17): whatever is in hand is offered. */
function offerCards(state: State, seat: Seat, cards: readonly Card[], offers: Offer[]): void {
  const marked = state.options.mistakes === 'prevented';
  const circle = state.phase.type === 'svinorot';
  const row = fitRow(state);
  const plain: Card[] = [];
  // An iterator would slow the most frequent question of all; within its length a hand has no holes.
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (marked && !(circle ? climbs(state, card) : state.owed > 0 ? passesOn(card) : fitsAt(row, card))) continue;
    if (marked && checkHouse(state, seat, card)) continue;
    const cardRule = ruleOf(card);
    if (circle || !cardRule.choices) plain.push(card);
    else {
      const fields = cardRule.choices(state, seat, card);
      if (fields) offers.push({ type: 'play', rule: cardRule.rule, fields });
    }
  }
  if (plain.length > 0) offers.push({ type: 'play', rule: 'SW-10', fields: { card: plain } });
}
