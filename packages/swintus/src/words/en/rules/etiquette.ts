import type { Rules } from '../../types.ts';

/** The etiquette set: SW-50…SW-62. */
export const etiquette = {
  'SW-50': {
    title: 'Nine kinds of manners',
    text: 'Grey cards with a hiss, two of each: 0 Sssit!, 1 Rassscal!, 2 Pressto!, 3 Pawsss off!, 4 Incognissto, 5 Wink-sss, 6 Immunissty, 7 What’sss that? and 7 Sssshuriken.',
  },
  'SW-51': {
    title: 'Manners in turn',
    text: 'In your turn an etiquette card is a number: play it on the same value of any colour and name a colour. The next player follows that colour or that value.',
  },
  'SW-52': {
    title: 'Manners out of turn',
    text: 'An opponent does what the card is about: hand it over with two more cards of your choice (or what you have), and play goes on. Only the two of you see which. Give away everything and the round is yours. A table may ask you to keep two back: then fewer go along, and with less than that the card must wait.',
  },
  'SW-53': { title: '0 Sssit!', text: 'For whoever gets up. Tea, telephone and fire alarms are no excuse.' },
  'SW-54': { title: '1 Rassscal!', text: 'For whoever breaks a rule. Any rule: snakes read the small print.' },
  'SW-55': {
    title: '2 Pressto!',
    text: 'For whoever thinks longer than five seconds, once somebody has counted to five aloud. Anyone may count, card or no card: bluffing is excellent manners. A count is for one thinker: once the turn moves on, be it by a cut-in, the count is over.',
  },
  'SW-56': { title: '3 Pawsss off!', text: 'For whoever puts a paw on the table. It’s a table, not a pillow.' },
  'SW-57': { title: '4 Incognissto', text: 'For whoever calls you by name or nickname. “Hey, you” is perfectly safe.' },
  'SW-58': {
    title: '5 Wink-sss',
    text: 'For whoever you winked at, if nobody else noticed; the target can’t deny it. If somebody did notice, nothing is given: instead they pick two of their cards for you (random ones after 10 seconds).',
  },
  'SW-59': {
    title: '6 Immunissty',
    text: 'The answer to an etiquette card against you: it goes back with all its cards, Immunissty and your two on top, and the next turn is yours. Every etiquette card freezes play for a few seconds so that its victim may answer or accept. The other Immunissty can answer this one; the first attack stays dead. With a Snatch in the air, that comes first: passed on or cut in on, it goes where it was going, and you move once somebody has paid. A hand emptied this way wins only once the pause is over.',
  },
  'SW-60': { title: '7 What’sss that?', text: 'For whoever answers a question of yours. Any question. Got the time?' },
  'SW-61': {
    title: '7 Sssshuriken',
    text: 'For whoever cuts in, on their own card too, but you must hit. A hit: it goes over with its cards. A miss: it comes back, and the target picks two of their cards for you.',
  },
  'SW-62': {
    title: 'Who judges',
    text: 'Online, the table sees what happens, and there is one thing to argue about: what your microphone thought it heard. Around one table people judge: accept a charge or dispute it, and then those not involved vote. A tie, or ten seconds without a vote, clears the accused, and at a strict table a false charge costs 2 cards.',
  },
} satisfies Rules;
