import { spyfallLessons } from '../learn/shortLessons.ts';
import type { AppGame } from './appGame.ts';

/** Lazily, because a descriptor is read where there is no app: by tests, and by whatever lists the games. */
const withSpyWords = async <T>(part: Promise<T>): Promise<T> => {
  const speech = await import('../words/speech.ts');
  return speech.withSpyWords(part);
};

export const spyfall: AppGame = {
  id: 'spyfall',
  theme: 'spyfall',
  firstBots: 4,
  firstOptions: { answerMs: 0 },
  roundWord: 'round',
  hearsVoices: false,
  roundFirst: true,
  homeArt: { pictures: ['spyfall-place', 'spyfall-spy'], layout: 'postcards' },
  loadTable: () => withSpyWords(import('../spyfall/SpyTable.svelte')),
  loadTv: () => withSpyWords(import('../spyfall/TvSpy.svelte')),
  loadTvCloth: () => import('../spyfall/TvCloth.svelte'),
  loadOpenHand: () => withSpyWords(import('../spyfall/OpenSecret.svelte')),
  lessons: spyfallLessons,
  loadLesson: () => import('../learn/spyLesson.ts'),
  loadHints: () => import('../spyfall/hints.ts'),
  loadPictures: () => import('../rules/pictures/spyfall.ts'),
  loadExamples: () => import('../rules/examples/spyfall.ts'),
  loadTry: () => withSpyWords(import('../spyfall/TryMoves.svelte')),
};
