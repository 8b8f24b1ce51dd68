import type { AppGame } from './appGame.ts';
import { cardGame } from './cardGame.ts';

export const swintus: AppGame = {
  ...cardGame,
  id: 'swintus',
  theme: 'swintus',
  roundWord: 'deal',
  homeArt: { pictures: ['swintus-hapyozh', 'swintus-number', 'swintus-polisvin'], layout: 'fan' },
  loadLesson: () => import('../learn/swintusLesson.ts'),
  loadPictures: () => import('../rules/pictures/swintus.ts'),
  loadExamples: () => import('../rules/examples/swintus.ts'),
};
