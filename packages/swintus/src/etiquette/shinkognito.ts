import { makeEtiquetteCard } from './etiquetteCard.ts';
import { offend } from './offences.ts';

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text calls somebody by name, also inflected: a word that begins with the name's first three letters. */
export function names(text: string, name: string): boolean {
  const starts = words(name)
    .filter((part, _, parts) => part.length >= 3 || parts.length === 1)
    .map((part) => part.slice(0, 3));
  return words(text).some((word) => starts.some((start) => word.startsWith(start)));
}

/** SW-57, AC-7: to the player who addressed you by name or nickname; only you may mind. */
export const shinkognito = makeEtiquetteCard('shinkognito-4', {
  rule: 'SW-57',
  act: 'named',
  claimed: true,
  sees(state, seat, signal, ctx) {
    if (signal.type !== 'said') return;
    ctx.names.forEach((name, other) => {
      if (other !== seat && other < state.seats && names(signal.text, name)) offend(state, 'named', seat, ctx, other);
    });
  },
});
