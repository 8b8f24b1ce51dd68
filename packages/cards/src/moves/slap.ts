import { has, type Millis, nobody, refuse, seatsIn } from '@tasovka/kernel';
import { look } from '../look.ts';
import { losers, slap, slapTimes } from '../race.ts';
import type { CardContext, CardState, CommonMove, TableActions } from '../state.ts';

/** AC-1: a hand on the deck or on the card, with the reaction time the room has judged; the last hand takes two. */
export function slapping<State extends CardState, Context extends CardContext>(
  rule: string,
  { take, passTurn }: TableActions<State, Context>,
) {
  /** All hands are down, or time is up. Next is the player after the one who laid the card. */
  function end(state: State, ctx: Context): void {
    const { by, race } = state.phase;
    if (by === undefined || race === undefined) return;
    const late = seatsIn(losers(race));
    ctx.emit?.({ type: 'slap-over', times: race.times, late });
    for (const seat of late) take(state, seat, 2, 'slap', ctx);
    look(state, ctx);
    passTurn(state, by, ctx);
  }

  const move: CommonMove<State, Context, { readonly ms: Millis; readonly window?: number }> = {
    check({ phase: { race }, playCount }, seat, { window }) {
      if (race === undefined || (window !== undefined && window !== playCount)) return refuse('window-closed', rule);
      return has(race.pending, seat) ? null : refuse('already-done', rule);
    },
    perform(state, seat, { ms }, ctx) {
      const { race } = state.phase;
      if (race === undefined) return;
      slap(race, seat, ms);
      ctx.emit?.({ type: 'slapped', seat, ms });
      if (race.pending === nobody) end(state, ctx);
    },
    offer({ phase: { race }, playCount, options }, seat, offers) {
      if (race === undefined || !has(race.pending, seat)) return;
      offers.push({ type: 'slap', rule, fields: { ms: slapTimes(options.slapMs), window: [playCount] } });
    },
  };
  return { move, end };
}
