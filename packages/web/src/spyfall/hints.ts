import { readOffers } from '../cards/offers.ts';
import type { GameHints } from '../table/hints.ts';

/** What is worth a word, and where it stands on the screen, the most urgent first. */
const all = [
  { about: 'look', at: '.look' },
  { about: 'ask', at: '.whom' },
  { about: 'answer', at: '.foot form' },
  { about: 'guess', at: '.tools button:nth-of-type(2)' },
  { about: 'accuse', at: '.tools .hot' },
  { about: 'point', at: '.tools .hot' },
] as const;

export const hints: GameHints = ({ view, offers }, heard) => {
  const open = new Set(readOffers(offers).map(({ type }) => type));
  // Only the spy may name the place, and nobody's screen must tell who that is: all are told how it is done.
  if (view.phase === 'talk') open.add('guess');
  // Both are always allowed; they are worth a word to somebody who has answered once.
  if (!heard.includes('answer')) for (const early of ['accuse', 'guess']) open.delete(early);
  if (view.phase === 'talk') open.add('look');
  return all.filter(({ about }) => open.has(about)).map((one) => ({ ...one, advises: [] }));
};
