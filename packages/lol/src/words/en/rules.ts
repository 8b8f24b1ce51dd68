import type { HouseRuleNumber } from '../../house/numbers.ts';
import type { LolWords } from '../types.ts';

/** The rules in our own words: a number, a title, and what one needs at the table. */
export const rules: Omit<LolWords['rules'], HouseRuleNumber> = {
  'LO-1': {
    title: 'In the box',
    text: 'Four colours, numbers 0 to 9, seven actions in each colour, and two jokers: LOL! with four cards as a present, and IMHO! with none.',
  },
  'LO-2': {
    title: 'How many of each',
    text: 'Two of every number per colour, two each of Ha! and Ha-ha!, one of every other action, four of each joker. 124 cards in all.',
  },
  'LO-3': {
    title: 'The deal',
    text: 'Six cards each, but the dealer’s sixth goes straight to the middle and acts as if the dealer had played it. The next player clockwise moves first. The deal moves on clockwise, past anyone who is out.',
  },
  'LO-4': {
    title: 'Out of deck',
    text: 'The top card stays, the rest of the pile is shuffled into a new deck. If there’s nothing left anywhere, take what there is.',
  },
  'LO-10': { title: 'What goes on what', text: 'Same colour or same value. Jokers go on anything.' },
  'LO-11': {
    title: 'Drawing',
    text: 'Can’t play, or would rather not? Draw one card for all to see. If it fits it’s played, like it or not. If it doesn’t, you keep it and your turn is over. Every other card you ever take is taken unseen.',
  },
  'LO-12': {
    title: 'Wake up!',
    text: 'While a number is on top, anybody may play its exact copy out of turn, on their own card and in their own turn too. Play goes on after whoever was quick. Somebody drawing doesn’t close the chance; somebody playing does. Actions never cut in.',
  },
  'LO-13': {
    title: 'Laugh as you win',
    text: 'Down to one card? Say LOL! Until you do, anybody may say it for you, and you take 2. Online, LOL! is the button: a shout into the microphone doesn’t count. Saying it early doesn’t work; a card that came with Bro! needs no LOL!; nor do you say it twice when a card from the deck is played for you; neither does the moment between Oops! and its cover.',
  },
  'LO-14': {
    title: 'Cheaper by the pair',
    text: 'Identical numbers of one colour may go down together in your turn, or to cover an Oops!',
  },
  'LO-15': {
    title: 'End of a round',
    text: 'The moment somebody has no cards the round is over. A last action does nothing more and a last joker needs no colour. Only Oops! still has to be covered.',
  },
  'LO-16': {
    title: 'Out of time',
    text: 'Doze off and the table moves for you, without any imagination: one card is drawn for you unseen, a debt is taken, an Oops! is dug for, a Bro! swaps with nobody, and chance names the colour. While everybody looks at who was late for Bam! or who was caught, the clock waits.',
  },
  'LO-20': {
    title: 'Bam!',
    text: 'All hands on the card. The last one takes 2, and so does everybody who slept through it. Next is the player after whoever played it.',
  },
  'LO-21': {
    title: 'Ban!',
    text: 'Not a word until the turn of whoever played it comes round, be it by cutting in. Each slip costs 2, and the silence goes on. A skipped turn doesn’t count, passing a plus on does. A new Ban! replaces the old. Buttons aren’t talking. Online, a chat message is, and a voice in your own microphone while that is on: the loudspeaker, a short cough or laugh don’t count. If it’s wrong, object within 5 seconds and the others decide; if they believe you, you take nothing, and it says no more before the Ban! is over. Around one table you name the talker yourselves, and the others settle a dispute.',
  },
  'LO-22': { title: 'Pfff!', text: 'The next turn never happened. With two players: go again.' },
  'LO-23': { title: 'Bro!', text: 'Swap the rest of your hand with anyone. Or don’t.' },
  'LO-24': {
    title: 'Oops!',
    text: 'You played it, you cover it, at once and by the rules. Nothing fits? Dig unseen until something does: that one is played, the rest is yours. What covers it acts; another Oops! needs covering again.',
  },
  'LO-25': {
    title: 'Ha! and Ha-ha!',
    text: 'The next player takes one or two and loses the turn, unless they pass it on.',
  },
  'LO-26': {
    title: 'LOL!',
    text: 'Goes on anything, names a colour, and the next player takes four instead of a turn. Cover it with that colour or a joker.',
  },
  'LO-27': { title: 'IMHO!', text: 'Goes on anything and names a colour. Cover it with that colour or a joker.' },
  'LO-28': {
    title: 'As if!',
    text: 'Hit by a plus? Pass it on with one at least as big as the top: +1 on +1, +2 on +1 or +2, +4 on any. Colours don’t matter, the cards add up, and whoever can’t pass pays.',
  },
  'LO-30': { title: 'What cards cost', text: 'Left in hand, numbers cost their value, actions 5, jokers 20.' },
  'LO-31': {
    title: 'Knockout',
    text: 'Everybody but the winner of the round piles up penalties. More than 101 and you’re out. Last one at the table wins.',
  },
  'LO-32': {
    title: 'First one out',
    text: 'The first to pass 101 ends the match and is last; the rest rank by fewest points, and equals share a place.',
  },
  'LO-33': {
    title: 'Blitz knockout',
    text: 'Every round its highest penalty is out. Of equals, whoever holds more cards; then whoever sits further from the winner in the order of play.',
  },
  'LO-34': { title: 'To the end', text: 'The winner of a round scores everything the others hold. First to 404 wins.' },
  'LO-35': {
    title: 'Cold calculation',
    text: 'End a round with a joker: 20 penalty points off, never below zero. Playing to the end it is 20 on top; in blitz it only looks good.',
  },
  'LO-36': { title: 'Rule 101', text: 'Exactly 101 penalty points become none. Not when you play to the end.' },
};
