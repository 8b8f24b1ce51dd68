import type { LolWords } from '../types.ts';

/** Decks of ours, by their ids. */
export const decks: LolWords['decks'] = {
  zeros: {
    label: 'Nothing but zeros',
    help: 'Zeros are the only numbers, nine in each colour: left in hand they cost nothing.',
  },
  library: { label: 'Silence in the library', help: 'Six Ban! in each colour and no Bam! at all. Shh.' },
  laughter: { label: 'Laugh till you drop', help: 'Twice the Ha!, Ha-ha! and LOL!: pluses fly round the table.' },
  brothers: { label: 'Bros and oopses', help: 'Six Bro! and four Oops! in each colour: you won’t know your own hand.' },
};
