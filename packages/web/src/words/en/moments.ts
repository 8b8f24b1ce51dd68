import { byName } from '../byName.ts';
import type { Words } from '../ru.ts';

export const moments: Words['moments'] = {
  stamps: {
    caught: byName({ swintus: 'Gotcha, piggy!', lol: 'LOL! Gotcha!' }),
    lie: 'A lie!',
    truth: 'Nothing but the truth!',
    wink: 'That was for you!',
    winkCaught: 'I saw that!',
    silence: 'Who said that?!',
    debt: (n) => `+${n}, pass it on!`,
    immunity: 'Immunissty!',
    healed: 'Good as new!',
    infected: 'Atishoo!',
    time: 'Time’s up!',
    mistake: 'Oops!',
    hit: 'Bull’s-eye!',
    miss: 'Missed!',
    skipped: 'Pfff! No turn',
    swapped: 'Swapped!',
    innocent: 'Not guilty!',
    race: (place) => (place === 1 ? 'Fastest of all!' : `No. ${place}`),
    asleep: 'Fast asleep!',
  },
  claimed: 'they said',
  got: (n) => `+${n}`,
  news: {
    host: (name) => `${name} is the host now.`,
    hostYou: 'You’re the host now: pause and settings are yours.',
    lost: (name) => `${name} lost the connection. Let’s wait a bit.`,
    satIn: (name) => `${name} is still away: a bot holds the cards for now.`,
    back: (name) => `${name} is back at the table!`,
    opened: (name) => `${name} lets watchers see their cards.`,
    looksOver: (name) => `${name} looks over your shoulder.`,
    youBack: 'Back online. You’re at the table again!',
    paceTaken: 'Everybody agrees: we play on at the new pace.',
    paceKept: 'The pace stays as it was.',
  },
  out: {
    title: 'You have the best seat in the house',
    cheer: 'Cheer for anyone you like: everybody sees it.',
    stamp: 'Out!',
    blitz:
      'Blitz: whoever scores most in this round is out. Numbers at face value, actions 5, jokers 20. Earlier rounds don’t count.',
  },
  results: {
    looking: (names) => `Still reading the results: ${names.join(', ')}`,
    stays: 'The table is choosing the next game already.',
    toTable: 'To the table',
  },
};
