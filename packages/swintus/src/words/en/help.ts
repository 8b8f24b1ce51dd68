import { enPlural } from '@tasovka/kernel';
import { helpIn, type Now, named, type SwintusHelpLines } from '../help.ts';
import { actions, phases } from './labels.ts';
import { thing } from './things.ts';

const cards = (n: number): string => enPlural(n, 'card');
const number = 'A number: goes on its own colour or on the same number. In Pig Out any colour will do.';

/** What each pair does when it heals. */
const cures: Readonly<Record<Now['pairs'][number], string>> = {
  red: 'the red pair lets you hand a card to each neighbour',
  green: 'the green pair makes every opponent take 2 cards',
  yellow: 'the yellow pair lets you swap hands with anyone',
  blue: 'the blue pair costs everybody without a vaccine 3 cards',
};
const healing = ({ pairs }: Now): string =>
  pairs.length === 0
    ? 'A virus and a vaccine of one colour together: instead of a move you throw both away.'
    : `Instead of a move you throw virus and vaccine away, and ${pairs.map((colour) => cures[colour]).join('; or ')}.`;

const germ = (pair: string) => (now: Now) =>
  `Goes on its own colour: ${named('the neighbour against the play', now.before)} takes it. With its pair it heals: ${pair}.`;
const red = germ('hand a card to each neighbour');
const green = germ('every opponent takes 2');
const yellow = germ('swap hands with anyone');
const blue = germ('whoever has no vaccine takes 3');

const manners = (act: string, value: number): string =>
  `${act}? Hand it over with two more of your cards, even out of turn. In turn it goes on any ${value} and names a colour.`;

