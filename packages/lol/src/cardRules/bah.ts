import { losers, startRace } from '@tasovka/cards';
import { seatsIn } from '@tasovka/kernel';
import type { CardRule } from '../cardRule.ts';
import type { Context } from '../event.ts';
import type { PhaseOf, State } from '../state.ts';
import { passTurn, take } from '../tableActions.ts';

/** LO-20: everybody covers the card with a hand, its player too; the last takes two. */
export const bah: CardRule = {
  rule: 'LO-20',
  resolve(state, seat, _card, _decided, ctx) {
    const race = startRace(state.seats, state.out, ctx.now + state.options.slapMs);
    state.phase = { type: 'slap', by: seat, race };
    ctx.emit?.({ type: 'slap-on', seat, window: state.playCount });
  },
};

/** All hands are down, or time is up. Next is the player after the one who laid the card. */
export function endSlap(state: State, { by, race }: PhaseOf<'slap'>, ctx: Context): void {
  const late = seatsIn(losers(race));
  ctx.emit?.({ type: 'slap-over', times: race.times, late });
  for (const seat of late) take(state, seat, 2, 'slap', ctx);
  passTurn(state, by, ctx);
}
