import { enPlural, field, type GameEvent, type Seat } from '@tasovka/kernel';
import { cardsIn, type Lines, teller, type Voice } from '../story.ts';
import { all, one, thing } from './things.ts';

const seat = (event: GameEvent, key = 'seat'): Seat => field<number>(event, key);
const cards = (n: number): string => enPlural(n, 'card');
const count = (event: GameEvent): number => field<number>(event, 'count');

/** “2 cards”, and which, for who may see them. */
function taken(event: GameEvent): string {
  const shown = cardsIn(event);
  return shown.length === 0 ? cards(count(event)) : `${cards(count(event))} (${all(shown)})`;
}

function laid(event: GameEvent, v: Voice): string | null {
  const { how, copies } = event;
  if (how === 'deck' || how === 'jump') return null;
  const card = field<string>(event, 'card');
  if (how === 'cover') return `${v.does(seat(event), 'covers', 'cover')} the Oops! with ${one(card)}.`;
  const plays = v.does(seat(event), 'plays', 'play');
  return typeof copies === 'number' && copies > 1
    ? `${plays} two ${thing(card)}s. Cheaper by the pair!`
    : `${plays} ${one(card)}.`;
}

function drew(event: GameEvent, v: Voice): string {
  if (typeof event.card !== 'string') return `${v.does(seat(event), 'reaches', 'reach')} for the deck: nothing there.`;
  const drawn = one(event.card);
  const draws = `${v.does(seat(event), 'draws', 'draw')} ${drawn}${drawn.endsWith('!') ? '' : '.'}`;
  return event.fits === true ? `${draws} Down it goes!` : `${draws} No luck, into the hand.`;
}

function dug(event: GameEvent, v: Voice): string {
  const extra = count(event) === 0 ? '' : ` and ${v.verb(seat(event), 'keeps', 'keep')} ${taken(event)}`;
  if (typeof event.card !== 'string') return 'Nothing left to cover the Oops! with: the deck is bare.';
  return `${v.does(seat(event), 'digs', 'dig')} up ${one(event.card)} for the Oops!${extra}.`;
}

const why: Readonly<Record<string, string>> = {
  'LO-13': ' for forgetting',
  'LO-20': ' for being slow',
  'LO-21': ' for talking',
  'LO-25': ' instead of a turn',
};

function slapOver(event: GameEvent, v: Voice): string {
  const late = field<number[]>(event, 'late');
  return late.length === 0 ? 'All hands are down!' : `Last hand down: ${v.all(late)}.`;
}

function swapped(event: GameEvent, v: Voice): string {
  const pair = `${v.who(seat(event))} and ${v.who(seat(event, 'partner'))} swap hands`;
  const shown = cardsIn(event);
  return shown.length === 0 ? `${pair}. Bros will be bros.` : `${pair}. Yours now: ${all(shown)}.`;
}

function settled(event: GameEvent, v: Voice): string | null {
  if (event.over !== true) return null;
  return typeof event.winner === 'number'
    ? `The match is over. First place: ${v.who(event.winner)}!`
    : 'The match is over, and first place is shared.';
}

const lines: Lines = {
  dealt: (event, v) =>
    `${v.does(seat(event, 'dealer'), 'deals', 'deal')} and ${v.verb(seat(event, 'dealer'), 'opens', 'open')} with ${one(field(event, 'open'))}.`,
  laid,
  drew,
  dug,
  jumped: (event, v) => `Wake up! ${v.does(seat(event), 'cuts', 'cut')} in with ${one(field(event, 'card'))}.`,
  'passed-on': (event, v) => `As if! ${v.does(seat(event), 'passes', 'pass')} it on.`,
  owes: (event, v) => `${v.does(seat(event), 'is', 'are')} hit: ${cards(count(event))} at stake.`,
  took: (event, v) =>
    `${v.does(seat(event), 'takes', 'take')} ${taken(event)}${why[field<string>(event, 'why')] ?? ''}.`,
  skipped: (event, v) => `Pfff! ${v.does(seat(event), 'misses', 'miss')} a turn that never was.`,
  swapped,
  'must-cover': (event, v) => `Oops! ${v.does(seat(event), 'has', 'have')} to cover that.`,
  'named-colour': (event, v) => `${v.does(seat(event), 'calls', 'call')} ${field<string>(event, 'colour')}.`,
  silence: (event, v) => `Ban! Not a word until ${v.does(seat(event), 'moves', 'move')} again.`,
  'silence-over': () => 'You may talk again!',
  'spoke-up': (event, v) => `${v.does(seat(event), 'speaks', 'speak')} up, Ban! or no Ban!`,
  'slap-on': () => 'Bam! All hands on the card!',
  'slap-over': slapOver,
  'said-lol': (event, v) => `${v.does(seat(event), 'says', 'say')} LOL! One card to go.`,
  caught: (event, v) =>
    `LOL! ${v.does(seat(event, 'by'), 'says', 'say')} it first: ${v.does(seat(event), 'forgets', 'forget')} to laugh.`,
  claimed: (event, v) =>
    `${v.does(seat(event), 'says', 'say')} that ${v.does(seat(event, 'against'), 'is', 'are')} talking through the Ban!`,
  disputed: (event, v) => `${v.does(seat(event), 'denies', 'deny')} it. Let the others decide.`,
  voted: (event, v) => `${v.does(seat(event), 'votes', 'vote')}: ${event.guilty === true ? 'guilty' : 'not guilty'}.`,
  cleared: (event, v) => `${v.does(seat(event), 'walks', 'walk')} free: nothing to it.`,
  dawdled: (event, v) => `${v.does(seat(event), 'thinks', 'think')} too long: time is up.`,
  'round-won': (event, v) =>
    `${v.does(seat(event), 'wins', 'win')} the round! Last card: ${thing(field(event, 'card'))}.`,
  settled,
};

export const story = teller(lines, 'you', 'en');
