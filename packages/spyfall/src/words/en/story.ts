import { type Cast, enPlural, field, type GameEvent, type Seat } from '@tasovka/kernel';
import type { How } from '../../round.ts';

type Thing = (name: string) => string;

/** One line of the story, in the present tense. */
export function story(event: GameEvent, cast: Cast, thing: Thing): string | null {
  const who = (key: string): string => cast.name(field<Seat>(event, key));
  const mine = (key: string): boolean => event[key] === cast.me;
  const said = (key: string): string | null => field<string | null>(event, key);
  switch (event.type) {
    case 'dealt':
      return dealt(event, cast, thing);
    case 'asked': {
      const question = said('question');
      return question === null
        ? `${who('asker')} asks ${who('asked')}.`
        : `${who('asker')} asks: ${who('asked')}, ${question}`;
    }
    case 'answered': {
      const answer = said('answer');
      return answer === null ? `${who('seat')} answers.` : `${who('seat')} answers: ${answer}`;
    }
    case 'accused':
      return mine('accused')
        ? `Stop the clock! ${who('seat')} thinks the spy is you.`
        : `Stop the clock! ${who('seat')} accuses ${who('accused')}.`;
    case 'voted':
      return `${who('seat')}: ${field<boolean>(event, 'guilty') ? '“Spy!”' : '“I don’t buy it.”'}`;
    case 'vote-closed':
      return field<boolean>(event, 'unanimous')
        ? `Not a single doubt. ${who('accused')} turns the card over…`
        : `Not unanimous: ${who('accused')} breathes out, and the talk goes on.`;
    case 'time-up':
      return 'Time is up!';
    case 'suspected':
      return mine('accused') ? 'Now they vote on you. Poker face.' : `Last call: is it ${who('accused')}?`;
    case 'guessed':
      return guessed(event, cast, thing);
    case 'pointed':
      return event.at === 'dark'
        ? `${who('seat')} points at the dark card. Does everybody agree?`
        : `${who('seat')} points straight at ${who('at')}!`;
    case 'agreed':
      return `${who('seat')}: ${field<boolean>(event, 'yes') ? '“Turn it over.”' : '“Not yet.”'}`;
    case 'agreement-closed':
      return field<boolean>(event, 'unanimous')
        ? 'The dark card is turned over…'
        : 'No agreement: the dark card stays dark.';
    case 'named':
      return `${who('seat')} suggests that ${who('first')} goes first.`;
    case 'first':
      return field<boolean>(event, 'agreed')
        ? `Agreed: ${who('captain')} goes first.`
        : `No agreement, so a coin is tossed: ${who('captain')} goes first.`;
    case 'questions':
      return `Captain ${who('captain')} asks the questions.`;
    case 'choice':
      return `${who('captain')} is choosing an agent.`;
    case 'taken':
      return mine('seat') ? `${who('captain')} takes you on.` : `${who('captain')} takes ${who('seat')} on.`;
    case 'declined':
      return `${who('captain')} has seen enough and takes nobody else.`;
    case 'spy-revealed':
      return event.captain === null
        ? `Nobody wanted ${who('spy')}, and rightly so: that is the spy. Two places to name.`
        : `Surprise! ${who('spy')} is the spy, and on the team. Two places to name.`;
    case 'round-over':
      return roundOver(event, cast, thing);
    case 'settled':
      return settled(event, cast);
    default:
      return null;
  }
}

function dealt(event: GameEvent, cast: Cast, thing: Thing): string {
  const opening = `Round ${field<number>(event, 'round')}. ${cast.name(field<Seat>(event, 'dealer'))} deals.`;
  if (event.spy === true) return `${opening} You are the spy. Smile and listen.`;
  if (typeof event.location !== 'string') return opening;
  return `${opening} The place: ${thing(event.location)}. Your role: ${thing(field<string>(event, 'role'))}.`;
}

function guessed(event: GameEvent, cast: Cast, thing: Thing): string {
  const name = cast.name(field<Seat>(event, 'seat'));
  const place = thing(field<string>(event, 'location'));
  if (typeof event.captain !== 'number') return `${name} shows the spy card and names the place: “${place}”.`;
  return `${name} names captain ${cast.name(event.captain)}’s place: “${place}”.`;
}

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

function roundOver(event: GameEvent, cast: Cast, thing: Thing): string {
  const locations = field<readonly string[]>(event, 'locations').map((name) => `“${thing(name)}”`);
  const spy = event.spy === 'dark' ? 'the dark card' : cast.name(field<Seat>(event, 'spy'));
  const where = locations.length === 1 ? `The place: ${locations[0]}` : `The places: ${locations.join(' and ')}`;
  return `${endings[field<How>(event, 'how')]} ${where}; the spy: ${spy}.`;
}

function settled(event: GameEvent, cast: Cast): string {
  const points = field<readonly number[]>(event, 'roundScores');
  const gained = points
    .map((own, seat) => ({ own, seat }))
    .filter(({ own }) => own !== 0)
    .map(({ own, seat }) => `${cast.name(seat)} ${own > 0 ? '+' : '−'}${Math.abs(own)}`);
  const line = gained.length === 0 ? 'No points for anybody this time' : gained.join(', ');
  if (event.over !== true) return `${line}.`;
  const scores = field<readonly number[]>(event, 'scores');
  const winner = field<Seat | null>(event, 'winner');
  return winner === null
    ? `${line}. The match is over, and first place is shared.`
    : `${line}. The match is over: ${cast.name(winner)} wins with ${enPlural(scores[winner] as number, 'point')}.`;
}
