import type { CommonCause } from '@tasovka/cards';
import { type Lines, teller, type Voice } from '@tasovka/cards/words';
import { enPlural } from '@tasovka/kernel';
import type { LolEvent } from '../../event.ts';
import type { EventOf } from '../types.ts';
import { all, one, thing } from './things.ts';

const cards = (n: number): string => enPlural(n, 'card');

/** “2 cards”, and which, for who may see them. */
function taken(event: EventOf<'took' | 'dug'>): string {
  const shown = event.cards ?? [];
  return shown.length === 0 ? cards(event.count) : `${cards(event.count)} (${all(shown)})`;
}

function laid(event: EventOf<'laid'>, v: Voice): string | null {
  const { how, copies } = event;
  if (how === 'deck' || how === 'jump') return null;
  const card = event.card;
  if (how === 'cover') return `${v.does(event.seat, 'covers', 'cover')} the Oops! with ${one(card)}.`;
  const plays = v.does(event.seat, 'plays', 'play');
  return copies > 1 ? `${plays} two ${thing(card)}s. Cheaper by the pair!` : `${plays} ${one(card)}.`;
}

function drew(event: EventOf<'drew'>, v: Voice): string {
  if (event.card === null) return `${v.does(event.seat, 'reaches', 'reach')} for the deck: nothing there.`;
  const drawn = one(event.card);
  const draws = `${v.does(event.seat, 'draws', 'draw')} ${drawn}${drawn.endsWith('!') ? '' : '.'}`;
  return event.fits ? `${draws} Down it goes!` : `${draws} No luck, into the hand.`;
}

function dug(event: EventOf<'dug'>, v: Voice): string {
  const extra = event.count === 0 ? '' : ` and ${v.verb(event.seat, 'keeps', 'keep')} ${taken(event)}`;
  if (event.card === null) return 'Nothing left to cover the Oops! with: the deck is bare.';
  return `${v.does(event.seat, 'digs', 'dig')} up ${one(event.card)} for the Oops!${extra}.`;
}

const why: Readonly<Record<CommonCause, string>> = {
  caught: ' for forgetting',
  slap: ' for being slow',
  silence: ' for talking',
  debt: ' instead of a turn',
  dawdling: '',
};

function slapOver(event: EventOf<'slap-over'>, v: Voice): string {
  const late = event.late;
  return late.length === 0 ? 'All hands are down!' : `Last hand down: ${v.all(late)}.`;
}

function swapped(event: EventOf<'swapped'>, v: Voice): string {
  const pair = `${v.who(event.seat)} and ${v.who(event.partner)} swap hands`;
  const shown = event.got ?? [];
  return shown.length === 0 ? `${pair}. Bros will be bros.` : `${pair}. Yours now: ${all(shown)}.`;
}

function settled(event: EventOf<'settled'>, v: Voice): string | null {
  if (!event.over) return null;
  return event.winner !== null
    ? `The match is over. First place: ${v.who(event.winner)}!`
    : 'The match is over, and first place is shared.';
}

const lines: Lines<LolEvent> = {
  dealt: (event, v) =>
    `${v.does(event.dealer, 'deals', 'deal')} and ${v.verb(event.dealer, 'opens', 'open')} with ${one(event.open)}.`,
  laid,
  drew,
  dug,
  jumped: (event, v) => `Wake up! ${v.does(event.seat, 'cuts', 'cut')} in with ${one(event.card)}.`,
  'passed-on': (event, v) => `As if! ${v.does(event.seat, 'passes', 'pass')} it on.`,
  owes: (event, v) => `${v.does(event.seat, 'is', 'are')} hit: ${cards(event.count)} at stake.`,
  took: (event, v) => `${v.does(event.seat, 'takes', 'take')} ${taken(event)}${why[event.cause]}.`,
  skipped: (event, v) => `Pfff! ${v.does(event.seat, 'misses', 'miss')} a turn that never was.`,
  swapped,
  'must-cover': (event, v) => `Oops! ${v.does(event.seat, 'has', 'have')} to cover that.`,
  'named-colour': (event, v) => `${v.does(event.seat, 'calls', 'call')} ${event.colour}.`,
  silence: (event, v) => `Ban! Not a word until ${v.does(event.seat, 'moves', 'move')} again.`,
  'silence-over': () => 'You may talk again!',
  'spoke-up': (event, v) => `${v.does(event.seat, 'speaks', 'speak')} up, Ban! or no Ban!`,
  'slap-on': () => 'Bam! All hands on the card!',
  slapped: () => null,
  'slap-over': slapOver,
  'said-lol': (event, v) => `${v.does(event.seat, 'says', 'say')} LOL! One card to go.`,
  caught: (event, v) =>
    `LOL! ${v.does(event.by, 'says', 'say')} it first: ${v.does(event.seat, 'forgets', 'forget')} to laugh.`,
  claimed: (event, v) =>
    `${v.does(event.seat, 'says', 'say')} that ${v.does(event.against, 'is', 'are')} talking through the Ban!`,
  disputed: (event, v) => `${v.does(event.seat, 'denies', 'deny')} it. Let the others decide.`,
  voted: (event, v) => `${v.does(event.seat, 'votes', 'vote')}: ${event.guilty ? 'guilty' : 'not guilty'}.`,
  verdict: () => null,
  cleared: (event, v) => `${v.does(event.seat, 'walks', 'walk')} free: nothing to it.`,
  dawdled: (event, v) => `${v.does(event.seat, 'thinks', 'think')} too long: time is up.`,
  'round-won': (event, v) => `${v.does(event.seat, 'wins', 'win')} the round! Last card: ${thing(event.card)}.`,
  settled,
};

export const story = teller(lines, 'you', 'en');
