import { type Hand, look } from '@tasovka/cards';
import { has, type Seat } from '@tasovka/kernel';
import { namesOf } from '../box.ts';
import type { CardRule } from '../cardRule.ts';
import type { Context } from '../event.ts';
import { handOf, type Phase, type State } from '../state.ts';
import { ask, forgetCall, passTurn } from '../tableActions.ts';

const swapping: Phase = { type: 'swap' };

/** LO-23: its player may swap the whole rest of the hand with anyone. */
export const bro: CardRule = {
  rule: 'LO-23',
  resolve(state, seat, _card, { swap }, ctx) {
    if (swap === undefined) ask(state, swapping, ctx);
    else settleSwap(state, seat, swap, ctx);
  },
};

export function settleSwap(state: State, seat: Seat, partner: Seat | null, ctx: Context): void {
  if (partner === null) ctx.emit?.({ type: 'kept-hand', seat });
  else swapHands(state, seat, partner, ctx);
  passTurn(state, seat, ctx);
}

/** LO-13: a single card got this way need not be announced, and what was said went with the old one. */
function swapHands(state: State, one: Seat, other: Seat, ctx: Context): void {
  const given: Hand = handOf(state, one);
  const got: Hand = handOf(state, other);
  state.hands[one] = got;
  state.hands[other] = given;
  forgetCall(state, one);
  forgetCall(state, other);
  look(state, ctx);
  ctx.emit?.(
    { type: 'swapped', seat: one, partner: other },
    {
      [one]: { got: namesOf(got), gave: namesOf(given) },
      [other]: { got: namesOf(given), gave: namesOf(got) },
    },
  );
}

export const maySwapWith = (state: State, seat: Seat, partner: Seat): boolean =>
  partner !== seat && partner < state.seats && !has(state.out, partner);

/** Nobody, or anybody else who is still in. */
export function partners(state: State, seat: Seat): (Seat | null)[] {
  const found: (Seat | null)[] = [null];
  for (let other = 0; other < state.seats; other++) if (maySwapWith(state, seat, other)) found.push(other);
  return found;
}
