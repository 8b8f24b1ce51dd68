import { spyfallLessons } from '../learn/shortLessons.ts';
import type { AppGame } from './appGame.ts';

export const spyfall: AppGame = {
  id: 'spyfall',
  theme: 'spyfall',
  firstBots: 4,
  roundWord: 'round',
  hearsVoices: false,
  homeArt: { pictures: ['spyfall-place', 'spyfall-spy'], layout: 'postcards' },
  loadTable: () => import('../spyfall/SpyTable.svelte'),
  loadTv: () => import('../spyfall/TvSpy.svelte'),
  loadTvCloth: () => import('../spyfall/TvCloth.svelte'),
  lessons: spyfallLessons,
  loadLesson: () => import('../learn/spyLesson.ts'),
  loadHints: () => import('../spyfall/hints.ts'),
  loadPictures: () => import('../rules/pictures/spyfall.ts'),
  loadExamples: () => import('../rules/examples/spyfall.ts'),
  loadTry: () => import('../spyfall/TryMoves.svelte'),
};
