import { enPlural } from '@tasovka/kernel';
import { helpIn, type Now, named, type SwintusHelpLines } from '../help.ts';
import { actions, phases } from './labels.ts';
import { thing } from './things.ts';

const cards = (n: number): string => enPlural(n, 'card');
const number = 'A number: goes on its own colour or on the same number. In Pig Out, any colour will do.';

/** What each pair does when it heals. */
const cures: Readonly<Record<Now['pairs'][number], string>> = {
  red: 'the red pair lets you hand a card to each neighbour',
  green: 'the green pair makes every opponent take 2 cards',
  yellow: 'the yellow pair lets you swap hands with anyone',
  blue: 'the blue pair costs everybody without a vaccine 3 cards',
};
const healing = ({ pairs }: Now): string =>
  pairs.length === 0
    ? 'A virus and a vaccine of the same colour: instead of playing a card you throw both away.'
    : `Instead of playing a card you throw both away, and ${pairs.map((colour) => cures[colour]).join('; or ')}.`;

const germ = (pair: string) => (now: Now) =>
  `Goes on its own colour, and ${named('the player before you', now.before)} takes it. With its pair it heals: ${pair}.`;
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
        : `${named('The next player', next)} takes 3 cards and misses a turn, or plays a Snatch too.`,
    tihohryun: 'Everybody keeps quiet until you play your next card. A word in the chat or out loud costs 2 cards.',
    hlopkopyt: 'Everybody slaps the deck, you too. The last hoof takes 2 cards.',
    perehryuk: ({ before }) => `Turns play around: next after you comes ${named('whoever moved before you', before)}.`,
    svinorot:
      'Goes on anything, together with your zero, one or two. Then everybody plays the same number or one more, until somebody gives up.',
    temnodel:
      'You also play any card face down and say which number of this colour it is. The next player believes you and adds one, or turns yours over.',
    polisvin: 'Goes on anything, and you name the colour. After it comes that colour or another Wild Hog.',
    'shtul-0': manners('Somebody got up: hid the page or lost the connection', 0),
    'shshalun-1': manners('Somebody broke a rule', 1),
    'shshevelis-2': manners('Somebody’s still thinking after a count to five', 2),
    'shshtol-3': manners('Somebody touched the bare felt: a hand on the table', 3),
    'shinkognito-4': manners('Somebody wrote your name', 4),
    'shmotrun-5': manners('You winked and nobody else noticed', 5),
    'shmunitet-6':
      'Sends an etiquette card back with everything that came along, plus two of yours. And the next turn is yours.',
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
    play: 'Plays a card on the pile: same colour or same number.',
    intercept: 'A card exactly like the top one, thrown out of turn. Then your neighbour plays.',
    draw: 'You take the top card of the deck. If it fits you can play it at once; if not, pass.',
    pass: ({ view }) =>
      view.phase === 'svinorot'
        ? 'You give up: take as many cards as the number on top, and the circle’s over.'
        : 'You keep the card and the turn moves on.',
    take: ({ view }) => `You take ${cards(view.owed)}, the debt is paid, and the turn moves on.`,
    declare:
      'Shout it right before you play your last card but one. Forget, and you can be caught: that’s 3 cards. An extra shout costs nothing.',
    catch:
      'Somebody has one card and kept quiet? Catch them before the next move: they take 3. At a strict table a miss costs you two.',
    slap: 'Slap as soon as you see the target: the last hoof takes 2 cards.',
    dark: 'You play any card face down and name a number that would fit on the last one named. Lying is fine.',
    check: 'You turn the last dark card over. A lie: its owner takes all of them. The truth: you do.',
    trust: 'You let it be. If everybody does, that last dark card has won the round.',
    etiquette: 'You hand a snake card to whoever forgot their manners, with two of your own.',
    heal: healing,
    returnBill: 'Right after cutting in you can return one IOU to the moles, until the next move.',
    count: 'You count to five out loud. Whoever’s still thinking at “five” can be handed a Pressto!',
    wink: 'Your portrait will wink twice soon. If only the one you chose notices, your card counts.',
    spot: 'See somebody wink at someone else? Press the portrait: if you’re right, they get two of your cards.',
    give: 'Choose the two cards that go to the guilty one.',
    claim: 'Somebody’s talking in the silence? Say who: if it’s true, they take 2 cards.',
    accept: ({ view }) =>
      view.phase === 'answer' && view.table.card === null
        ? 'You own up: you take 2 cards, and the silence is over.'
        : 'You take the gift, and play goes on.',
    dispute: 'You disagree, so the bystanders decide.',
    vote: 'Did it happen? The bystanders decide, by majority.',
  },
  phase: {
    turn: 'An ordinary turn: a card of the same colour or the same number.',
    drawn: 'A card was drawn: play that one, and only that one, or pass.',
    slap: 'Everybody slaps the deck. The last hoof takes 2 cards.',
    svinorot:
      'Numbers of any colour: the same as on top, or one more. Whoever passes takes as many cards as the top one says.',
    temnodel: 'The last card lies face down. Add yours and say what it is, or turn theirs over.',
    'temnodel-last': "Somebody's last card lies face down. If nobody turns it over, the round is won.",
    virus: ({ view }) =>
      `The germ lies open for a moment, and a copy can cut in. Then the player before the one who played it takes it. What you follow lies under it: ${thing(view.top)}.`,
    answer: 'Play stops: the accused takes it, disputes it or sends it back with Immunissty.',
    give: 'Somebody’s choosing which two cards to hand over.',
    vote: 'Did it happen or not? The bystanders decide.',
    over: 'Somebody’s out of cards. They score a point for every card in the other hands.',
  },
  act: {
    left: 'Getting up means hiding the page, switching windows or dropping off for more than two seconds. It earns a Sssit!',
    broke: 'A mistake, a broken silence, a forgotten shout, a turn that ran out. It earns a Rassscal!',
    dawdled: 'The count reached five, and still no move. It earns a Pressto!',
    hand: 'Touching the bare felt is a hand on the table, and everybody sees it. It earns a Pawsss off! Cards and buttons are fine.',
    named: 'Your name in the chat. You can answer with an Incognissto.',
    winked: 'A wink that nobody else noticed. It earns a Wink-sss.',
    answered: 'Somebody answered your question. You can hand them a What’sss that?',
    intercepted: 'Somebody cut in, and the portrait swings. Aim and throw.',
  },
  sign: {
    deck: ({ view }) =>
      view.deck === 0
        ? view.pile > 1
          ? 'The deck’s empty: the pile gets shuffled as soon as a card is needed.'
          : 'The deck’s empty, and there’s nothing to shuffle: every card is in somebody’s hand.'
        : 'Can’t play, or don’t want to? Take the top card. If it fits, you can play it at once.',
    pile: 'Play the same colour or the same number as the top card. The sign beside it shows the colour now.',
    direction: ({ view, next }) =>
      `The arrows show which way the turn goes${next === null ? '' : `: after you comes ${next}`}.${view.direction === 1 ? ' U-Oink turns it around.' : ' Just now it runs anticlockwise.'}`,
    turn: ({ view }) =>
      typeof view.thinking === 'number'
        ? 'The ring is the clock. If it runs out, the turn’s gone and it’s 2 cards.'
        : 'No clock: think as long as you like.',
    count: 'Cards in that hand. Down to one? The round may end soon: listen for the shout.',
    owed: ({ view }) => `A debt: ${cards(view.owed)} for whoever can’t pass it on.`,
    silence: 'Hush-Oink: nobody says a word until its owner plays another card. A word costs 2 cards.',
    declared: 'Shouted in time: no catching them now.',
    day: 'House rule: whoever lays a number card of this value moves again.',
    bills:
      'IOUs to the moles. You can’t end a round with one: out of cards, you hand an IOU back and take 8 new cards.',
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
    day: 'Card of the day',
    bills: 'IOUs',
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
