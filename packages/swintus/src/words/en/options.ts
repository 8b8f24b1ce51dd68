import { house } from '@tasovka/cards/words/en';
import { presets as named } from '../presets.ts';
import type { SwintusWords } from '../types.ts';

export const options: SwintusWords['options'] = {
  ...house.options,
  sets: {
    label: 'Extra sets',
    help: 'What else goes into the deck: pick any, all or none.',
    values: { etiquette: 'Etiquette', zombie: 'Zombies', moles: 'Mole Bankers' },
  },
  place: {
    label: 'Where we play',
    help: 'Online, the table itself keeps an eye on manners; in one room you watch each other and vote on quarrels.',
    values: { remote: 'Online', table: 'Around one table' },
  },
  mistakes: {
    label: 'Mistakes',
    help: 'A kind table stops a wrong move and says why; a strict one says nothing and hands you 2 cards.',
    values: { prevented: 'Stopped in time', punished: 'Cost 2 cards' },
  },
  keepTwo: {
    label: 'Keep two back',
    help: 'After an etiquette card at least two cards stay in your hand, so good manners alone can’t win a round.',
    values: { true: 'Yes', false: 'No' },
  },
  turnMs: {
    label: 'Thinking time',
    help: 'Think longer than this and you lose the turn and take 2 cards.',
    values: {
      0: 'No clock',
      2000: '2 seconds',
      3000: '3 seconds',
      4000: '4 seconds',
      5000: '5 seconds',
      15000: '15 seconds',
      30000: '30 seconds',
      60000: '1 minute',
    },
  },
  slapMs: {
    label: 'Slap time',
    help: 'How long a Hoof Slam waits for the sleepiest hoof.',
    values: { 2000: '2 seconds', 3000: '3 seconds', 5000: '5 seconds', 10000: '10 seconds' },
  },
  windowMs: {
    label: 'Time to answer',
    help: 'How long an etiquette card waits for an answer, and a virus lies open to be cut in on.',
    values: { 1000: '1 second', 2000: '2 seconds', 3000: '3 seconds', 5000: '5 seconds', 10000: '10 seconds' },
  },
  lookMs: {
    label: 'Time to look',
    help: 'How long the clock waits while everybody looks at who was late, who was caught and what lay in the dark.',
    values: { 0: 'None', 1000: '1 second', 2000: '2 seconds', 3000: '3 seconds', 5000: '5 seconds' },
  },
  target: {
    label: 'Points to win',
    help: 'First to get this far wins the match; leave it alone and it follows the number of players.',
    values: { 20: '20 points', 30: '30 points', 40: '40 points', 50: '50 points', 60: '60 points', 100: '100 points' },
  },
  molehills: {
    label: 'Molehills',
    help: 'Where on the score track the bankers dig: pass one and an IOU is yours, like it or not.',
  },
};

export const presets: SwintusWords['presets'] = named({
  box: { label: 'Straight from the box', help: 'The basic deck, five seconds a turn. Whatever fits is lit.' },
  calm: { label: 'Easy does it', help: 'The basic deck, half a minute a turn: time to think, or to butter toast.' },
  fast: { label: 'Quick trot', help: 'The basic deck, four seconds a turn, 20 points to go: blink and it’s over.' },
  etiquette: {
    label: 'With manners',
    help: 'Plus snake cards: bad manners earn you extra cards. 15 seconds a turn, what fits is lit, mistakes are forgiven.',
  },
  zombie: {
    label: 'Zombies',
    help: 'Plus germs that travel from hand to hand, and cures that are worse for everyone else. Five seconds a turn.',
  },
  moles: {
    label: 'Moles',
    help: 'Plus IOUs: the more you score the more you owe, and debtors can’t finish a round. Five seconds a turn.',
  },
  all: {
    label: 'The whole hog',
    help: 'Manners, germs and bankers at once. 15 seconds a turn, what fits is lit, mistakes are forgiven.',
  },
  table: {
    label: 'Around one table',
    help: 'The basic deck in one room: phones are your hands, and you’re the jury. Five seconds a turn, ten to answer a charge.',
  },
});
