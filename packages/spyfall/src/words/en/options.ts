import type { Preset } from '@tasovka/kernel';
import { seatsOf } from '../../options.ts';
import type { OptionsWords } from '../gameWords.ts';

export const options: OptionsWords = {
  variant: {
    label: 'The game',
    help: 'Usually: two play the duo, three to eight the classic, nine and ten in teams. Three may play the trio, and seven or more in teams.',
    values: { classic: 'Classic', duo: 'Duo', trio: 'Trio', team: 'Teams' },
  },
  packs: {
    label: 'Where the places come from',
    help: 'Which packs of ours are in play; mix them if you like. A pack you bring plays along.',
    values: { box: 'The box: 30 places', yard: 'Our Yard', cinema: 'Movies Without Titles', work: 'Work and Holidays' },
  },
  rounds: { label: 'Rounds', help: 'How many rounds make a match; in the team game the captains decide that.' },
  roundMs: { label: 'Time for a round', help: 'How long the talk lasts: six to eight minutes, more for more people.' },
  voteMs: { label: 'Time to vote', help: 'How long to wait for votes; silence is a no.' },
  answerMs: {
    label: 'Time to speak',
    help: 'Keep silent for longer and you are passed over: the next player clockwise asks.',
    values: { 0: 'No hurry', 30000: '30 seconds', 60000: '1 minute', 120000: '2 minutes' },
  },
  lookMs: {
    label: 'Time to look',
    help: 'How long the clock waits after a vote while everybody looks at who said what.',
    values: { 0: 'None', 1000: '1 second', 2000: '2 seconds', 3000: '3 seconds', 5000: '5 seconds' },
  },
  talk: {
    label: 'The talk',
    help: 'Type questions and answers, or speak and only tap who you’re asking.',
    values: { text: 'Typed', voice: 'Spoken' },
  },
  roleplay: { label: 'Play the parts', help: 'Answer as the person on your card; better left off in first games.' },
  captainTwice: { label: 'Captain twice', help: 'In the team game everybody is captain two times instead of one.' },
  house: {
    label: 'House rules',
    help: 'In no rulebook, yet this is how you play at home.',
  },
  without: { label: 'Crossed out', help: 'Places that won’t come up tonight.' },
  pack: { label: 'Your own places', help: 'Play with places of your own, alone or mixed with ours.' },
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
    id: 'trio',
    label: 'Trio',
    help: 'Three players and a dark card on the table: the spy may be hiding there.',
    options: { variant: 'trio' },
    seats: seatsOf.trio,
  },
  {
    id: 'team',
    label: 'Two teams',
    help: 'Two captains, two places and one spy for all. No clock: it ends when everybody has been captain.',
    options: { variant: 'team' },
    seats: seatsOf.team,
  },
  {
    id: 'quick',
    label: 'Coffee break',
    help: 'Three rounds of four minutes.',
    options: { rounds: 3, roundMs: 240_000 },
  },
];
