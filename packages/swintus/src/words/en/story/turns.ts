import { faceOf, fastest } from '@tasovka/cards/words';
import { house } from '@tasovka/cards/words/en';
import { enPlural, type Telling, type Voice } from '@tasovka/kernel';
import type { Cause } from '../../../event.ts';
import type { EventOf, SwintusLines } from '../../story.ts';
import { one, oneEach, thing } from '../things.ts';

const cards = (n: number): string => enPlural(n, 'card');
const points = (n: number): string => enPlural(n, 'point');
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** SW-5: whoever sees a prescription open waits for it in vain. */
function asleep(open: string): string {
  const { colour, value } = faceOf(open);
  if (value !== null) return '';
  return ` The first card just lies there: ${colour === null ? 'anything goes on it' : 'it does nothing'}.`;
}

/** Turns, prescriptions, penalties and the end of a round. */
export const turns = {
  day: house.day,
  'moves-again': house.movesAgain,
  dealt({ dealer, open }, v) {
    const deals = v.does(dealer, 'deals', 'deal');
    return [
      `${deals}. On top: ${one(open)}.${asleep(open)}`,
      `Off we trot! ${deals}, and ${one(open)} opens.${asleep(open)}`,
      `${deals} eight cards each. We start from ${one(open)}.${asleep(open)}`,
    ];
  },
  laid({ seat, card, with: on }, v) {
    const plays = v.does(seat, 'plays', 'play');
    if (typeof on === 'string')
      return [
        `${plays} ${one(card)} with ${one(on)} for starters.`,
        `Dinner is served! ${plays} ${one(card)} and ${one(on)}.`,
        `${v.does(seat, 'opens', 'open')} ${one(card)} and ${v.verb(seat, 'feeds', 'feed')} it ${one(on)}.`,
      ];
    return [
      `${plays} ${one(card)}.`,
      `${v.does(seat, 'puts', 'put')} down ${one(card)}.`,
      `${v.does(seat, 'goes', 'go')} with ${one(card)}.`,
      `${v.does(seat, 'gets', 'get')} rid of ${one(card)}.`,
    ];
  },
  intercepted({ seat, card }, v) {
    const cuts = `${v.does(seat, 'cuts', 'cut')} in with ${one(card)}`;
    return [`${cuts}!`, `Snap! ${cuts}.`, `An exact match! ${cuts}.`, `While others snuffle, ${cuts}.`];
  },
  drew({ seat, card }, v) {
    if (card === null)
      return [
        `${v.does(seat, 'reaches', 'reach')} for the deck: not a card left.`,
        `The deck’s empty, so ${v.does(seat, 'draws', 'draw')} a blank.`,
        `${v.does(seat, 'scratches', 'scratch')} at the table: the deck is gone.`,
      ];
    const what = typeof card === 'string' ? one(card) : 'a card';
    return [
      `${v.does(seat, 'draws', 'draw')} ${what}.`,
      `Can’t or won’t: ${v.does(seat, 'draws', 'draw')} ${what}.`,
      `${v.does(seat, 'roots', 'root')} about in the deck and ${v.verb(seat, 'finds', 'find')} ${what}.`,
    ];
  },
  passed: ({ seat }, v) => [
    `${v.does(seat, 'passes', 'pass')}.`,
    `A pass: ${v.does(seat, 'saves', 'save')} it for later.`,
    `“Pass,” ${v.does(seat, 'grunts', 'grunt')}.`,
  ],
  took,
  declared: ({ seat }, v) => [
    `“Swintus!” ${v.does(seat, 'announces', 'announce')}.`,
    `${v.does(seat, 'squeals', 'squeal')} for all to hear: “Swintus!”`,
    `“Swintus!” ${v.does(seat, 'is', 'are')} about to hold just one card.`,
  ],
  caught: ({ seat, by }, v) => [
    `${v.does(by, 'pounces', 'pounce')}: ${v.does(seat, 'holds', 'hold')} one card and where is that “Swintus!”?`,
    `Gotcha! ${v.does(seat, 'forgets', 'forget')} to say “Swintus!”, and ${v.does(by, 'notices', 'notice')}.`,
    `One card and not a squeak: ${v.does(by, 'catches', 'catch')} it, ${v.does(seat, 'pays', 'pay')}.`,
  ],
  'named-colour': ({ seat, colour }, v) => [
    `${v.does(seat, 'orders', 'order')} ${thing(colour)}.`,
    `${v.does(seat, 'calls', 'call')} ${thing(colour)}.`,
    `From now on it’s ${thing(colour)}, because ${v.does(seat, 'says', 'say')} so.`,
  ],
  owes({ seat, count }, v) {
    const choice = `${v.does(seat, 'takes', 'take')} ${cards(count)} or ${v.verb(seat, 'passes', 'pass')} it on`;
    return [`Snatch! ${choice}.`, `A Snatch is coming: ${choice}.`, `Snatched by the snout: ${choice}.`];
  },
  'turned-round'({ direction }) {
    const way = direction === 1 ? 'clockwise' : 'anticlockwise';
    return [`About trot: play now runs ${way}.`, `U-Oink! We’re off ${way}.`, `All change: it goes ${way} now.`];
  },
  silence({ seat }, v) {
    const until = `until ${v.does(seat, 'plays', 'play')} another card`;
    return [`Hush! Not a squeak ${until}.`, `Hush-Oink! Snouts shut ${until}.`, `Shhh! Silence ${until}.`];
  },
  'silence-broken': ({ seat }, v) => [
    `${v.does(seat, 'breaks', 'break')} the silence. Squeal freely!`,
    `Who oinked? ${v.who(seat)}! The hush is over.`,
    `${v.does(seat, 'can’t', 'can’t')} hold it in. Noise is back on!`,
  ],
  'slap-on': () => ['Hooves on the deck!', 'Hoof Slam! Hit the deck!', 'Slam! The last hoof takes 2 cards.'],
  slapped: () => null,
  'slap-over': slapOver,
  dawdled: ({ seat }, v) => [
    `${v.does(seat, 'ponders', 'ponder')} until the turn wanders off.`,
    `Time’s up: ${v.does(seat, 'is', 'are')} in a happier sty.`,
    `${v.does(seat, 'nods', 'nod')} off over the cards. No turn!`,
  ],
  mistake,
  'round-won'({ seat, extra }, v) {
    const more = extra > 0 ? ` And ${points(extra)} more for honesty in the dark.` : '';
    return [
      `${v.does(seat, 'runs', 'run')} out of cards and ${v.verb(seat, 'wins', 'win')} the round!${more}`,
      `Not a card left! ${v.does(seat, 'takes', 'take')} the round.${more}`,
      `${v.does(seat, 'is', 'are')} out, and the round is won!${more}`,
    ];
  },
  settled,
} satisfies Partial<SwintusLines>;

