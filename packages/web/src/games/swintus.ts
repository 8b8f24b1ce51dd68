import { swintusLessons } from '../learn/shortLessons.ts';
import type { AppGame } from './appGame.ts';
import { cardGame } from './cardGame.ts';

export const swintus: AppGame = {
  ...cardGame,
  id: 'swintus',
  theme: 'swintus',
  roundWord: 'deal',
  paces: [
    { id: 'still', times: { turnMs: 0, slapMs: 10_000, windowMs: 10_000 } },
    { id: 'calm', times: { turnMs: 30_000 } },
    { id: 'brisk', times: { turnMs: 15_000 } },
    { id: 'box', times: { turnMs: 5000 } },
  ],
  homeArt: { pictures: ['swintus-hapyozh', 'swintus-number', 'swintus-polisvin'], layout: 'fan' },
  lessons: swintusLessons,
  loadLesson: () => import('../learn/swintusLesson.ts'),
  loadPictures: () => import('../rules/pictures/swintus.ts'),
  loadExamples: () => import('../rules/examples/swintus.ts'),
};
