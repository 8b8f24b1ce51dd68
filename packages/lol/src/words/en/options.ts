import { presets as named } from '../presets.ts';
import type { LolWords } from '../types.ts';

const onOff = { true: 'On', false: 'Off' };

export const options: LolWords['options'] = {
  mode: {
    label: 'Scoring',
    help: 'Pile up penalties until you drop, drop somebody every round, or all collect points together.',
    values: { knockout: 'Knockout', 'first-out': 'First one out', blitz: 'Blitz knockout', together: 'To the end' },
  },
  place: {
    label: 'Where we play',
    help: 'Apart, the table itself listens for talkers; in one room you do, and a vote settles quarrels.',
    values: { remote: 'Each at home', table: 'Around one table' },
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
  bulk: { label: 'Cheaper by the pair', help: 'Identical numbers may be played all at once.', values: onOff },
  coldCalculation: {
    label: 'Cold calculation',
    help: 'End a round with a joker and lose 20 penalty points (or gain 20 when you play to the end).',
    values: onOff,
  },
  reset101: { label: 'Rule 101', help: 'Exactly 101 penalty points turn into none.', values: onOff },
};

export const presets: LolWords['presets'] = named({
  box: { label: 'Straight from the box', help: 'Every rule in. Go past 101 and you’re out.' },
  short: { label: 'First one out', help: 'One player bursts and everybody gets up, tea still warm.' },
  blitz: { label: 'Blitz', help: 'Somebody drops every round, and there is no time to think about it.' },
  together: { label: 'To the end', help: 'Nobody drops: collect points, first to 404.' },
  calm: { label: 'Slow and easy', help: 'A minute a move, for first games and grandmothers.' },
  table: { label: 'Around one table', help: 'Phones are the cards, no clock, and you listen for talkers yourselves.' },
});
