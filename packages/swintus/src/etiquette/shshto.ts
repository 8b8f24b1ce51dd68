import { makeEtiquetteCard } from './etiquetteCard.ts';
import { offend } from './offences.ts';

/** A question waits this long for an answer that was not marked as one (AC-9). */
const answerMs = 15_000;

/** SW-60, AC-9: to the player who answered any question of yours; only you may mind. */
export const shshto = makeEtiquetteCard('shshto-7', {
  rule: 'SW-60',
  act: 'answered',
  claimed: true,
  sees(state, seat, signal, ctx) {
    if (signal.type !== 'said' || !state.etiquette) return;
    state.etiquette.questions.forEach((asked, other) => {
      if (other === seat || asked === null) return;
      if (signal.replyTo === other || ctx.now - asked <= answerMs) offend(state, 'answered', seat, ctx, other);
    });
    if (signal.text.trimEnd().endsWith('?')) state.etiquette.questions[seat] = ctx.now;
  },
});
