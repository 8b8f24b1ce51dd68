import { maySlap, slap as putHand, slapTimes } from '@tasovka/cards';
import { nobody, refuse } from '@tasovka/kernel';
import { endSlap } from '../cardRules/bah.ts';
import type { Move } from './move.ts';

/** LO-20, AC-1: a hand on the card, with the reaction time the room has judged. */
export const slap: Move<'slap'> = {
  check({ phase, playCount }, seat, { window }) {
    if (phase.type !== 'slap' || (window !== undefined && window !== playCount))
      return refuse('window-closed', 'LO-20');
    return maySlap(phase.race, seat) ? null : refuse('already-done', 'LO-20');
  },
  perform(state, seat, { ms }, ctx) {
    if (state.phase.type !== 'slap') return;
    putHand(state.phase.race, seat, ms);
    ctx.emit?.({ type: 'slapped', seat, ms });
    if (state.phase.race.pending === nobody) endSlap(state, state.phase, ctx);
  },
  offer({ phase, playCount, options }, seat, offers) {
    if (phase.type !== 'slap' || !maySlap(phase.race, seat)) return;
    offers.push({ type: 'slap', rule: 'LO-20', fields: { ms: slapTimes(options.slapMs), window: [playCount] } });
  },
};
