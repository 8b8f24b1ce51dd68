import { colourName } from '@tasovka/cards';
import { type Ctx, type Refusal, refuse, type Seat } from '@tasovka/kernel';
import type { Play } from '../actions.ts';
import { passTurn } from '../course.ts';
import type { Law } from '../law.ts';
import { billsOf, handOf, type State } from '../state.ts';

/** A grey card needs a colour, unless it ends the round. */
export function needsColour(state: State, seat: Seat, play: Play, rule: string): Refusal | null {
  const last = handOf(state, seat).length === 1 && billsOf(state, seat) === 0;
  return play.colour === undefined && !last ? refuse('needs-colour', rule) : null;
}

export function nameColour(state: State, seat: Seat, play: Play, ctx: Ctx): void {
  state.colour = play.colour as number;
  ctx.tell?.({ type: 'named-colour', seat, colour: colourName(state.colour) });
  passTurn(state, seat, ctx);
}

/** SW-12: goes on anything; its player names the colour to follow. */
export const polisvin: Law = {
  rule: 'SW-12',
  fit: 'anything',
  demands: (state, seat, play) => needsColour(state, seat, play, 'SW-12'),
  acts: nameColour,
};
