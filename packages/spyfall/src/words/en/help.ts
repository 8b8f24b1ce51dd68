import { helpIn, type Sign, type SpyfallHelpLines } from '../help.ts';
import { actions } from './labels.ts';

const lines: SpyfallHelpLines = {
  do: {
    ask: 'Pick someone to ask. Whoever answers asks next, but can’t ask you right back.',
    answer: 'Answer so that your friends believe you and the spy learns nothing.',
    accuse: ({ majority }) =>
      `One accusation a round. ${majority ? 'More than half of those who aren’t accused have' : 'Everybody but the accused has'} to agree; the clock stops meanwhile.`,
    vote: ({ majority }) =>
      `Sure? Say “Guilty!” ${majority ? 'It takes more than half of the votes.' : 'A single “Not so sure”, and the accusation falls.'}`,
    guess: 'The spy can name the place while nobody’s on trial. One try: get it right, and the spy wins the round.',
    point:
      'Point at a player, and their card is turned over: the round is decided. At the dark card, the others are asked first.',
    agree: 'Decide whether the dark card is turned over.',
    first: 'The captains decide who asks first.',
    choose: 'Take somebody you trust into your team. Take the spy, and they get to guess your place.',
    decline: 'Nobody else: your team is complete.',
  },
  sign: {
    clock: 'Time left to talk. When it runs out, you vote on everybody in turn.',
    places: 'All the places we could be. Tap to cross one out; only you see that.',
    dark: 'The card nobody holds. The spy may lie under it.',
    player: 'Everybody sees only their own card. Who the spy is, only the spy knows.',
    asker: 'This player has the question now, until somebody answers it.',
    asked: 'This player was asked: they answer, then they ask.',
    captain: 'A captain has a place of their own. Captains question the agents and pick their teams.',
    spent: 'This round’s accusation is used up: no accusing any more, but voting is fine.',
    time: 'How long there is to answer. Run out, and the word passes on.',
    starters: 'A way to begin, if you’re lost for words. It fits anywhere and gives nothing away.',
    dice: 'The dice think of a question for you. Don’t like it? Roll again.',
    talk: 'Who asked what, and the answers. You can vote from here too: the time is running.',
  },
};

const signs: Readonly<Record<Sign, string>> = {
  clock: 'The clock',
  places: 'Places',
  dark: 'The dark card',
  player: 'A player',
  asker: 'Asking',
  asked: 'Answering',
  captain: 'A captain',
  spent: 'Has accused already',
  time: 'Time to answer',
  starters: 'Ways to begin',
  dice: 'Suggest a question',
  talk: 'The talk',
};

export const help = helpIn(lines, signs, actions);
