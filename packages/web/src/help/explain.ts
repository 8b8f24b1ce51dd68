import type { GameHelp } from '@tasovka/kernel';
import { readOffers } from '@tasovka/protocol';
import { whatCardDoes } from '../cards/cardNow.ts';
import { type CardView, readCardView } from '../cards/cardView.ts';
import type { Session } from '../table/session.svelte.ts';
import type { HelpWords } from '../words/ru/help.ts';

/** What is said of a thing: its name, what it does, what can be done with it now, and the rule about it. */
export interface Explained {
  readonly title: string;
  readonly text: string;
  readonly now: string | null;
  readonly rule: string | null;
}

/** Of all that stands at a face, what one would ask about first; the number of cards is always there. */
function aboutSeat(view: CardView, seat: number): string {
  const offence = view.manners?.offences.find((one) => one.seat === seat);
  if (offence) return `act ${offence.act}`;
  if (view.declared.includes(seat) && (view.hands[seat] ?? 0) <= 2) return 'sign declared';
  if ((view.bills[seat] ?? 0) > 0) return 'sign bills';
  return view.silence === seat ? 'sign silence' : 'sign count';
}

/** `about` is written in `data-help`: the app's own things are `app`, one's own cards `held`, faces `seat`; the rest is the game's. */
export function explain(about: string, session: Session, help: GameHelp | null, words: HelpWords): Explained | null {
  const [group = '', name = ''] = about.split(' ');
  if (group === 'app') {
    const told = words.app[name];
    return told ? { ...told, now: null, rule: null } : null;
  }
  const { match, mySeat, cast } = session;
  if (!match || !help) return null;
  if (group === 'seat') {
    const seat = Number(name);
    const told = help.of(aboutSeat(readCardView(match.view, mySeat), seat), match.view, cast);
    return told && { ...told, title: `${cast.name(seat)}: ${told.title.toLowerCase()}`, now: null };
  }
  const told = help.of(group === 'held' ? `card ${name}` : about, match.view, cast);
  if (!told) return null;
  if (group !== 'held') return { ...told, now: null };
  const view = readCardView(match.view, mySeat);
  const now = words.now[whatCardDoes(name, view, readOffers(match.offers), mySeat)];
  const { top, colour } = view;
  const thing = session.words?.thing ?? String;
  // A joker has the colour that was named for it, and nobody sees that in its name.
  return { ...told, now: now(thing(top), colour === null || top.startsWith(`${colour}-`) ? null : thing(colour)) };
}
