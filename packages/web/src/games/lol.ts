import type { AppGame } from './appGame.ts';
import { cardGame } from './cardGame.ts';

export const lol: AppGame = {
  ...cardGame,
  id: 'lol',
  theme: 'lol',
  roundWord: 'round',
  homeArt: { pictures: ['lol-bah', 'lol-ha', 'lol-lol'], layout: 'fan' },
  loadLesson: () => import('../learn/lolLesson.ts'),
  loadPictures: () => import('../rules/pictures/lol.ts'),
  loadExamples: () => import('../rules/examples/lol.ts'),
};
