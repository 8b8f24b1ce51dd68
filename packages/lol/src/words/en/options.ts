import { house } from '@tasovka/cards/words/en';
import { presets as named } from '../presets.ts';
import type { LolWords } from '../types.ts';

const onOff = { true: 'On', false: 'Off' };

export const options: LolWords['options'] = {
  ...house.options,
  mode: {
    label: 'Scoring',
    help: 'Pile up penalties until you drop, drop somebody every round, or all collect points together.',
    values: { knockout: 'Knockout', 'first-out': 'First one out', blitz: 'Blitz knockout', together: 'To the end' },
  },
  place: {
    label: 'Where we play',
    help: 'Online, the table itself listens for talkers; in one room you do, and a vote settles quarrels.',
    values: { remote: 'Online', table: 'Around one table' },
  },
  turnMs: {
    label: 'Time to move',
    help: 'Whoever runs out of it takes a card unseen and play moves on; a debt is paid in full.',
    values: {
      0: 'No clock',
      5000: '5 seconds',
      10000: '10 seconds',
      20000: '20 seconds',
      30000: '30 seconds',
      60000: '1 minute',
    },
  },
  slapMs: {
    label: 'Time for Bam!',
    help: 'How long the card waits for the sleepiest hand.',
    values: { 2000: '2 seconds', 3000: '3 seconds', 5000: '5 seconds', 10000: '10 seconds' },
  },
  lookMs: {
    label: 'Time to look',
    help: 'How long the clock waits while everybody looks at who was late for Bam!, who was caught and who swapped.',
    values: { 0: 'None', 1000: '1 second', 2000: '2 seconds', 3000: '3 seconds', 5000: '5 seconds' },
  },
  bulk: { label: 'Cheaper by the pair', help: 'Identical numbers may be played all at once.', values: onOff },
  coldCalculation: {
    label: 'Cold calculation',
    help: 'End a round with a joker and lose 20 penalty points (or gain 20 when you play to the end).',
    values: onOff,
  },
  reset101: { label: 'Rule 101', help: 'Exactly 101 penalty points turn into none.', values: onOff },
};

export const presets: LolWords['presets'] = named({
  box: { label: 'Straight from the box', help: 'Every rule in. Go past 101 and you’re out. 20 seconds a move.' },
  short: {
    label: 'First one out',
    help: 'One player goes past 101 and it’s over, fewer points win. 20 seconds a move.',
  },
  blitz: { label: 'Blitz', help: 'Every round the one with the most points in hand drops out. 10 seconds a move.' },
  together: {
    label: 'To the end',
    help: 'Nobody drops: the winner of a round collects points, first to 404. 20 seconds a move.',
  },
  calm: {
    label: 'Slow and easy',
    help: 'As in the box, with a minute a move and ten seconds to slap, for first games and grandmothers.',
  },
  table: {
    label: 'Around one table',
    help: 'As in the box in one room: phones are the cards, no clock, and you listen for talkers yourselves.',
  },
});
