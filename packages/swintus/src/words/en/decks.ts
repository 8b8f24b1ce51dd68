import type { SwintusWords } from '../types.ts';

/** Decks of ours, by their ids. */
export const decks: SwintusWords['decks'] = {
  zeros: {
    label: 'Nothing but zeros',
    help: 'Zeros are the only numbers, nine in each colour. Pig Out is free, and interceptions rain.',
  },
  bureaucracy: {
    label: 'Swinish bureaucracy',
    help: 'Twice the Wild Hogs and five Shady Deals in each colour: nothing moves without a stamp and a lie.',
  },
  library: {
    label: 'Silence in the library',
    help: 'Six Hush-Oinks in each colour and not a single Hoof Slam. Shh.',
  },
  hooves: {
    label: 'Hoof disco',
    help: 'Five Hoof Slams in each colour and no Snatch: your hand never leaves the deck.',
  },
  copies: {
    label: 'Twins',
    help: 'Four copies of every number and fewer prescriptions: whoever didn’t intercept was asleep.',
  },
};
