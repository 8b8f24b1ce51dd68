import type { PlacesWords } from '../ru/places.ts';

export const packFile: PlacesWords['file'] = {
  choose: 'Choose a .json file',
  other: 'Choose another',
  drop: 'Take my pack away',
  example: 'Download an example',
  exampleFile: 'summer-house.json',
  exampleHelp: 'Download the example, write your school, office or summer house into it, and bring it here.',
  box: 'No pack of your own on the table.',
  reading: 'Reading…',
  broken: 'This file won’t do',
  notJson: (line) =>
    line === null
      ? 'This isn’t JSON. It’s usually a comma or a quote: one too many, or one lost.'
      : `This isn’t JSON: we stumbled at line ${line}. Look for a comma or a quote, one too many or one lost.`,
  reasons: {
    'too-large': 'The file is too large: 256 kB is the limit, and that’s nearly a novel.',
    'too-many': 'Too many files in a row. Take an hour off, the places will wait.',
    'bad-message': 'This doesn’t look like a file of places. Start from the example.',
    'bad-token': 'This seat is no longer yours. Sit down again.',
    'hostile-text': 'There are invisible or control characters in the text. Type that place anew, in plain letters.',
    unavailable: 'The server doesn’t answer. Check your connection and try again.',
  },
};
