import { enPlural } from '@tasovka/kernel';
import type { HouseWords } from './house.ts';

export const house: HouseWords = {
  options: {
    deck: {
      label: 'Deck',
      help: 'How many of which cards you shuffle. What you leave alone is as in the box; a deck nobody could play is refused, with the reason.',
    },
    house: {
      label: 'House rules',
      help: 'In no rulebook, yet this is how you play at home. Switch on as many as you like: the table says which don’t get along.',
    },
  },
  rules: {
    'HR-1': {
      title: 'Draw until it fits',
      text: 'A house rule. Whoever draws keeps drawing until a card fits. Everything that came on the way stays in the hand.',
    },
    'HR-3': {
      title: 'Both hands',
      text: 'A house rule. You slap with both hands: press twice. The slap counts when the second hand is down.',
    },
    'HR-5': {
      title: 'Last place deals',
      text: 'A house rule. Whoever is in last place deals next. If several share it, the first of them clockwise from the dealer. Players who are out have dealt enough.',
    },
    'HR-6': {
      title: 'Card of the day',
      text: 'A house rule. With every deal one number becomes the card of the day; the table shows it. Whoever lays a number card of that value, in an ordinary turn or out of turn, moves again. It means nothing in special rounds.',
    },
    'HR-12': {
      title: 'Drawn is drawn',
      text: 'A house rule. A card from the deck isn’t played in the same turn, even if it fits: you take it and the turn passes.',
    },
  },
  day: ({ value }) => [
    `Card of the day: ${value}. Lay one and move again.`,
    `Today’s number is ${value}: it earns another move.`,
    `The number of this deal is ${value}. Lay it and go again.`,
  ],
  movesAgain: ({ seat, value }, v) => [
    `${value} is the card of the day: ${v.does(seat, 'moves', 'move')} again.`,
    `Card of the day! ${v.does(seat, 'goes', 'go')} again.`,
    `${v.does(seat, 'lays', 'lay')} the card of the day and ${v.verb(seat, 'moves', 'move')} again.`,
  ],
  faults: {
    'deck-too-small': ({ size, needed, seats }) =>
      `The deck has ${enPlural(size, 'card')}; ${enPlural(seats, 'player')} need at least ${needed}. Add some.`,
    'deck-too-big': ({ size, most }) =>
      `The deck has ${enPlural(size, 'card')}; ${most} is as many as anyone can shuffle.`,
    'deck-few-numbers': ({ size, needed }) =>
      `The deck has ${enPlural(size, 'number card')} and needs a third of them, ${needed}. Otherwise a deal would last till dawn.`,
    'deck-many-jokers': ({ size, most }) =>
      `The deck has ${enPlural(size, 'joker')}; more than a quarter (${most}) is no game any more. Take some out or add others.`,
    'deck-too-greedy': ({ takes, most }) =>
      `A greedy deck: its cards would make players take ${takes}, and beyond half a deck (${most}) hands only grow. Have fewer cards that make others take.`,
    'house-clash': ({ one, other }, name) =>
      `“${name(one)}” and “${name(other)}” contradict each other. Keep one of them.`,
    'house-no-day': ({ needed, numbers }) =>
      `A card of the day needs at least ${needed} different numbers in the deck, and there are ${numbers}: turns would never end.`,
  },
};
