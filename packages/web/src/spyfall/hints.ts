import { readOffers } from '@tasovka/protocol';
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

export const hints: GameHints = ({ view, offers, seat }, heard) => {
  // Whoever looks on has no card to look at, and nothing to name.
  if (seat === null) return [];
  const offered = readOffers(offers);
  const open = new Set(offered.map(({ type }) => type));
  // Only the spy may name the place, and nobody's screen must tell who that is: all are told how it is done.
  if (view.phase === 'talk') open.add('guess');
  // Both are always allowed; they are worth a word to somebody who has answered once, and is not asked for anything else now.
  if (!heard.includes('answer') || open.has('answer') || open.has('ask'))
    for (const early of ['accuse', 'guess']) open.delete(early);
  if (view.phase === 'talk') open.add('look');
  // To name the place is explained to all, and advised to nobody.
  const advised = offered.filter(({ type }) => type !== 'guess');
  return all
    .filter(({ about }) => open.has(about))
    .map((one) => ({ ...one, advises: advised.filter(({ type }) => type === one.about) }));
};
