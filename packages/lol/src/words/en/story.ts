import type { CommonCause } from '@tasovka/cards';
import { fastest } from '@tasovka/cards/words';
import { house } from '@tasovka/cards/words/en';
import { enPlural, type Lines, type Telling, teller, type Voice } from '@tasovka/kernel';
import type { LolEvent } from '../../event.ts';
import type { EventOf } from '../types.ts';
import { all, one, thing } from './things.ts';

const cards = (n: number): string => enPlural(n, 'card');

/** “2 cards”, and which, for who may see them. */
function taken(event: EventOf<'took' | 'dug'>): string {
  const shown = event.cards ?? [];
  return shown.length === 0 ? cards(event.count) : `${cards(event.count)} (${all(shown)})`;
}

function laid({ how, copies, seat, card }: EventOf<'laid'>, v: Voice): Telling | null {
  if (how === 'deck' || how === 'jump') return null;
  if (how === 'cover')
    return [
      `${v.does(seat, 'covers', 'cover')} the Oops! with ${one(card)}.`,
      `What Oops? ${v.does(seat, 'hides', 'hide')} it under ${one(card)}.`,
      `${v.does(seat, 'tidies', 'tidy')} up that Oops! with ${one(card)}.`,
    ];
  const plays = v.does(seat, 'plays', 'play');
  if (copies > 1)
    return [
      `${plays} two ${thing(card)}s. Cheaper by the pair!`,
      `Buy one, get one free: ${plays} two ${thing(card)}s.`,
      `${v.does(seat, 'unloads', 'unload')} a pair of ${thing(card)}s in one go.`,
    ];
  return [
    `${plays} ${one(card)}.`,
    `${v.does(seat, 'puts', 'put')} down ${one(card)}.`,
    `${v.does(seat, 'goes', 'go')} with ${one(card)}.`,
    `${v.does(seat, 'gets', 'get')} rid of ${one(card)}.`,
  ];
}

function drew({ seat, card, fits, stays }: EventOf<'drew'>, v: Voice): Telling {
  if (card === null)
    return [
      `${v.does(seat, 'reaches', 'reach')} for the deck: nothing there.`,
      `The deck’s empty, so ${v.does(seat, 'draws', 'draw')} a blank.`,
      `${v.does(seat, 'pats', 'pat')} the table where the deck used to be.`,
    ];
  const draws = `${v.does(seat, 'draws', 'draw')} ${one(card)}.`;
  if (stays) return [`${draws} Drawn is drawn.`, `${draws} Not for this turn.`, `${draws} The turn passes on.`];
  return fits
    ? [
        `${draws} Down it goes!`,
        `Lucky! ${draws} It fits.`,
        `${draws} Straight onto the pile!`,
        `${draws} Couldn’t have asked for better.`,
      ]
    : [
        `${draws} No luck, into the hand.`,
        `${draws} Doesn’t fit, so it stays.`,
        `Nothing to play: ${draws} No use either.`,
        `${draws} Not today.`,
      ];
}

function dug(event: EventOf<'dug'>, v: Voice): Telling {
  const { seat, card, count } = event;
  if (card === null) {
    const cost = count === 0 ? '' : ` ${v.does(seat, 'takes', 'take')} ${taken(event)}.`;
    return [
      `Nothing left to cover the Oops! with: the deck’s bare.${cost}`,
      `The whole deck, and not one card for that Oops!${cost}`,
      `The deck runs out, and the Oops! stays uncovered.${cost}`,
    ];
  }
  const digs = `${v.does(seat, 'digs', 'dig')} up ${one(card)} for the Oops!`;
  if (count === 0)
    return [
      `${digs} First try!`,
      `Lucky dip: ${digs}`,
      `${v.does(seat, 'turns', 'turn')} up ${one(card)}, and the Oops! is covered.`,
    ];
  return [
    `${digs} and ${v.verb(seat, 'keeps', 'keep')} ${taken(event)}.`,
    `Dig, dig, dig: ${one(card)} covers the Oops! and ${v.does(seat, 'keeps', 'keep')} ${taken(event)}.`,
    `${digs} The search costs ${taken(event)}.`,
  ];
}

/** Why somebody takes cards: “Mia takes 2 cards” is given. */
const causes: Readonly<Record<CommonCause, (takes: string) => Telling>> = {
  debt: (takes) => [
    `${takes} for that plus, and no turn.`,
    `A plus is a plus: ${takes} and no turn.`,
    `No “As if!” this time: ${takes} and no turn.`,
  ],
  slap: (takes) => [`${takes} for being slow.`, `That hand took its time: ${takes}.`, `Last one down: ${takes}.`],
  silence: (takes) => [`${takes} for talking.`, `Talk isn’t cheap: ${takes}.`, `${takes}. Worth it?`],
  caught: (takes) => [`${takes} for forgetting.`, `No LOL! in time: ${takes}.`, `Laugh sooner! ${takes}.`],
  dawdling: (takes) => [`${takes}: time’s up.`, `The clock won’t wait: ${takes}.`, `${takes} for daydreaming.`],
};

