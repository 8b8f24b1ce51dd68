import { allColours, type Card, type CardRefusal, grey, namedColour } from '@tasovka/cards';
import { type Offer, refuse, type Seat } from '@tasovka/kernel';
import type { Play } from '../actions.ts';
import { box } from '../box.ts';
import type { CardRule } from '../cardRule.ts';
import type { Context } from '../event.ts';
import { billsOf, handOf, type State } from '../state.ts';
import { passTurn } from '../tableActions.ts';

/** A grey card needs a colour, unless it ends the round. */
export function needsColour(state: State, seat: Seat, play: Play, rule: string): CardRefusal | null {
  const last = handOf(state, seat).length === 1 && billsOf(state, seat) === 0;
  return play.colour === undefined && !last ? refuse('needs-colour', rule) : null;
}

export function nameColour(state: State, seat: Seat, play: Play, ctx: Context): void {
  state.colour = play.colour ?? grey;
  ctx.emit?.({ type: 'named-colour', seat, colour: namedColour(state.colour) });
  passTurn(state, seat, ctx);
}

/** Every grey card with every colour, made once. */
const withColour: readonly Offer['fields'][] = box.names.map((_, card) => ({ card: [card], colour: allColours }));
export const anyColour = (_state: State, _seat: Seat, card: Card): Offer['fields'] | null => withColour[card] ?? null;

/** SW-12: goes on anything; its player names the colour to follow. */
export const polisvin: CardRule = {
  rule: 'SW-12',
  fit: 'anything',
  validate: (state, seat, play) => needsColour(state, seat, play, 'SW-12'),
  choices: anyColour,
  resolve: nameColour,
};
