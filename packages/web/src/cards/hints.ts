import type { Seat } from '@tasovka/kernel';
import { isList, type Offer, readOffers } from '@tasovka/protocol';
import type { GameHints, Hint } from '../table/hints.ts';
import { openCard } from './cardNow.ts';
import { type CardView, readCardView } from './cardView.ts';
import { deedOf } from './deeds.ts';
import { colourOf } from './faces.ts';
import { isOfAll, isOneOf, isOutOfTurn, playable } from './offers.ts';

/** How things stand for whoever is taught. */
interface Now {
  readonly view: CardView;
  readonly me: Seat | null;
  readonly offers: readonly Offer[];
  /** The table marks what fits. Where mistakes cost (SW-17) all is offered, and no offer is advice. */
  readonly marks: boolean;
}

/** A hint that is worth a word, or null. */
type Tip = (now: Now) => Hint | null;

const hand = '.hand .can';
const button = '.bar .main';

const hint = (about: string, at: string, advises: readonly Offer[] = []): Hint => ({ about, at, advises });
const of = ({ offers }: Now, type: string): readonly Offer[] => offers.filter((offer) => offer.type === type);
/** Just what is offered, whenever it is. */
const offered =
  (type: string, at: string): Tip =>
  (now) => {
    const some = of(now, type);
    return some.length > 0 ? hint(type, at, some) : null;
  };

/** The same offer, for some of these seats alone. */
function against(offer: Offer, isMeant: (seat: Seat) => boolean): readonly Offer[] {
  const { seat } = offer.fields;
  const meant = seat && isList(seat) ? seat.filter((one) => isMeant(Number(one))) : [];
  return meant.length > 0 ? [{ ...offer, fields: { ...offer.fields, seat: meant } }] : [];
}

const caught: Tip = (now) => {
  const sure = of(now, 'catch').flatMap((offer) => against(offer, (seat) => now.view.catchable.includes(seat)));
  return sure.length > 0 ? hint('catch', '.bar .alarm', sure) : null;
};

/** A copy is a copy in every mode: one's own hand tells it, and not the offer. */
const cutIn: Tip = ({ view, me, offers }) => {
  if (view.turn === me) return null;
  const copy = openCard(view);
  const sure = offers.filter((offer) => isOutOfTurn(offer) && isOneOf(offer.fields.card, copy));
  const [first] = sure;
  return first && view.cards.includes(copy) ? hint(first.type, `.hand [data-kind="${copy}"]`, sure) : null;
};

/** An act that is seen to have happened. Around one table people claim what nobody here can know; a throw may miss. */
const manners: Tip = (now) => {
  const offences = now.view.manners?.offences ?? [];
  const sure = of(now, 'etiquette').flatMap((offer) => {
    const card = String((isList(offer.fields.card ?? []) && (offer.fields.card as readonly unknown[])[0]) ?? '');
    if ('aim' in offer.fields) return [];
    return against(offer, (seat) => offences.some((one) => one.seat === seat && one.act === deedOf(card)));
  });
  return sure.length > 0 ? hint('etiquette', hand, sure) : null;
};

/** SW-59: in the pause after it, what was handed over may go back. */
const immunity: Tip = (now) => {
  const sure = of(now, 'etiquette').filter((offer) => isOneOf(offer.fields.card, 'shmunitet-6'));
  return sure.length > 0 && now.view.phase === 'answer' ? hint('immunity', hand, sure) : null;
};

const call: Tip = (now) => (now.view.cards.length === 2 ? offered('declare', '.bar .call')(now) : null);

/** LO-28: what answers these may be of any colour, which is news to whoever has learnt to match colours. */
const plusOnTop = /(^|-)(ha|haha|lol)$/;

const debt: Tip = (now) => {
  const taking = of(now, 'take');
  if (taking.length === 0) return null;
  const passing = now.marks ? of(now, 'play') : [];
  // A strict table does not say what could be passed on: it may well be there.
  if (passing.length === 0) return hint(now.marks ? 'takeOnly' : 'take', button, taking);
  const { top, colour } = now.view;
  const inAnyColour = [...playable(passing)].some((card) => colourOf(card) !== colour);
  return hint(plusOnTop.test(top) && inAnyColour ? 'anyPlus' : 'passOn', hand, passing);
};

/** LO-14: nobody expects to be asked how many. */
const bulk: Tip = (now) => {
  const some = now.marks ? of(now, 'play').filter(({ fields }) => 'copies' in fields) : [];
  const [first] = some;
  const card = first && isList(first.fields.card ?? []) ? (first.fields.card as readonly string[])[0] : undefined;
  return card === undefined ? null : hint('bulk', `.hand [data-kind="${card}"]`, some);
};

/** What is meant by silence, and that shouting goes by buttons all the same. */
const hush: Tip = ({ view }) => (view.silence === null ? null : hint('hush', '.hush'));

/** A pair that may change hands is worth it or not: what is advised changes none. */
const heal: Tip = (now) => {
  const pairs = of(now, 'heal');
  const plain = pairs.filter((offer) => !('swap' in offer.fields));
  return pairs.length > 0 ? hint('heal', button, plain) : null;
};

const dark: Tip = (now) => (of(now, 'dark').length > 0 ? hint('dark', `${hand}, ${button}`) : null);

const climb: Tip = (now) =>
  now.view.phase === 'svinorot' && now.view.turn === now.me
    ? hint('svinorot', now.marks && of(now, 'play').length > 0 ? hand : '.pile', now.marks ? of(now, 'play') : [])
    : null;

const drawn: Tip = (now) => {
  if (now.view.phase !== 'drawn' || of(now, 'pass').length === 0) return null;
  const fitting = now.marks ? of(now, 'play') : [];
  const about = now.marks && fitting.length === 0 ? 'passOnly' : 'pass';
  return hint(about, fitting.length > 0 ? hand : button, [...fitting, ...of(now, 'pass')]);
};

/** An ordinary turn: what fits shines, or anything does, or the table is strict and one has to look for oneself. */
const move: Tip = (now) => {
  const { view, marks } = now;
  const some = of(now, 'play');
  if (some.length === 0 || view.owed > 0 || view.phase === 'svinorot' || view.phase === 'drawn') return null;
  // SW-71: what lies on top is on its way to somebody's hand.
  if (view.phase === 'virus') return hint('playUnder', '.pile', marks ? some : []);
  if (!marks) return hint('playStrict', '.pile');
  const able = playable(some);
  if (view.colour === null || isOfAll(able, view.cards)) return hint('playAny', hand, some);
  return hint('play', hand, some);
};

/** Where the table marks what fits, there is no need of the deck while something does. */
const draw: Tip = (now) => (now.marks && of(now, 'play').length > 0 ? null : offered('draw', '.deck')(now));

const tips: readonly Tip[] = [
  caught,
  immunity,
  cutIn,
  manners,
  call,
  offered('say', '.bar .call'),
  hush,
  debt,
  dark,
  heal,
  climb,
  offered('cover', hand),
  drawn,
  bulk,
  move,
  draw,
];

export const hints: GameHints = ({ view: wire, offers, seat }) => {
  if (wire.roundScores || wire.phase === 'slap') return [];
  const view = readCardView(wire, seat);
  const now: Now = { view, me: seat, offers: readOffers(offers), marks: view.mistakes === 'prevented' };
  return tips.flatMap((tip) => tip(now) ?? []);
};