function took(event: EventOf<'took'>, v: Voice): Telling {
  const { seat, count, cause } = event;
  if (count === 0)
    return [
      `${v.does(seat, 'takes', 'take')} nothing: the deck’s empty.`,
      `Saved by an empty deck: ${v.does(seat, 'takes', 'take')} nothing.`,
      `No cards left to take, and ${v.does(seat, 'looks', 'look')} pleased about it.`,
    ];
  return causes[cause](`${v.does(seat, 'takes', 'take')} ${taken(event)}`);
}

function slapOver({ late, times }: EventOf<'slap-over'>, v: Voice): Telling {
  if (late.length === 0)
    return ['All hands are down!', 'Everybody made it. How dull.', 'Not one sleepy hand at the table!'];
  const best = fastest(times);
  const last = v.all(late);
  return [
    `Smack! Last hand down: ${last}.`,
    best === null ? `Not a single hand! Asleep: ${last}.` : `First hand: ${v.who(best.seat)}. Last: ${last}.`,
    `Whose hand is still on its way? ${last}!`,
  ];
}

function swapped(event: EventOf<'swapped'>, v: Voice): Telling {
  const pair = `${v.who(event.seat)} and ${v.who(event.partner)} swap hands`;
  const shown = event.got ?? [];
  return shown.length === 0
    ? [`${pair}. Bros will be bros.`, `Bro! ${pair}, no refunds.`, `Fair’s fair: ${pair}.`]
    : [`${pair}. Yours now: ${all(shown)}.`, `Bro! ${pair}. You get ${all(shown)}.`, `${pair}. Meet ${all(shown)}.`];
}

function settled({ over, winner }: EventOf<'settled'>, v: Voice): Telling | null {
  if (!over) return null;
  return winner !== null
    ? [
        `The match is over. First place: ${v.who(winner)}!`,
        `That’s it! ${v.does(winner, 'has', 'have')} the last laugh.`,
        `Curtain! ${v.does(winner, 'wins', 'win')} the whole thing.`,
      ]
    : [
        'The match is over, and first place is shared.',
        'That’s it! It’s crowded at the top: first place is shared.',
        'Curtain! Nobody wins alone: first place is shared.',
      ];
}

