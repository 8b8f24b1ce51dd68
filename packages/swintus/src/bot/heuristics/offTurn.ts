import type { Card } from '@tasovka/cards';
import type { Chance, Seat } from '@tasovka/kernel';
import type { ActionOf } from '../../actions.ts';
import { familyOf } from '../../box.ts';
import { checkHouse } from '../../moves/play.ts';
import { handOf, type State, topOf } from '../../state.ts';
import { colourToName } from './turn.ts';

/** SW-14: the card that may be intercepted now; null where there is none. */
export function copyWanted(state: State): Card | null {
  if (!state.interceptable) return null;
  switch (state.phase.type) {
    case 'virus':
      return state.phase.card;
    case 'turn':
    case 'slap':
    case 'svinorot':
      return topOf(state);
    default:
      return null;
  }
}

/** A card less is a card less; but a joker is worth more than a turn, unless it ends the round. */
export function wantsCopy(state: State, seat: Seat, card: Card): boolean {
  const hand = handOf(state, seat);
  if (checkHouse(state, seat, card)) return false;
  return hand.includes(card) && (familyOf[card] !== 'polisvin' || hand.length === 1);
}

export function interceptWith(state: State, seat: Seat, card: Card, chance: Chance): ActionOf<'intercept'> {
  const needsColour =
    (familyOf[card] === 'polisvin' || familyOf[card] === 'etiquette') && state.phase.type !== 'svinorot';
  if (!needsColour) return { type: 'intercept', card };
  const hand = handOf(state, seat).slice();
  hand.splice(hand.indexOf(card), 1);
  return { type: 'intercept', card, colour: colourToName(hand, chance) };
}
