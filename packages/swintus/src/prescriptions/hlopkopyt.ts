import { losers, startRace } from '@tasovka/cards';
import { nobody, seatsIn } from '@tasovka/kernel';
import type { CardRule } from '../cardRule.ts';
import type { Context } from '../event.ts';
import { makePhase, type PhaseOf, type State } from '../state.ts';
import { passTurn, take } from '../tableActions.ts';

/** SW-23: everybody slaps the deck, its player too; the last hand takes two. */
export const hlopkopyt: CardRule = {
  rule: 'SW-23',
  fit: 'either',
  resolve(state, seat, _play, ctx) {
    const due = ctx.now + state.options.slapMs;
    state.phase = makePhase('slap', { by: seat, race: startRace(state.seats, nobody, due) });
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