const lines: Lines<LolEvent> = {
  day: house.day,
  'moves-again': house.movesAgain,
  dealt({ dealer, open }, v) {
    const deals = v.does(dealer, 'deals', 'deal');
    return [
      `${deals} six each; the dealer’s sixth goes on the table: ${one(open)}.`,
      `Here we go! ${deals}. The dealer’s sixth card opens the table: ${one(open)}.`,
      `${deals}, five for the dealer: the sixth is on the table, ${one(open)}.`,
    ];
  },
  laid,
  drew,
  dug,
  jumped({ seat, card }, v) {
    const cuts = `${v.does(seat, 'cuts', 'cut')} in with ${one(card)}`;
    return [
      `Wake up! ${cuts}.`,
      `Snap! ${cuts}. Wake up, everybody!`,
      `An exact match! ${cuts}.`,
      `While others think, ${cuts}. Wake up!`,
    ];
  },
  'passed-on': ({ seat }, v) => [
    `As if! ${v.does(seat, 'passes', 'pass')} it on.`,
    `As if! ${v.does(seat, 'adds', 'add')} to the pile and ${v.verb(seat, 'sends', 'send')} it along.`,
    `Pay up? As if! ${v.does(seat, 'hands', 'hand')} it to the neighbour.`,
  ],
  owes: ({ seat, count }, v) => [
    `${v.does(seat, 'is', 'are')} hit: ${cards(count)} coming.`,
    `${cards(count)} coming, and ${v.does(seat, 'is', 'are')} in the way.`,
    `${v.does(seat, 'takes', 'take')} ${cards(count)} or ${v.verb(seat, 'passes', 'pass')} it on.`,
    `Heads up! ${v.does(seat, 'has', 'have')} ${cards(count)} to take, or an “As if!” to say.`,
  ],
  took,
  skipped: ({ seat }, v) => [
    `Pfff! ${v.does(seat, 'misses', 'miss')} a turn that never was.`,
    `Pfff! No turn for ${v.who(seat)}.`,
    `Pfff! ${v.does(seat, 'blinks', 'blink')}, and the turn is gone.`,
  ],
  swapped,
  'kept-hand': ({ seat }, v) => [
    `Bro! ${v.does(seat, 'swaps', 'swap')} with nobody.`,
    `Bro? ${v.does(seat, 'keeps', 'keep')} this hand.`,
    `No swap for this Bro!: ${v.does(seat, 'keeps', 'keep')} the cards.`,
  ],
  'must-cover': ({ seat }, v) => [
    `Oops! ${v.does(seat, 'has', 'have')} to cover that.`,
    `Oops! ${v.does(seat, 'played', 'played')} it, so ${v.does(seat, 'covers', 'cover')} it.`,
    `Oops! ${v.does(seat, 'looks', 'look')} for something to put on top.`,
  ],
  'named-colour': ({ seat, colour }, v) => [
    `${v.does(seat, 'calls', 'call')} ${colour}.`,
    `${v.does(seat, 'orders', 'order')} ${colour}.`,
    `From now on it’s ${colour}, because ${v.does(seat, 'says', 'say')} so.`,
  ],
  silence: ({ seat }, v) => [
    `Ban! Not a word, aloud or in chat, until ${v.does(seat, 'is', 'are')} up again.`,
    `Ban! Lips and chat sealed until ${v.does(seat, 'is', 'are')} up again.`,
    `Ban! A word, aloud or in chat, costs 2 cards until ${v.does(seat, 'is', 'are')} up again.`,
  ],
  'silence-over': () => [
    'You may talk again!',
    'The Ban! is off. Chatter away!',
    'Silence over. Who has been bursting?',
  ],
  'spoke-up': ({ seat }, v) => [
    `${v.does(seat, 'speaks', 'speak')} up, Ban! or no Ban!`,
    `${v.does(seat, 'can’t', 'can’t')} keep quiet. But the Ban!`,
    `Who said that? ${v.who(seat)}! And there’s a Ban!`,
  ],
  'slap-on': () => [
    'Bam! All hands on the card!',
    'Bam! Hit the card before they do!',
    'Bam! Last hand takes the cards!',
    'Bam! Hand on the table, quick!',
  ],
  slapped: () => null,
  'slap-over': slapOver,
  'said-lol': ({ seat }, v) => [
    `${v.does(seat, 'says', 'say')} LOL! One card to go.`,
    `“LOL!” ${v.does(seat, 'shouts', 'shout')}. One card left!`,
    `${v.does(seat, 'laughs', 'laugh')} out loud: LOL! Just one card to go.`,
  ],
  caught: ({ seat, by }, v) => [
    `LOL! ${v.does(by, 'says', 'say')} it first: ${v.does(seat, 'forgets', 'forget')} to laugh.`,
    `Gotcha! ${v.does(by, 'shouts', 'shout')} LOL! before ${v.does(seat, 'remembers', 'remember')} to.`,
    `${v.does(seat, 'sits', 'sit')} quietly on one card. LOL! ${v.does(by, 'notices', 'notice')}.`,
  ],
  heard: ({ seat }, v) => [
    `The microphone hears a voice: ${v.does(seat, 'talks', 'talk')}? Own up or object.`,
    `${v.does(seat, 'pipes', 'pipe')} up during the Ban! Or is that the dog?`,
    `The microphone is sure: ${v.does(seat, 'talks', 'talk')}! But microphones can be wrong.`,
  ],
  claimed: ({ seat, against }, v) => [
    `${v.does(seat, 'says', 'say')} that ${v.does(against, 'is', 'are')} talking through the Ban!`,
    `${v.does(seat, 'hears', 'hear')} everything: ${v.does(against, 'is', 'are')} talking. And there’s a Ban!`,
    `The silence is broken! ${v.does(seat, 'points', 'point')}: ${v.who(against)}.`,
  ],
  disputed: ({ seat }, v) => [
    `${v.does(seat, 'denies', 'deny')} it. Let the others decide.`,
    `“Not true!” ${v.does(seat, 'says', 'say')}. The others will judge.`,
    `${v.does(seat, 'won’t', 'won’t')} have it. The others decide.`,
  ],
  voted: ({ seat, guilty }, v) => [
    `${v.does(seat, 'votes', 'vote')}: ${guilty ? 'guilty' : 'not guilty'}.`,
    `${v.who(seat)}: “${guilty ? 'I heard it!' : 'I heard nothing.'}”`,
    `${v.does(seat, 'finds', 'find')} it ${guilty ? 'proven' : 'imagined'}.`,
  ],
  verdict: () => null,
  cleared: ({ seat }, v) => [
    `${v.does(seat, 'walks', 'walk')} free: nothing to it.`,
    `Case dismissed: ${v.does(seat, 'is', 'are')} innocent.`,
    `The charge falls flat. ${v.does(seat, 'can', 'can')} breathe again.`,
  ],
  dawdled: ({ seat }, v) => [
    `${v.does(seat, 'thinks', 'think')} so long that the turn leaves.`,
    `Tick, tock, gone: ${v.does(seat, 'is', 'are')} miles away.`,
    `${v.does(seat, 'nods', 'nod')} off over the cards, and play goes on.`,
  ],
  'round-won': ({ seat, card }, v) => [
    `${v.does(seat, 'wins', 'win')} the round! Last card: ${thing(card)}.`,
    `No cards left! ${v.does(seat, 'takes', 'take')} the round with ${one(card)}.`,
    `${v.does(seat, 'drops', 'drop')} the last one, ${one(card)}, and the round is won!`,
  ],
  settled,
};

export const story = teller(lines, 'en');
