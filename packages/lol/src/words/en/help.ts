import { enPlural } from '@tasovka/kernel';
import type { LolView } from '../../view.ts';
import { helpIn, type LolHelpLines } from '../help.ts';
import { actions, phases } from './labels.ts';
import { thing } from './things.ts';

const cards = (n: number): string => enPlural(n, 'card');
const number =
  'A number: goes on its own colour or the same number. An exact copy of the top one goes even out of turn.';
/** A plus passes a debt on, or begins one. */
const plus = (n: number) => (view: LolView) =>
  view.owed > 0
    ? `If it passes the debt on, the next player faces ${cards(view.owed + n)}.`
    : `The next player takes ${cards(n)} and misses a turn, or passes it on with a plus at least as big.`;
/** Colour is asked of it as of any card, but not when it answers. */
const coloured = (n: number) => (view: LolView) =>
  `${plus(n)(view)} It answers a plus of any colour; on an ordinary turn it needs its own colour or the same plus.`;

const lines: LolHelpLines = {
  card: {
    0: number,
    1: number,
    2: number,
    3: number,
    4: number,
    5: number,
    6: number,
    7: number,
    8: number,
    9: number,
    bah: 'Everybody slaps the table, you too. The last hand takes 2 cards.',
    ban: 'Everybody keeps quiet, aloud and in chat, until it’s your turn again: a word costs 2 cards. Buttons and faces aren’t words.',
    pff: 'The next player misses a turn. With two players, you go again.',
    bro: 'You can swap your whole hand with anyone. Or not.',
    ups: 'You played it, so you cover it, right away. Nothing fits? Draw until something does.',
    ha: coloured(1),
    haha: coloured(2),
    lol: (view) => `A joker: goes on anything, and you name the colour. ${plus(4)(view)}`,
    imho: 'A joker: goes on anything, and you name the colour.',
  },
  do: {
    play: 'Plays a card on the pile: same colour, same number, or a joker.',
    jump: 'An exact copy of the number on top, thrown out of turn. Then your neighbour plays.',
    draw: 'You draw for all to see. If it fits it goes down at once; if not, it’s yours.',
    cover: 'Oops! has to be covered right away: same colour, another Oops! or a joker.',
    colour: 'Name the colour to play from here on.',
    swap: 'You give your hand away and get theirs. You can also swap with nobody.',
    take: (view) => `You take ${cards(view.owed)} and miss a turn.`,
    say: 'One card left: shout before somebody shouts for you. That costs 2 cards. By button it’s fine even under a Ban!',
    catch: 'Somebody has one card and keeps quiet. Shout first and they take 2.',
    slap: 'Hand on the table, quick: the last one takes 2 cards.',
    claim: 'Somebody’s talking through the Ban!? Say who: if it’s true, they take 2 cards.',
    accept: 'You agree, take the cards, and play goes on.',
    dispute: 'You disagree, so the bystanders decide.',
    vote: 'Did it happen? The bystanders decide, by majority.',
  },
  phase: {
    turn: 'An ordinary turn: the same colour, the same number, or a joker.',
    cover: 'Whoever plays an Oops! covers it right away. Nothing fits? They draw until something does.',
    colour: 'The joker needs a colour.',
    swap: 'Bro! Hands can be swapped.',
    slap: 'Everybody slaps the table. The last hand takes 2 cards.',
    answer: 'Waiting for whoever was pointed at.',
    vote: 'Did it happen or not? The bystanders decide.',
    over: 'Somebody’s out of cards. What’s left in the other hands counts.',
  },
  sign: {
    deck: (view) =>
      view.deck === 0
        ? view.pile > 1
          ? 'The deck’s empty: the pile gets shuffled as soon as a card is needed.'
          : 'The deck’s empty, and there’s nothing to shuffle: every card is in somebody’s hand.'
        : 'Can’t play, or don’t want to? Draw. If it fits it goes down at once, like it or not.',
    pile: 'Play the same colour, the same number or a joker. The sign beside it shows the colour now.',
    direction: 'The turn always goes clockwise.',
    turn: (view) =>
      typeof view.thinking === 'number'
        ? 'The ring is the clock. If it runs out, you draw a card and the turn moves on.'
        : 'No clock: think as long as you like.',
    count: 'Cards in that hand. Down to one? Time to shout “LOL!”',
    owed: (view) => `A debt: ${cards(view.owed)} for whoever can’t pass it on.`,
    silence:
      'Ban! Nobody talks, aloud or in chat, until it’s its owner’s turn again. A word costs 2 cards. Buttons and faces are fine.',
    declared: 'Shouted in time: no catching them now.',
    day: 'House rule: whoever lays a number card of this value moves again.',
  },
};

export const help = helpIn(
  lines,
  {
    deck: 'The deck',
    pile: 'The pile',
    direction: 'Which way play goes',
    turn: 'Whose turn',
    count: 'Cards in hand',
    owed: 'A debt',
    silence: 'Silence',
    declared: 'Shouted',
    day: 'Card of the day',
  },
  { thing, actions, phases },
);
