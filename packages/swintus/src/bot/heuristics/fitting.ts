import { type Card, grey } from '@tasovka/cards';
import type { Seat } from '@tasovka/kernel';
import { colourOf, familyOf, rankOf } from '../../box.ts';
import { ruleOf } from '../../cardRules.ts';
import { fits } from '../../fits.ts';
import { checkHouse } from '../../moves/play.ts';
import { climbs } from '../../specialRounds/svinorot.ts';
import type { State } from '../../state.ts';

/** Whether a card goes on a top card when this colour is to be followed. */
export function fitsOn(card: Card, colour: number, top: Card): boolean {
  if (colour === grey) return true;
  const sameColour = colourOf[card] === colour;
  const sameValue = rankOf[card] === rankOf[top];
  switch (ruleOf(card).fit) {
    case 'either':
      return sameColour || sameValue;
    case 'colour':
      return sameColour;
    case 'value':
      return sameValue;
    default:
      return true;
  }
}

/** Whether a card may go where play stands, whatever else it demands. */
export function mayGo(state: State, seat: Seat, card: Card): boolean {
  if (checkHouse(state, seat, card)) return false;
  if (state.phase.type === 'svinorot') return climbs(state, card);
  return state.owed > 0 ? familyOf[card] === 'hapyozh' : fits(state, card);
}
