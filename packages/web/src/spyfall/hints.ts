import { readOffers } from '../cards/offers.ts';
import type { GameHints } from '../table/hints.ts';

export const hints: GameHints = {
  all: [
    { about: 'look', at: '.look' },
    { about: 'ask', at: '.whom' },
    { about: 'answer', at: '.foot form' },
    { about: 'guess', at: '.tools button:nth-of-type(2)' },
    { about: 'accuse', at: '.tools .hot' },
    { about: 'point', at: '.tools .hot' },
  ],
  open({ match }, heard) {
    if (!match) return new Set();
    const open = new Set(readOffers(match.offers).map(({ type }) => type));
    // Both are always allowed; they are worth a word to somebody who has answered once.
    if (!heard.includes('answer')) for (const early of ['accuse', 'guess']) open.delete(early);
    if (match.view.phase === 'talk') open.add('look');
    return open;
  },
};
