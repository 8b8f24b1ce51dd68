import { byName } from '../byName.ts';
import type { help as ru } from '../ru/help.ts';

export const help: typeof ru = {
  what: 'What is this?',
  asking: 'Press anything and I will tell you what it is. Nothing gets played.',
  how: 'Hold a finger on a card or a button to learn what it does. With a mouse, rest on it; with a keyboard, press “?”.',
  now: {
    fits: () => 'It can be laid now.',
    dark: () => 'It will do face down: anything may lie there.',
    copy: () => 'Exactly like the one on the table: throw it right now.',
    gift: () => 'You may hand it over now: there is a reason.',
    strict: (top: string) =>
      `On top: ${top}. Whether it fits the table will not say: it is strict, and a miss costs 2 cards.`,
    not: (top: string) => `It does not go on now: on top lies the ${top}.`,
    wait: () => 'It is not your turn.',
  },
  app: byName({
    menu: { title: 'The table', text: 'Pause, rules, score, sound and the way out.' },
    score: { title: 'The score', text: 'How many points everybody has, and how far it goes.' },
    sort: { title: 'How cards are sorted', text: 'By colour, by value or as they came. Only you see it.' },
    react: { title: 'Faces', text: 'Show your mood. A face is no word: it is fine in silence.' },
    chat: {
      title: 'Story and chat',
      text: 'What happened at the table and who said what. In silence words cost cards.',
    },
  }),
};
