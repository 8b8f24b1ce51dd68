import type { Preset } from '@tasovka/kernel';
import type { OptionsWords } from '../gameWords.ts';

export const options: OptionsWords = {
  variant: {
    label: 'The game',
    help: 'Two play the duo, three or more the classic, a crowd plays in teams with captains.',
    values: { classic: 'Classic', duo: 'Duo', trio: 'Trio', team: 'Teams' },
  },
  rounds: { label: 'Rounds', help: 'How many rounds make a match; in the team game the captains decide that.' },
  roundMs: { label: 'Time for a round', help: 'How long the talk lasts: six to eight minutes, more for more people.' },
  voteMs: { label: 'Time to vote', help: 'How long to wait for votes; silence is a no.' },
  talk: {
    label: 'The talk',
    help: 'Type questions and answers, or speak and only tap whom you ask.',
    values: { text: 'Typed', voice: 'Spoken' },
  },
  roleplay: { label: 'Play the parts', help: 'Answer as the person on your card; better left off in first games.' },
  captainTwice: { label: 'Captain twice', help: 'In the team game everybody is captain two times instead of one.' },
  pack: { label: 'Your own places', help: 'Play with places from a file of yours instead of our thirty.' },
};

export const presets: readonly Preset[] = [
  { id: 'first', label: 'First time here', help: 'Five rounds, typed, no acting.', options: {} },
  {
    id: 'table',
    label: 'Around one table',
    help: 'Speak up; the phones are your cards.',
    options: { talk: 'voice' },
  },
  {
    id: 'theatre',
    label: 'Drama club',
    help: 'Spoken and in character, for people who lie with style.',
    options: { talk: 'voice', roleplay: true },
  },
  {
    id: 'quick',
    label: 'Coffee break',
    help: 'Three rounds of four minutes.',
    options: { rounds: 3, roundMs: 240_000 },
  },
];
