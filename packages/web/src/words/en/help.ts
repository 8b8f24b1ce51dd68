import { byName } from '../byName.ts';
import type { HelpWords } from '../ru/help.ts';

export const help: HelpWords = {
  now: {
    fits: () => 'You can play it now.',
    dark: () => 'It’ll do face down: anything may lie there.',
    copy: () => 'The very twin of the one on top: throw it in right now.',
    gift: () => 'You can hand it over now: somebody’s asked for it.',
    strict: (top: string) => `On top: ${top}. Does it fit? A strict table won’t say, and a miss costs 2 cards.`,
    not: (top: string, named: string | null) =>
      `It doesn’t fit now: ${top} is on top${named === null ? '' : `, and the colour is ${named}`}.`,
    wait: () => 'It’s not your turn.',
  },
  app: byName({
    menu: { title: 'The table', text: 'Pause, rules, score, sound and the way out.' },
    score: { title: 'The score', text: 'Everybody’s points, and how many it takes to win.' },
    'sort-colour': {
      title: 'Sorted by colour',
      text: 'Red, then green, yellow, blue, and what has no colour last. Tap to sort by value. Only you see it.',
    },
    'sort-value': {
      title: 'Sorted by value',
      text: 'Numbers in order, then the rest. Tap to see them as they came. Only you see it.',
    },
    'sort-drawn': { title: 'As they came', text: 'The newest on the right. Tap to sort by colour. Only you see it.' },
    voice: { title: 'Voices', text: 'A call, and in it your mic.' },
    react: { title: 'Faces', text: 'Show your mood. A face isn’t a word, so it’s fine in silence.' },
    predict: { title: 'A prediction', text: 'Who’s going to win? Change your mind until the round ends.' },
    shoulder: {
      title: 'Over a shoulder',
      text: 'These players let watchers see their cards. Have a look, but no hints!',
    },
    chat: {
      title: 'Story and chat',
      text: 'What happened at the table and who said what. In silence words cost cards.',
    },
  }),
};
