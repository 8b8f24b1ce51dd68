import type { AppGame } from './appGame.ts';

/** The app of a game that has none of its own: drawn from its views, offers and words alone. */
export const plainGame = (id: string): AppGame => ({
  id,
  theme: 'plain',
  firstBots: 3,
  roundWord: 'round',
  hearsVoices: false,
  homeArt: null,
  loadTable: () => import('../plain/PlainTable.svelte'),
  loadTv: () => import('../plain/PlainTv.svelte'),
});
