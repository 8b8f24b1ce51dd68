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
    : `The next player takes ${cards(n)} and misses the turn, or passes it on with a plus at least as big.`;

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
    ban: 'Everybody keeps quiet until the turn is back with you. Each word costs 2 cards.',
    pff: 'The next player misses a turn. With two players: move again.',
    bro: 'You may swap your whole hand with anyone. Or not.',
    ups: 'You laid it, you cover it, at once. Nothing fits? Draw until something does.',
    ha: plus(1),
    haha: plus(2),
    lol: plus(4),
    imho: 'A joker: goes on anything, and you name the colour.',
  },
  do: {
    play: 'Lays a card on the pile: its colour, the same number, or a joker.',
    jump: 'An exact copy of the number on top, thrown out of turn. Then your neighbour moves.',
    draw: 'You draw for all to see. If it fits it goes down at once, otherwise it is yours.',
    cover: 'It has to be covered at once: by its colour, its own kind or a joker.',
    colour: 'Name the colour that is played on.',
    swap: 'You give your hand away and get theirs. Nobody is fine, too.',
    take: (view) => `You take ${cards(view.owed)} and miss the turn.`,
    say: 'One card left: shout before somebody shouts for you. That costs 2 cards.',
    catch: 'Somebody has one card and keeps quiet. Shout first and they take 2.',
    slap: 'Hand on the table, quick: the last one takes 2 cards.',
    claim: 'Somebody talks in the silence? Say who: if it is true they take 2 cards.',
    accept: 'You agree, take the cards, and play goes on.',
    dispute: 'You disagree: those who have nothing to do with it decide.',
    vote: 'Did it happen? Most of those who have nothing to do with it decide.',
  },
  phase: {
    turn: 'An ordinary move: the same colour, the same number, or a joker.',
    cover: 'It is covered at once by whoever laid it. Nothing fits? They draw until something does.',
    colour: 'The joker wants a colour.',
    swap: 'Hands may be swapped.',
    slap: 'Everybody slaps the table. The last hand takes 2 cards.',
    answer: 'Waiting for whoever was pointed at.',
    vote: 'Did it happen or not? Those who have nothing to do with it decide.',
    over: 'Somebody is out of cards. What is left in the other hands counts.',
  },
  sign: {
    deck: (view) =>
      view.deck === 0
        ? 'The deck is empty: the pile is shuffled as soon as a card is needed.'
        : 'Nothing to lay, or no wish to? Draw. If it fits it goes down at once, like it or not.',
    pile: 'On the top card goes its colour, the same number or a joker. The sign beside it is the colour now.',
    direction: 'The turn always goes clockwise.',
    turn: (view) =>
      typeof view.thinking === 'number'
        ? 'The ring is the clock. When it runs out a card is drawn and the turn moves on.'
        : 'No clock: think as long as you like.',
    count: 'Cards in that hand. At one, somebody has to shout.',
    owed: (view) => `A debt: ${cards(view.owed)} for whoever cannot pass it on.`,
    silence: 'Silence until the turn is back with its owner. Each word costs 2 cards.',
    declared: 'Shouted in time: no catching them now.',
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
  },
  { thing, actions, phases },
);
