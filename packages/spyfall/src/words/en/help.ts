import { helpIn, type SpyfallHelpLines } from '../help.ts';
import { actions } from './labels.ts';

const lines: SpyfallHelpLines = {
  do: {
    ask: 'Choose whom to ask. Whoever answers asks next, but not you right back.',
    answer: 'Answer so that your friends believe you and the spy learns nothing.',
    accuse: 'One accusation a round. Everybody but the accused has to agree; the clock stands meanwhile.',
    vote: 'Say guilty if you are sure. A single no, and the accusation falls.',
    guess: 'The spy may name the place while nobody is on trial. One try: right, and the round is the spy’s.',
    point:
      'Point at a player, and their card is turned over: the round is decided. At the dark card, the others are asked first.',
    agree: 'Decide whether the dark card is turned over.',
    first: 'The captains decide who asks first.',
    choose: 'You take whom you trust into your team. Take the spy, and they may guess your place.',
    decline: 'Nobody else: your team is complete.',
  },
  sign: {
    clock: 'How long you may talk. When it runs out, everybody is voted on in turn.',
    places: 'All the places we may be at. Tap to cross one out; only you see that.',
    dark: 'The card nobody holds. The spy may lie under it.',
  },
};

export const help = helpIn(lines, { clock: 'The clock', places: 'Places', dark: 'The dark card' }, actions);
