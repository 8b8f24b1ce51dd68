import { lolLessons } from '../learn/shortLessons.ts';
import type { AppGame } from './appGame.ts';
import { cardGame } from './cardGame.ts';

export const lol: AppGame = {
  ...cardGame,
  id: 'lol',
  theme: 'lol',
  roundWord: 'round',
  paces: [
    { id: 'still', times: { turnMs: 0, slapMs: 10_000 } },
    { id: 'calm', times: { turnMs: 60_000, slapMs: 10_000 } },
    { id: 'brisk', times: { turnMs: 30_000 } },
    { id: 'box', times: { turnMs: 20_000 } },
  ],
  homeArt: { pictures: ['lol-bah', 'lol-ha', 'lol-lol'], layout: 'fan' },
  lessons: lolLessons,
  loadLesson: () => import('../learn/lolLesson.ts'),
  loadPictures: () => import('../rules/pictures/lol.ts'),
  loadExamples: () => import('../rules/examples/lol.ts'),
};
