import type { DeckPreset } from '@tasovka/kernel';

/** Decks of ours. Each is played by `npm run sim -- lol --own`, which says how long rounds are. */
export const deckPresets = [
  {
    id: 'zeros',
    deck: { 0: 9, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0, lol: 3, haha: 1 },
    length: [0.3, 0.6],
    measured: 0.43,
  },
  { id: 'library', deck: { bah: 0, ban: 6, lol: 2 }, length: [0.5, 0.9], measured: 0.71 },
  { id: 'laughter', deck: { ha: 4, haha: 3, lol: 6, bah: 0 }, length: [0.7, 1.3], measured: 1.01 },
  { id: 'brothers', deck: { bro: 6, ups: 4 }, length: [0.4, 0.85], measured: 0.67 },
] as const satisfies readonly DeckPreset[];

export type DeckId = (typeof deckPresets)[number]['id'];