/** Why somebody takes cards. */
const because: Readonly<Record<Cause, readonly [string, string, string]>> = {
  slap: ['late to the slam', 'sleepy hooves', 'the others were quicker'],
  caught: ['silence isn’t always golden', 'one “Swintus!” short', 'nobody said “Swintus!”'],
  dawdling: ['time’s up', 'the clock won’t wait', 'too much thinking'],
  mistake: ['wrong move', 'mistakes cost', 'that card was no good'],
  debt: ['the Snatch has landed', 'the Snatch stops here', 'the Snatch collects'],
  silence: ['loose lips', 'a word in the hush', 'Hush-Oink hears all'],
  svinorot: ['Pig Out is full', 'as many as the last card says', 'the price of stopping'],
  temnodel: ['every last dark one', 'all that lay in the dark', 'that argument is lost'],
  'green-pair': ['Deadsnot spreads', 'bless you, everybody', 'one gets well, the rest sneeze'],
  'blue-pair': ['no vaccine, no excuse', 'not a vaccine in sight', 'should have seen a dentist'],
  bill: ['one IOU paid, back to work', 'the bank deals a new hand', 'no winning with an IOU'],
  searching: ['none of those would do', 'the right one hid at the bottom', 'and the house says keep looking'],
};

/** How many cards a line can hold and still be read. */
const listed = 3;

