import { type Offer, readOffers } from '../cards/offers.ts';
import type { Session } from './session.svelte.ts';

/** Something worth a word now: its name, and what it speaks of on the screen. */
export interface Hint {
  readonly about: string;
  readonly at: string;
}

const hand = '.hand .can';
const button = '.bar .main';

/** The most urgent first: what goes away by itself comes before what waits. */
const hints: readonly Hint[] = [
  { about: 'look', at: '.look' },
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
  { about: 'ask', at: '.whom' },
  { about: 'answer', at: '.foot form' },
  { about: 'guess', at: '.tools button:nth-of-type(2)' },
  { about: 'accuse', at: '.tools .hot' },
  { about: 'point', at: '.tools .hot' },
];

/** Calls and accusations are always allowed; they are worth a word only when they matter. */
function matters(offer: Offer, session: Session, heard: readonly string[]): boolean {
  const cards =
    (session.match?.view.hand as Record<string, unknown[]> | undefined)?.[session.mySeat ?? -1]?.length ?? 99;
  const phase = session.match?.view.phase;
  if (offer.type === 'pass') return phase === 'drawn';
  if (offer.type === 'play') return phase !== 'svinorot';
  if (offer.type === 'declare') return cards === 2;
  if (offer.type === 'accuse' || offer.type === 'guess') return heard.includes('answer');
  return true;
}

/** What the newcomer at this table has not been told yet. */
export function nextHint(session: Session, heard: readonly string[]): Hint | null {
  const { match } = session;
  if (!match || match.view.roundScores || match.view.phase === 'slap') return null;
  const open = new Set(
    readOffers(match.offers)
      .filter((offer) => matters(offer, session, heard))
      .map(({ type }) => type),
  );
  if (match.view.phase === 'svinorot' && match.view.turn === session.mySeat) open.add('svinorot');
  if (session.table?.game === 'spyfall' && match.view.phase === 'talk') open.add('look');
  return hints.find(({ about }) => open.has(about) && !heard.includes(about)) ?? null;
}
