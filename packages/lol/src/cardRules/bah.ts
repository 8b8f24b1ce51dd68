import { startRace } from '@tasovka/cards';
import type { CardRule } from '../cardRule.ts';

/** LO-20: everybody covers the card with a hand, its player too; the last takes two. */
export const bah: CardRule = {
  rule: 'LO-20',
  resolve(state, seat, _card, _decided, ctx) {
    const race = startRace(state.seats, state.out, ctx.now + state.options.slapMs);
    state.phase = { type: 'slap', by: seat, race };
    ctx.emit?.({ type: 'slap-on', seat, window: state.playCount });
  },
};