function took({ seat, count, cause, cards: mine = [] }: EventOf<'took'>, v: Voice): Telling | null {
  if (count === 0)
    return [
      `${v.does(seat, 'takes', 'take')} nothing: there’s nothing to take!`,
      `Nothing to take: ${v.does(seat, 'gets', 'get')} away with it.`,
      `No cards at all: ${v.does(seat, 'saves', 'save')} some bacon.`,
    ];
  // Who was late has been told at once; here they only see what they got.
  if (cause === 'slap' && !v.isMe(seat)) return null;
  const which = mine.length > 0 && mine.length <= listed ? ` (${oneEach(mine)})` : '';
  const takes = `${v.does(seat, 'takes', 'take')} ${cards(count)}${which}`;
  const [first, second, third] = because[cause];
  return [`${takes}: ${first}.`, `${takes}: ${second}.`, `${takes}: ${third}.`];
}

function slapOver({ times, late }: EventOf<'slap-over'>, v: Voice): Telling {
  const best = fastest(times);
  if (best === null)
    return [
      'Everybody’s asleep: not a hoof on the deck. 2 cards each!',
      'Nothing but snores, and not one hoof. 2 cards each!',
      'The Hoof Slam waited and waited. 2 cards each!',
    ];
  const first = `${v.who(best.seat)} (${seconds(best.ms)})`;
  const last = late.map(v.who).join(', ');
  const each = late.length > 1 ? ' each' : '';
  if (late.length === 0)
    return [
      `Fastest: ${first}.`,
      `First hoof: ${first}, and the rest right behind.`,
      `Everybody made it! Fastest: ${first}.`,
    ];
  return [
    `Fastest: ${first}. Last to the trough, and 2 cards${each}: ${last}.`,
    `First hoof: ${first}. Asleep, so 2 cards${each}: ${last}.`,
    `Slam! Quickest: ${first}. Late, 2 cards${each}: ${last}.`,
  ];
}

function mistake({ seat, card, act }: EventOf<'mistake'>, v: Voice): Telling {
  const what = typeof card === 'string' ? one(card) : 'that card';
  const reasons: { readonly [act: string]: string } = {
    intercept: `${what} is no exact match for the top card`,
    catch: 'there’s nobody to catch',
    dark: 'the claim doesn’t fit, even as a lie',
  };
  const why = reasons[act] ?? `${what} doesn’t go here`;
  return [
    `${v.does(seat, 'slips', 'slip')} up: ${why}.`,
    `Wide of the trough! ${v.does(seat, 'errs', 'err')}: ${why}.`,
    `${v.does(seat, 'jumps', 'jump')} the gun: ${why}.`,
  ];
}

/** The kernel counts; the winner hears it. */
function settled({ roundWinner, roundScores, scores, winner }: EventOf<'settled'>, v: Voice): Telling | null {
  if (roundWinner === null) return null;
  const scored = points(roundScores?.[roundWinner] ?? 0);
  const total = scores[roundWinner] ?? 0;
  const end = winner === null ? '' : ` Match over: ${v.does(winner, 'is', 'are')} top hog!`;
  return [
    `${v.does(roundWinner, 'scores', 'score')} ${scored}, ${total} in all.${end}`,
    `Into the piggy bank: ${v.does(roundWinner, 'gets', 'get')} ${scored}, ${total} in all.${end}`,
    `${v.does(roundWinner, 'collects', 'collect')} ${scored} for the others’ cards. That’s ${total}.${end}`,
  ];
}
