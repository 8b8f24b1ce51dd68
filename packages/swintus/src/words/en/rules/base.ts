import type { Rules } from '../../types.ts';

/** The box, a turn and the prescriptions: SW-1…SW-25. */
export const base = {
  'SW-1': {
    title: 'The deck',
    text: '64 number cards, zero to seven in four colours, two of each. Plus 60 action cards, because numbers alone are far too polite. The colours are red, green, blue and a yellow that the box insists is orange.',
  },
  'SW-2': {
    title: 'Action cards',
    text: 'Snatch, Hush-Oink, Hoof Slam, U-Oink, Pig Out and Shady Deal come in all four colours, two of each. Wild Hog is grey, and there are twelve of him: authority breeds.',
  },
  'SW-3': {
    title: 'Extra sets',
    text: 'Add any mixture to the basic deck: Etiquette (nine kinds of grey card, two each), Zombies (8 viruses, 8 vaccines), Mole Bankers (12 IOUs and a score track).',
  },
  'SW-4': {
    title: 'The deal',
    text: 'Eight cards each, and the top of the deck is opened as the pile. Whoever sits after the dealer goes first, then clockwise. Next round the next player deals.',
  },
  'SW-5': {
    title: 'The opened card',
    text: 'Nobody played it, so it does nothing. If it’s grey, anything may go on it. A virus or vaccine won’t sit still: it dives back into the deck somewhere, and another card is opened.',
  },
  'SW-6': {
    title: 'An empty deck',
    text: 'The top of the pile stays, dark cards stay where they are, and the rest is shuffled into a new deck. Still too few? Take what there is.',
  },
  'SW-10': {
    title: 'A turn',
    text: 'Play one card that matches the top by colour or by value. On a blue three goes anything blue or any three; on a red Snatch anything red or any Snatch.',
  },
  'SW-11': {
    title: 'Can’t, or won’t',
    text: 'Draw the top card. If it fits you may play it (and only it) at once; if not, or if you like it too much, pass. You’re always asked, so nobody can tell what you drew.',
  },
  'SW-12': {
    title: 'Wild Hog',
    text: 'Goes on anything, even with better cards in hand. Name one of the four colours, the present one included. The next player follows it, plays another Wild Hog, or plays whatever goes on anything.',
  },
  'SW-13': {
    title: '“Swintus!”',
    text: 'Say it right before you play or hand over your last card but one. Forget, and any opponent may catch you with one card: you take 3. Online, “Swintus!” is the button: a shout into the microphone doesn’t count. They have until the next player moves (after a cut-in, the neighbour of whoever cut in). Saying it late doesn’t help; saying it for fun costs nothing. Healing with its gifts is one move, so one call before it will do; a single card that came with a swap of hands needs no call.',
  },
  'SW-14': {
    title: 'Cutting in',
    text: 'Somebody has just played a card and you hold its exact twin? Slap it down out of turn, even onto your own. Play goes on from your neighbour. The gap closes once the next player plays, draws or takes.',
  },
  'SW-15': {
    title: 'What a cut-in does',
    text: 'The card acts as ever: U-Oink turns play again, Hoof Slam starts a new race and voids the old, Wild Hog names a new colour, Snatch adds 3 and now aims at your neighbour. Pig Out and Shady Deal themselves can’t be cut in on; the number on a Pig Out can.',
  },
  'SW-16': {
    title: 'Dawdling',
    text: 'Out of time: the turn is gone and you take 2. The table sets the clock: 2 to 5 seconds by the book, longer if you’re kind, or none. Owing a Snatch, you take that too; in Pig Out, the value as well, and it ends; after drawing, you pass; facing a last dark card, you’re taken to believe it, free of charge. While everybody looks at a slap’s results, a card turned over or somebody caught, the clock waits.',
  },
  'SW-17': {
    title: 'Mistakes',
    text: 'A kind table refuses a wrong move and says why. A strict one marks nothing: a wrong play, a false cut-in or a false catch costs 2 cards and, in your turn, the turn; the card comes back, and a debt or circle ends as if you gave up. Cutting in too late, or teaching manners without cause, is merely refused. With Etiquette the table is strict unless you say otherwise.',
  },
  'SW-18': {
    title: 'Winning a round',
    text: 'No cards (and no IOUs): the round is yours. You score a point for every card stuck in everybody else’s hand.',
  },
  'SW-19': {
    title: 'Winning the match',
    text: 'First to the target: 30 points for two players, 40 for three or four, 50 for five to seven, 60 for eight or more. The table may set another.',
  },
  'SW-20': { title: 'Snatch', text: 'The next player takes 3 and loses the turn. Sharing is caring.' },
  'SW-21': {
    title: 'Passing it on',
    text: 'A Snatch is aimed at you? Play your own, any colour, and it rolls on: 6 for the next, then 9, three more each time, until somebody runs out of luck.',
  },
  'SW-22': {
    title: 'Hush-Oink',
    text: 'Silence for all until whoever played it plays another card. The first to speak takes 2, and the silence is over. A newer Hush-Oink replaces an older.',
  },
  'SW-23': {
    title: 'Hoof Slam',
    text: 'Everybody slaps the deck, its player too. The last hoof takes 2. Next is whoever sits after the one who played it, asleep or not.',
  },
  'SW-24': {
    title: 'U-Oink',
    text: 'Play turns round and trots the other way, past everyone who thought they were next.',
  },
  'SW-25': {
    title: 'One last action',
    text: 'Go out on an action card and the round ends before it can act. Two exceptions: Shady Deal, which may still be checked, and IOUs: with them the round goes on, and so does the card.',
  },
} satisfies Rules;
