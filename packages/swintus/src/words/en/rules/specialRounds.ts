import type { Rules } from '../../types.ts';

/** The two special circles: SW-30…SW-39. */
export const circles = {
  'SW-30': {
    title: 'Pig Out',
    text: 'Goes on any card, but only with a starter: a zero, one or two of any colour from your hand, played on it at once.',
  },
  'SW-31': {
    title: 'Second helpings',
    text: 'Each player in turn plays a number of any colour: the same value, or one higher.',
  },
  'SW-32': {
    title: 'Full up',
    text: 'Can’t or won’t go on? Take as many cards as the last one shows (none for a zero) and skip. Pig Out is over; the next player moves on that card by the ordinary rules.',
  },
  'SW-33': {
    title: 'Numbers only, please',
    text: 'While Pig Out lasts only number cards are on the menu: no action cards, viruses or vaccines, and no etiquette, in turn or out of it.',
  },
  'SW-34': {
    title: 'Cutting in on dinner',
    text: 'You may cut in during Pig Out, and it goes on. You may also play your very last card.',
  },
  'SW-35': {
    title: 'Shady Deal',
    text: 'Play one more card with it, face down, and say what it is. It may be anything at all, but you must claim a number of the Shady Deal’s colour. As your only card it can’t be played: there’s nothing to lie about.',
  },
  'SW-36': {
    title: 'Believe it or not',
    text: 'The next player plays another card face down, claiming a number that fits the last claim, or turns over the card just played.',
  },
  'SW-37': {
    title: 'Lights on',
    text: 'The claim was true: the checker takes all the dark cards, and the player after them moves. It was a lie: its owner takes them all, and the checker moves. The Shady Deal is on top again and play is ordinary.',
  },
  'SW-38': {
    title: 'Out in the dark',
    text: 'Play your last card face down and you have won, perhaps. One by one opponents may check it or let it be. A lie: you take all the dark cards and the checker moves. The truth: you win, with a point more for every dark card. If nobody checks, you win without the bonus. If cards reach you before the check, your hand is no longer empty and play goes on.',
  },
  'SW-39': {
    title: 'No shoving in the dark',
    text: 'Nobody cuts in on a Shady Deal. Run out of time and you take 2; the next player faces the same dark card.',
  },
} satisfies Rules;
