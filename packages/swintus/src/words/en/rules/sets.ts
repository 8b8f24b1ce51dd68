import type { Rules } from '../../types.ts';

/** Zombies, mole bankers and the score track: SW-70…SW-84. */
export const sets = {
  'SW-70': {
    title: 'Viruses and vaccines',
    text: 'Red Necrocough and Scaldbottle, green Deadsnot and Croakamol, yellow Skeletitis and Stabaroid, blue Rottooth and Drillikins. Two of each, quite enough for an outbreak.',
  },
  'SW-71': {
    title: 'Infection',
    text: 'In turn, play a virus or vaccine on a card of its colour (a named colour counts). It won’t stay: your neighbour against the direction of play takes it, always that one, and the turn passes. As your last card: it’s taken first, then the round ends, and it counts.',
  },
  'SW-72': {
    title: 'An outbreak for two',
    text: 'With two players, infect (or cut in on an infection) and you move again at once. Sneeze in bursts.',
  },
  'SW-73': {
    title: 'Cutting in on germs',
    text: 'Germs lie on the table for a moment, and the holder of the copy may cut in. Then their neighbour against the direction takes both, and play goes on after whoever cut in.',
  },
  'SW-74': {
    title: 'Miracle cure',
    text: 'With a virus and vaccine of one colour in hand, set both aside instead of a turn. They are out until the next round, and every pair has a parting shot.',
  },
  'SW-75': {
    title: 'Necrocough and Scaldbottle',
    text: 'You may give one card to each neighbour, or to one, or to none; with two players, one card. Give away your last and the round is yours.',
  },
  'SW-76': { title: 'Deadsnot and Croakamol', text: 'Every opponent takes 2. Bless them.' },
  'SW-77': {
    title: 'Skeletitis and Stabaroid',
    text: 'You may swap hands with any opponent. The cards, that is; bones stay where they are.',
  },
  'SW-78': {
    title: 'Rottooth and Drillikins',
    text: 'Every opponent shows a vaccine or takes 3. Should have flossed.',
  },
  'SW-79': {
    title: 'Cured and gone',
    text: 'Heal with your last two cards and you win. Nobody gives, swaps or takes anything.',
  },
  'SW-80': {
    title: 'Mole bankers',
    text: 'The winner’s token moves by the points scored. Every molehill passed or stopped on brings an IOU, while any of the 12 are left. You may not decline: it’s a bank.',
  },
  'SW-81': {
    title: 'The track',
    text: '60 steps, with molehills at 8, 16, 24, 32, 40, 48 and 56. The table may dig its own.',
  },
  'SW-82': {
    title: 'Pay the IOU',
    text: 'Debtors can’t end a round. Run out of cards with an IOU and one goes back, and 8 new cards come to you. Even when your last card held in the dark. If there’s nothing left to draw, the IOU is gone all the same.',
  },
  'SW-83': { title: 'A clean win', text: 'The round goes to whoever has no cards and no IOUs.' },
  'SW-84': {
    title: 'An IOU for a cut-in',
    text: 'Cut in and you may return one IOU, if you remember to press the button before the next move. Banks send no reminders of this sort. If cutting in emptied your hand, the 8 new cards are paid for first.',
  },
} satisfies Rules;
