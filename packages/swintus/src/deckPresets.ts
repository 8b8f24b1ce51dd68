import type { DeckPreset } from '@tasovka/kernel';

/** Decks of ours. Each is played by `npm run sim -- swintus --own`, which says how long rounds are. */
export const deckPresets = [
  {
    id: 'zeros',
    deck: { 0: 9, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0 },
    seats: { min: 2, max: 9 },
    length: [0.5, 0.95],
    measured: 0.71,
  },
  {
    id: 'bureaucracy',
    deck: { hapyozh: 1, perehryuk: 3, svinorot: 3, temnodel: 5, polisvin: 24 },
    length: [0.55, 1],
    measured: 0.76,
  },
  {
    id: 'library',
    deck: { hapyozh: 1, tihohryun: 6, hlopkopyt: 0, svinorot: 1, temnodel: 1 },
    length: [0.45, 0.9],
    measured: 0.67,
  },
  { id: 'hooves', deck: { hlopkopyt: 5, hapyozh: 0, tihohryun: 0, temnodel: 1 }, length: [0.9, 1.6], measured: 1.18 },
  {
    id: 'copies',
    deck: {
      0: 4,
      1: 4,
      2: 4,
      3: 4,
      4: 4,
      5: 4,
      6: 4,
      7: 4,
      hapyozh: 1,
      tihohryun: 1,
      hlopkopyt: 1,
      perehryuk: 1,
      svinorot: 1,
      temnodel: 1,
      polisvin: 6,
    },
    length: [0.5, 1],
    measured: 0.74,
  },
] as const satisfies readonly DeckPreset[];

export type DeckId = (typeof deckPresets)[number]['id'];
