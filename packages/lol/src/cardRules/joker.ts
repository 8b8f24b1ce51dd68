import { namedColour } from '@tasovka/cards';
import type { Seat } from '@tasovka/kernel';
import { plusOf } from '../box.ts';
import type { CardRule } from '../cardRule.ts';
import type { Context } from '../event.ts';
import { type Phase, type State, topOf } from '../state.ts';
import { ask, passTurn } from '../tableActions.ts';
import { hitNext } from './plus.ts';

const naming: Phase = { type: 'colour' };

/** LO-26, LO-27: its player names the colour to follow; ЛОЛ! also makes the next player take four. */
export const joker: CardRule = {
  rule: 'LO-27',
  resolve(state, seat, _card, { colour }, ctx) {
    if (colour === undefined) ask(state, naming, ctx);
    else nameColour(state, seat, colour, ctx);
  },
};

export function nameColour(state: State, seat: Seat, colour: number, ctx: Context): void {
  const card = topOf(state);
  state.colour = colour;
  ctx.emit?.({ type: 'named-colour', seat, colour: namedColour(colour) });
  if (plusOf[card] === 0) passTurn(state, seat, ctx);
  else hitNext(state, seat, card, ctx);
}
