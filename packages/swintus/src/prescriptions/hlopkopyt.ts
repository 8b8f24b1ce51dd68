import { startRace } from '@tasovka/cards';
import { nobody } from '@tasovka/kernel';
import type { CardRule } from '../cardRule.ts';
import { makePhase } from '../state.ts';

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
