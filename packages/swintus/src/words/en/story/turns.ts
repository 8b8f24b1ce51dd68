import { fastest, type Voice } from '@tasovka/cards/words';
import { enPlural } from '@tasovka/kernel';
import type { Cause } from '../../../event.ts';
import type { EventOf, SwintusLines } from '../../story.ts';
import { one, oneEach, thing } from '../things.ts';

const cards = (n: number): string => enPlural(n, 'card');
const points = (n: number): string => enPlural(n, 'point');
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** Turns, prescriptions, penalties and the end of a round. */
export const turns = {
  dealt: (event, v) => `${v.does(event.dealer, 'deals', 'deal')}. On top: ${one(event.open)}.`,
  laid(event, v) {
    const on = typeof event.with === 'string' ? ` with ${one(event.with)} for starters` : '';
    return `${v.does(event.seat, 'plays', 'play')} ${one(event.card)}${on}.`;
  },
  intercepted: (event, v) => `${v.does(event.seat, 'cuts', 'cut')} in with ${one(event.card)}!`,
  drew(event, v) {
    if (event.card === null) return `${v.does(event.seat, 'reaches', 'reach')} for the deck: not a card left.`;
    return `${v.does(event.seat, 'draws', 'draw')} ${typeof event.card === 'string' ? one(event.card) : 'a card'}.`;
  },
  passed: (event, v) => `${v.does(event.seat, 'passes', 'pass')}.`,
  took,
  declared: (event, v) => `“Swintus!” ${v.does(event.seat, 'announces', 'announce')}.`,
  caught: (event, v) =>
    `${v.does(event.by, 'pounces', 'pounce')}: ${v.does(event.seat, 'holds', 'hold')} one card and where is that “Swintus!”?`,
  'named-colour': (event, v) => `${v.does(event.seat, 'orders', 'order')} ${thing(event.colour)}.`,
  owes: (event, v) =>
    `Snatch! ${v.does(event.seat, 'takes', 'take')} ${cards(event.count)} or ${v.verb(event.seat, 'passes', 'pass')} it on.`,
  'turned-round': (event) => `About trot: play now runs ${event.direction === 1 ? 'clockwise' : 'anticlockwise'}.`,
  silence: (event, v) => `Hush! Not a squeak until ${v.does(event.seat, 'plays', 'play')} another card.`,
  'silence-broken': (event, v) => `${v.does(event.seat, 'breaks', 'break')} the silence. Squeal freely!`,
  'slap-on': () => 'Hooves on the deck!',
  slapped: () => null,
  'slap-over': slapOver,
  dawdled: (event, v) => `${v.does(event.seat, 'ponders', 'ponder')} until the turn wanders off.`,
  mistake,
  'round-won'(event, v) {
    const extra = event.extra;
    const more = extra > 0 ? ` And ${points(extra)} more for honesty in the dark.` : '';
    return `${v.does(event.seat, 'runs', 'run')} out of cards and ${v.verb(event.seat, 'wins', 'win')} the round!${more}`;
  },
  settled,
} satisfies Partial<SwintusLines>;

/** Why somebody takes cards; of a lost race another event has told. */
const because: Readonly<Record<Exclude<Cause, 'slap'>, string>> & { readonly slap?: string } = {
  caught: 'silence is not always golden',
  dawdling: 'time’s up',
  mistake: 'wrong move',
  debt: 'the Snatch has landed',
  silence: 'loose lips',
  svinorot: 'Pig Out is full',
  temnodel: 'every last dark one',
  'green-pair': 'Deadsnot spreads',
  'blue-pair': 'no vaccine, no excuse',
  bill: 'one bill paid, back to work',
};

/** How many cards a line can hold and still be read. */
const listed = 3;

function took(event: EventOf<'took'>, v: Voice): string | null {
  const count = event.count;
  if (count === 0) return `${v.does(event.seat, 'takes', 'take')} nothing: there is nothing to take!`;
  // Who was late has been told at once; here they only see what they got.
  if (event.cause === 'slap' && !v.isMe(event.seat)) return null;
  const mine = event.cards ?? [];
  const which = mine.length > 0 && mine.length <= listed ? ` (${oneEach(mine)})` : '';
  const why = because[event.cause];
  return `${v.does(event.seat, 'takes', 'take')} ${cards(count)}${which}${why === undefined ? '' : `: ${why}`}.`;
}

function slapOver(event: EventOf<'slap-over'>, v: Voice): string {
  const best = fastest(event.times);
  const { late } = event;
  if (best === null) return 'Everybody is asleep: not a hoof on the deck. 2 cards each!';
  const first = `Fastest: ${v.who(best.seat)} (${seconds(best.ms)})`;
  return late.length === 0
    ? `${first}.`
    : `${first}. Last to the trough, and 2 cards${late.length > 1 ? ' each' : ''}: ${late.map(v.who).join(', ')}.`;
}

function mistake(event: EventOf<'mistake'>, v: Voice): string {
  const slip = v.does(event.seat, 'slips', 'slip');
  const card = typeof event.card === 'string' ? one(event.card) : 'that card';
  if (event.act === 'intercept') return `${slip} up: ${card} is no exact match for the top card.`;
  if (event.act === 'catch') return `${slip} up: there is nobody to catch.`;
  if (event.act === 'dark') return `${slip} up: the claim does not fit, even as a lie.`;
  return `${slip} up: ${card} does not go here.`;
}

/** The kernel counts; the winner hears it. */
function settled(event: EventOf<'settled'>, v: Voice): string | null {
  const winner = event.roundWinner;
  if (winner === null) return null;
  const scored = event.roundScores?.[winner] ?? 0;
  const total = event.scores[winner] ?? 0;
  const line = `${v.does(winner, 'scores', 'score')} ${points(scored)}, ${total} in all.`;
  const champion = event.winner;
  return champion === null ? line : `${line} Match over: ${v.does(champion, 'is', 'are')} top hog!`;
}
