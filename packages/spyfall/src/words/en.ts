import type { GameWords } from '@tasovka/kernel';
import { packThing, readPack } from '../pack.ts';
import { fault } from './en/fault.ts';
import { rules } from './en/help.ts';
import { reasons, refusal } from './en/refusal.ts';
import { story } from './en/story.ts';
import { boxThing } from './thing.ts';

const others: Readonly<Record<string, string>> = { dark: 'The dark card', spy: 'The spy', '?': 'A card face down' };
const saying = (thing: (name: string) => string): GameWords => ({
  name: 'Spyfall: Time Machine',
  tagline: 'Everybody knows where they are. One of you is only pretending.',
  options: {
    variant: {
      label: 'The game',
      help: 'Two play the duo, three or more the classic, a crowd plays in teams with captains.',
      values: { classic: 'Classic', duo: 'Duo', trio: 'Trio', team: 'Teams' },
    },
    rounds: { label: 'Rounds', help: 'How many rounds make a match; in the team game the captains decide that.' },
    roundMs: {
      label: 'Time for a round',
      help: 'How long the talk lasts: six to eight minutes, more for more people.',
    },
    voteMs: { label: 'Time to vote', help: 'How long to wait for votes; silence is a no.' },
    talk: {
      label: 'The talk',
      help: 'Type questions and answers, or speak and only tap whom you ask.',
      values: { text: 'Typed', voice: 'Spoken' },
    },
    roleplay: { label: 'Play the parts', help: 'Answer as the person on your card; better left off in first games.' },
    captainTwice: { label: 'Captain twice', help: 'In the team game everybody is captain two times instead of one.' },
    pack: { label: 'Your own places', help: 'Play with places from a file of yours instead of our thirty.' },
  },
  presets: [
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
  ],
  actions: {
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
  },
  phases: {
    talk: 'The talk',
    vote: 'A vote',
    'final-vote': 'The final vote',
    guess: 'The spy names the places',
    agree: 'Turn the dark card over?',
    captains: 'The captains confer',
    questions: 'The captain asks',
    choose: 'Choosing an agent',
    over: 'The round is over',
  },
  reasons,
  rules,
  thing,
  story: (event, cast) => story(event, cast, thing),
  refusal,
  fault,
});

export const words: GameWords = saying((name) => boxThing(name, 'en') ?? others[name] ?? name);

/** The words of a table with places of its own. */
export function wordsWith(things: unknown): GameWords {
  const pack = readPack(things);
  return pack.ok ? saying((name) => packThing(pack.value, name, 'en') ?? others[name] ?? name) : words;
}