const lines: SwintusHelpLines = {
  card: {
    0: number,
    1: number,
    2: number,
    3: number,
    4: number,
    5: number,
    6: number,
    7: number,
    hapyozh: ({ view, next }) =>
      view.owed > 0
        ? `Passes the debt on: ${named('the next player', next)} now faces ${cards(view.owed + 3)}.`
        : `${named('The next player', next)} takes 3 cards and misses the turn, or lays a Snatch of their own.`,
    tihohryun: 'Everybody keeps quiet until you lay a card again. A word in the chat or aloud costs 2 cards.',
    hlopkopyt: 'Everybody slaps the deck, you too. The last hoof takes 2 cards.',
    perehryuk: ({ before }) => `Turns the play around: after you comes ${named('whoever moved before you', before)}.`,
    svinorot:
      'Goes on anything, together with your zero, one or two. Then everybody lays the same number or one more, until somebody gives up.',
    temnodel:
      'With it you lay any card face down and say which number of its colour it is. The next player believes you and adds one, or turns yours over.',
    polisvin: 'Goes on anything, and you name the colour. Then that colour is laid, or another Wild Hog.',
    'shtul-0': manners('Somebody got up: hid the page or lost the connection', 0),
    'shshalun-1': manners('Somebody broke a rule', 1),
    'shshevelis-2': manners('Somebody still thinks after a count to five', 2),
    'shshtol-3': manners('Somebody touched the bare felt, a hand on the table', 3),
    'shinkognito-4': manners('Somebody wrote your name', 4),
    'shmotrun-5': manners('You winked and nobody else noticed', 5),
    'shmunitet-6':
      'Sends an etiquette card against you back with everything in it and two of yours. And the next turn is yours.',
    'shshto-7': manners('Somebody answered your question', 7),
    'shshuriken-7':
      'Somebody cut in: aim and throw. A hit hands it over with two more. A miss, and they give you two. In turn it goes on a 7.',
    'red-virus': red,
    'red-vaccine': red,
    'green-virus': green,
    'green-vaccine': green,
    'yellow-virus': yellow,
    'yellow-vaccine': yellow,
    'blue-virus': blue,
    'blue-vaccine': blue,
  },
  do: {
    play: 'Lays a card on the pile: its colour or the same number is wanted.',
    intercept: 'A card exactly like the top one, thrown out of turn. Then your neighbour moves.',
    draw: 'You take the top card of the deck. If it fits you may lay it at once, otherwise pass.',
    pass: ({ view }) =>
      view.phase === 'svinorot'
        ? 'You give up: take as many cards as the number on top, and the round of it is over.'
        : 'You keep the card and the turn moves on.',
    take: ({ view }) => `You take ${cards(view.owed)}, the debt is paid, and the turn moves on.`,
    declare:
      'Shout it right before your last card but one. Forget it and you may be caught for 3 cards. Once too often costs nothing.',
    catch:
      'Somebody has one card and kept quiet? Catch them before the next move: they take 3. At a strict table a miss costs you two.',
    slap: 'Slap as soon as you see the target: the last hoof takes 2 cards.',
    dark: 'You lay any card face down and name a number that would fit on the last one named. Lying is fine.',
    check: 'You turn the last dark card over. A lie: its owner takes all of them. The truth: you do.',
    trust: 'You let it be. If everybody does, that last dark card has won the round.',
    etiquette: 'You hand a snake card to whoever forgot their manners, with two of your own.',
    heal: healing,
    returnBill: 'Right after cutting in you may return one bill to the moles, before the next move.',
    count: 'You count to five aloud. Whoever still thinks at “five” may be handed a Pressto!.',
    wink: 'Your portrait will blink twice soon. If only the one you chose notices, your card counts.',
    spot: 'You see somebody blink at someone else? Press the portrait: if you are right, they get two of your cards.',
    give: 'Choose the two cards that go to the guilty one.',
    claim: 'Somebody talks in the silence? Say who: if it is true they take 2 cards.',
    accept: 'You take the gift, and play goes on.',
    dispute: 'You disagree: those who have nothing to do with it decide.',
    vote: 'Did it happen? Most of those who have nothing to do with it decide.',
  },
  phase: {
    turn: 'An ordinary move: a card of the same colour or the same number.',
    drawn: 'A card was drawn: lay that one, and only that one, or pass.',
    slap: 'Everybody slaps the deck. The last hoof takes 2 cards.',
    svinorot: 'Numbers of any colour: the same as on top, or one more. Whoever passes takes as many as the top says.',
    temnodel: 'The last card lies face down. Add yours and say what it is, or turn theirs over.',
    'temnodel-last': "Somebody's last card lies face down. If nobody turns it over, the round is won.",
    virus:
      'The germ lies open for a moment and may be cut in on with a copy. Then the neighbour against the play takes it.',
    answer: 'Play stands still: the accused takes it, disputes it or sends it back.',
    give: 'Somebody chooses which two cards to hand over.',
    vote: 'Did it happen or not? Those who have nothing to do with it decide.',
    over: 'Somebody is out of cards. A point for every card in the other hands.',
  },
  act: {
    left: 'Getting up means hiding the page, going to another window or being offline for more than two seconds.',
    broke: 'A mistake, a broken silence, a forgotten shout, a turn that ran out.',
    dawdled: 'The count reached five and no move was made.',
    hand: 'Touching the bare felt is a hand on the table, and everybody sees it. Cards and buttons are fine.',
    named: 'Your name in the chat.',
    winked: 'A wink that nobody else noticed.',
    answered: 'Somebody answered your question.',
    intercepted: 'Somebody cut in, and the portrait swings. Aim and throw.',
  },
  sign: {
    deck: ({ view }) =>
      view.deck === 0
        ? 'The deck is empty: the pile is shuffled as soon as a card is needed.'
        : 'Nothing to lay, or no wish to? Take the top one. If it fits you may lay it at once.',
    pile: 'On the top card goes its colour or the same number. The sign beside it is the colour now.',
    direction: ({ view, next }) =>
      `The arrows show which way the turn goes${next === null ? '' : `: after you ${next}`}.${view.direction === 1 ? '' : ' Just now it runs backwards.'}`,
    turn: ({ view }) =>
      typeof view.thinking === 'number'
        ? 'The ring is the clock. When it runs out the turn is lost and 2 cards are taken.'
        : 'No clock: think as long as you like.',
    count: 'Cards in that hand. At one the round may end soon: listen for the shout.',
    owed: ({ view }) => `A debt: ${cards(view.owed)} for whoever cannot pass it on.`,
    silence: 'Silence: nobody says a word until its owner lays a card again. A word costs 2 cards.',
    declared: 'Shouted in time: no catching them now.',
    bills: 'Bills of the moles. Nobody ends a round with one: out of cards, you hand a bill back and take 8 new ones.',
    dark: 'A card face down and what its owner says it is. Believe it and add yours, or turn it over.',
  },
};

export const help = helpIn(
  lines,
  {
    deck: 'The deck',
    pile: 'The pile',
    direction: 'Which way play goes',
    turn: 'Whose turn',
    count: 'Cards in hand',
    owed: 'A debt',
    silence: 'Silence',
    declared: 'Shouted',
    bills: 'Bills',
    dark: 'Face down',
  },
  {
    left: 'An empty chair',
    broke: 'A rule broken',
    dawdled: 'Dawdling',
    hand: 'A hand on the table',
    named: 'Called by name',
    winked: 'A wink',
    answered: 'An answer',
    intercepted: 'A cut-in',
  },
  { thing, actions, phases },
);
