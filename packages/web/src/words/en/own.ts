import { enPlural } from '@tasovka/kernel';
import type { OwnWords } from '../ru/own.ts';

export const own: OwnWords = {
  box: 'As in the box',
  boxDeck: 'The deck that comes in the box.',
  yours: 'Your own deck',
  size: (all, numbers, actions, jokers) =>
    `${enPlural(all, 'card')}: ${enPlural(numbers, 'number')}, ${enPlural(actions, 'action')}, ${enPlural(jokers, 'joker')}`,
  perColour: 'How many of each in every colour; of jokers, how many in all.',
  measured: (times) => {
    const percent = Math.round(100 * Math.abs(times - 1));
    if (percent < 5) return 'Measured: rounds as long as with the box.';
    return `Measured: rounds ${percent} % ${times < 1 ? 'shorter' : 'longer'} than with the box.`;
  },
  fewer: (name) => `${name}: fewer`,
  more: (name) => `${name}: more`,
  adjust: 'Card by card',
  fold: 'Put it together again',
  notPlayable: 'That can’t be played',
  onlyHost: 'The host puts the deck together.',
  rule: (number) => `House rule ${number}`,
  share: 'Share this setting',
  shareHelp:
    'Whoever opens the link reads how you play and sits down at a table just like it. It holds no tables and no names.',
  copied: 'Link copied',
  copyLink: 'Copy the link',
  title: 'A table of character',
  differs: 'How it differs from the box',
  same: 'Not at all: everything is as in the box.',
  open: 'Open such a table',
  bots: 'Play with bots',
  rules: 'Rules of the game',
  copies: (name, now, box, each) =>
    now === 0 ? `${name}: none at all` : `${name}: ${now}${each ? ' in each colour' : ''} instead of ${box}`,
  packNamed: 'With places of its own',
  packStays: (name) =>
    `Your own places, “${name}”, are not in the link yet. To come along they go on the server’s shelf, where anybody with the code can open them.`,
  packAlong: 'Take the places along',
  faults: {
    broken: 'This code can’t be read: a letter got lost or a strange one came along. Ask for the link again.',
    'other-version':
      'This code is from another version of Tasovka. Reload the page; if that doesn’t help, ask for a new link.',
    'unknown-game': 'We have no such game. Ask for the link again.',
    'not-playable': 'This setting can’t be played.',
  },
};
