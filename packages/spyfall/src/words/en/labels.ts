import type { ActionLabels, OtherThings, PhaseLabels } from '../gameWords.ts';

export const actions: ActionLabels = {
  ask: 'Ask',
  answer: 'Answer',
  accuse: 'Accuse',
  vote: 'Vote',
  guess: 'Name the place',
  point: 'Point at the spy',
  agree: 'Decide on the dark card',
  first: 'Who goes first',
  choose: 'Take on',
  decline: 'Take nobody else',
  next: 'Next',
};

export const phases: PhaseLabels = {
  talk: 'The talk',
  vote: 'A vote',
  'final-vote': 'The final vote',
  guess: 'The spy names the places',
  agree: 'Turn the dark card over?',
  captains: 'The captains confer',
  questions: 'The captain asks',
  choose: 'Choosing an agent',
  over: 'The round is over',
};

export const others: OtherThings = { dark: 'The dark card', spy: 'The spy', '?': 'A card face down' };
