import { enPlural } from '@tasovka/kernel';
import type { How } from '../../state.ts';
import { gains, type Story } from '../story.ts';

/** In the present tense. */
export const story: Story = {
  dealt({ round, dealer, spy, location, role }, { who, thing }) {
    const opening = `Round ${round}. ${who(dealer)} deals.`;
    if (spy) return `${opening} You are the spy. Smile and listen.`;
    return location && role ? `${opening} The place: ${thing(location)}. Your role: ${thing(role)}.` : opening;
  },
  asked: ({ asker, asked, question }, { who }) =>
    question === null ? `${who(asker)} asks ${who(asked)}.` : `${who(asker)} asks: ${who(asked)}, ${question}`,
  answered: ({ seat, answer }, { who }) =>
    answer === null ? `${who(seat)} answers.` : `${who(seat)} answers: ${answer}`,
  accused: ({ seat, accused }, { who, isMe }) =>
    isMe(accused)
      ? `Stop the clock! ${who(seat)} thinks the spy is you.`
      : `Stop the clock! ${who(seat)} accuses ${who(accused)}.`,
  voted: ({ seat, guilty }, { who }) => `${who(seat)}: ${guilty ? '“Spy!”' : '“I don’t buy it.”'}`,
  'vote-closed': ({ accused, unanimous }, { who }) =>
    unanimous
      ? `Not a single doubt. ${who(accused)} turns the card over…`
      : `Not unanimous: ${who(accused)} breathes out, and the talk goes on.`,
  'time-up': () => 'Time is up!',
  suspected: ({ accused }, { who, isMe }) =>
    isMe(accused) ? 'Now they vote on you. Poker face.' : `Last call: is it ${who(accused)}?`,
  guessed: ({ seat, location, captain }, { who, thing }) =>
    captain === undefined
      ? `${who(seat)} shows the spy card and names the place: “${thing(location)}”.`
      : `${who(seat)} names captain ${who(captain)}’s place: “${thing(location)}”.`,
  pointed: ({ seat, at }, { who }) =>
    at === 'dark'
      ? `${who(seat)} points at the dark card. Does everybody agree?`
      : `${who(seat)} points straight at ${who(at)}!`,
  agreed: ({ seat, yes }, { who }) => `${who(seat)}: ${yes ? '“Turn it over.”' : '“Not yet.”'}`,
  'agreement-closed': ({ unanimous }) =>
    unanimous ? 'The dark card is turned over…' : 'No agreement: the dark card stays dark.',
  named: ({ seat, first }, { who }) => `${who(seat)} suggests that ${who(first)} goes first.`,
  first: ({ captain, agreed }, { who }) =>
    agreed ? `Agreed: ${who(captain)} goes first.` : `No agreement, so a coin is tossed: ${who(captain)} goes first.`,
  questions: ({ captain }, { who }) => `Captain ${who(captain)} asks the questions.`,
  choice: ({ captain }, { who }) => `${who(captain)} is choosing an agent.`,
  taken: ({ captain, seat }, { who, isMe }) =>
    isMe(seat) ? `${who(captain)} takes you on.` : `${who(captain)} takes ${who(seat)} on.`,
  declined: ({ captain }, { who }) => `${who(captain)} has seen enough and takes nobody else.`,
  'spy-revealed': ({ spy, captain }, { who }) =>
    captain === null
      ? `Nobody wanted ${who(spy)}, and rightly so: that is the spy. Two places to name.`
      : `Surprise! ${who(spy)} is the spy, and on the team. Two places to name.`,
  'round-over'({ how, locations, spy }, { who, thing }) {
    const named = locations.map((name) => `“${thing(name)}”`);
    const where = named.length === 1 ? `The place: ${named[0]}` : `The places: ${named.join(' and ')}`;
    return `${endings[how]} ${where}; the spy: ${spy === 'dark' ? 'the dark card' : who(spy)}.`;
  },
  settled(event, voice) {
    const { over, winner, scores } = event;
    const line = gains(event, voice) || 'No points for anybody this time';
    if (!over) return `${line}.`;
    return winner === null
      ? `${line}. The match is over, and first place is shared.`
      : `${line}. The match is over: ${voice.who(winner)} wins with ${enPlural(scores[winner] ?? 0, 'point')}.`;
  },
};

const endings: Readonly<Record<How, string>> = {
  exposed: 'The spy is caught!',
  innocent: 'Not the spy! The real one is having a lovely time.',
  escaped: 'The spy slips away.',
  guessed: 'Right! The spy wins.',
  missed: 'Wrong! The spy loses.',
  spotted: 'Spot on: the spy!',
  mistaken: 'Not the spy…',
  'dark-spy': 'The dark card is the spy: everybody wins!',
  'dark-location': 'The dark card is no spy: the spy wins.',
  time: 'The clock has decided.',
  'spy-taken': 'The round is over: the spy made the team.',
  'spy-left': 'The round is over: the spy was left on the shelf.',
};
