import { enPlural, field, type GameEvent, type Seat } from '@tasovka/kernel';
import { cardsIn, type Lines, type Voice } from '../../story.ts';
import { one, oneEach, thing } from '../things.ts';

const seat = (event: GameEvent): Seat => field<number>(event, 'seat');
const cards = (n: number): string => enPlural(n, 'card');
const points = (n: number): string => enPlural(n, 'point');
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** Turns, prescriptions, penalties and the end of a round. */
export const turns: Lines = {
  dealt: (event, v) => `${v.does(field(event, 'dealer'), 'deals', 'deal')}. On top: ${one(field(event, 'open'))}.`,
  laid(event, v) {
    const on = typeof event.with === 'string' ? ` with ${one(event.with)} for starters` : '';
    return `${v.does(seat(event), 'plays', 'play')} ${one(field(event, 'card'))}${on}.`;
  },
  intercepted: (event, v) => `${v.does(seat(event), 'cuts', 'cut')} in with ${one(field(event, 'card'))}!`,
  drew(event, v) {
    if (event.card === null) return `${v.does(seat(event), 'reaches', 'reach')} for the deck: not a card left.`;
    return `${v.does(seat(event), 'draws', 'draw')} ${typeof event.card === 'string' ? one(event.card) : 'a card'}.`;
  },
  passed: (event, v) => `${v.does(seat(event), 'passes', 'pass')}.`,
  took,
  declared: (event, v) => `“Swintus!” ${v.does(seat(event), 'announces', 'announce')}.`,
  caught: (event, v) =>
    `${v.does(field(event, 'by'), 'pounces', 'pounce')}: ${v.does(seat(event), 'holds', 'hold')} one card and where is that “Swintus!”?`,
  'named-colour': (event, v) => `${v.does(seat(event), 'orders', 'order')} ${thing(field(event, 'colour'))}.`,
  owes: (event, v) =>
    `Snatch! ${v.does(seat(event), 'takes', 'take')} ${cards(field(event, 'count'))} or ${v.verb(seat(event), 'passes', 'pass')} it on.`,
  'turned-round': (event) => `About trot: play now runs ${event.direction === 1 ? 'clockwise' : 'anticlockwise'}.`,
  silence: (event, v) => `Hush! Not a squeak until ${v.does(seat(event), 'plays', 'play')} another card.`,
  'silence-broken': (event, v) => `${v.does(seat(event), 'breaks', 'break')} the silence. Squeal freely!`,
  'slap-on': () => 'Hooves on the deck!',
  'slap-over': slapOver,
  dawdled: (event, v) => `${v.does(seat(event), 'ponders', 'ponder')} until the turn wanders off.`,
  mistake,
  'round-won'(event, v) {
    const extra = field<number>(event, 'extra');
    const more = extra > 0 ? ` And ${points(extra)} more for honesty in the dark.` : '';
    return `${v.does(seat(event), 'runs', 'run')} out of cards and ${v.verb(seat(event), 'wins', 'win')} the round!${more}`;
  },
  settled,
};

/** Why somebody takes cards, by the rule that says so. */
const because: Readonly<Record<string, string>> = {
  'SW-13': 'silence is not always golden',
  'SW-16': 'time’s up',
  'SW-17': 'wrong move',
  'SW-20': 'the Snatch has landed',
  'SW-22': 'loose lips',
  'SW-32': 'Pig Out is full',
  'SW-37': 'every last dark one',
  'SW-76': 'Deadsnot spreads',
  'SW-78': 'no vaccine, no excuse',
  'SW-82': 'one bill paid, back to work',
};

/** How many cards a line can hold and still be read. */
const listed = 3;

function took(event: GameEvent, v: Voice): string | null {
  const count = field<number>(event, 'count');
  if (count === 0) return `${v.does(seat(event), 'takes', 'take')} nothing: there is nothing to take!`;
  // Who was late has been told at once; here they only see what they got.
  if (event.why === 'SW-23' && !v.isMe(seat(event))) return null;
  const mine = cardsIn(event);
  const which = mine.length > 0 && mine.length <= listed ? ` (${oneEach(mine)})` : '';
  const why = because[field<string>(event, 'why')];
  return `${v.does(seat(event), 'takes', 'take')} ${cards(count)}${which}${why === undefined ? '' : `: ${why}`}.`;
}

function slapOver(event: GameEvent, v: Voice): string {
  const times = field<(number | null)[]>(event, 'times');
  const late = field<number[]>(event, 'late');
  const best = times.reduce<Seat | null>(
    (first, ms, at) => (ms !== null && (first === null || ms < (times[first] as number)) ? at : first),
    null,
  );
  if (best === null) return 'Everybody is asleep: not a hoof on the deck. 2 cards each!';
  const first = `Fastest: ${v.who(best)} (${seconds(times[best] as number)})`;
  return late.length === 0
    ? `${first}.`
    : `${first}. Last to the trough, and 2 cards${late.length > 1 ? ' each' : ''}: ${late.map(v.who).join(', ')}.`;
}

function mistake(event: GameEvent, v: Voice): string {
  const slip = v.does(seat(event), 'slips', 'slip');
  const card = typeof event.card === 'string' ? one(event.card) : 'that card';
  if (event.act === 'intercept') return `${slip} up: ${card} is no exact match for the top card.`;
  if (event.act === 'catch') return `${slip} up: there is nobody to catch.`;
  if (event.act === 'dark') return `${slip} up: the claim does not fit, even as a lie.`;
  return `${slip} up: ${card} does not go here.`;
}

/** The kernel counts; the winner hears it. */
function settled(event: GameEvent, v: Voice): string | null {
  const winner = field<number | null>(event, 'roundWinner');
  if (winner === null) return null;
  const scored = field<number[]>(event, 'roundScores')[winner] as number;
  const total = field<number[]>(event, 'scores')[winner] as number;
  const line = `${v.does(winner, 'scores', 'score')} ${points(scored)}, ${total} in all.`;
  const champion = field<number | null>(event, 'winner');
  return champion === null ? line : `${line} Match over: ${v.does(champion, 'is', 'are')} top hog!`;
}
