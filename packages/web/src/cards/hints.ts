import type { GameHints } from '../table/hints.ts';
import { readCardView } from './cardView.ts';
import { type Offer, readOffers } from './offers.ts';

const hand = '.hand .can';
const button = '.bar .main';

/** Calls are always allowed; they are worth a word only when they matter. */
function matters(offer: Offer, phase: unknown, cards: number): boolean {
  if (offer.type === 'pass') return phase === 'drawn';
  if (offer.type === 'play') return phase !== 'svinorot';
  return offer.type !== 'declare' || cards === 2;
}

export const hints: GameHints = {
  all: [
    { about: 'catch', at: '.bar .alarm' },
    { about: 'intercept', at: hand },
    { about: 'jump', at: hand },
    { about: 'etiquette', at: hand },
    { about: 'declare', at: '.bar .call' },
    { about: 'say', at: '.bar .call' },
    { about: 'take', at: button },
    { about: 'dark', at: button },
    { about: 'heal', at: button },
    { about: 'svinorot', at: hand },
    { about: 'cover', at: hand },
    { about: 'pass', at: hand },
    { about: 'play', at: hand },
    { about: 'draw', at: '.deck' },
  ],
  open({ match, mySeat }) {
    if (!match || match.view.roundScores || match.view.phase === 'slap') return new Set();
    const { phase, turn } = match.view;
    const { cards } = readCardView(match.view, mySeat);
    const open = new Set<string>();
    for (const offer of readOffers(match.offers)) if (matters(offer, phase, cards.length)) open.add(offer.type);
    if (phase === 'svinorot' && turn === mySeat) open.add('svinorot');
    return open;
  },
};
