import type { AppGame } from './appGame.ts';

/** What the games with hands of cards have in common. */
export const cardGame = {
  firstBots: 3,
  hearsVoices: true,
  loadTable: () => import('../cards/CardTable.svelte'),
  loadTv: () => import('../cards/TvCards.svelte'),
  loadOpenHand: () => import('../cards/OpenHand.svelte'),
  loadHints: () => import('../cards/hints.ts'),
  loadTry: () => import('../cards/TryMoves.svelte'),
} satisfies Partial<AppGame>;
