import { type Card, count, type Hand } from '@tasovka/cards';
import { colourOf, familyOf, isNumber } from '../../box.ts';
import { isSmall } from '../../specialRounds/svinorot.ts';

/** How glad one is to still hold a card: what goes on anything is kept, what hardly goes anywhere is given away first. */
export function keepWorth(hand: readonly Card[], card: Card): number {
  switch (familyOf[card]) {
    case 'polisvin':
      return 3;
    case 'svinorot':
      return hand.some(isSmall) ? 3.2 : 0.4;
    case 'temnodel':
      return hand.length > 2 ? 1.2 : 0.3;
    case 'hapyozh':
      return 1.6;
    case 'etiquette':
      return 0.9;
    case 'infection':
      return 0.2;
    default:
      return (
        0.8 + (isSmall(card) && hand.some(isSvinorot) ? 0.4 : 0) + 0.12 * sameColour(hand, card) + copies(hand, card)
      );
  }
}

const isSvinorot = (card: Card): boolean => familyOf[card] === 'svinorot';
const copies = (hand: readonly Card[], card: Card): number => (count(hand, card) > 1 ? 0.3 : 0);

function sameColour(hand: readonly Card[], card: Card): number {
  let same = 0;
  for (const one of hand) if (colourOf[one] === colourOf[card]) same++;
  return same;
}

/** How well a hand of one or two cards will end the round, in cards. */
export function endingWorth(hand: readonly Card[]): number {
  if (hand.length === 1) return lastWorth(hand[0] as Card);
  if (hand.length !== 2) return 0;
  const [one, other] = hand as [Card, Card];
  if (one === other) return 0.6;
  return Math.max(pairWorth(one, other), pairWorth(other, one));
}

function lastWorth(card: Card): number {
  switch (familyOf[card]) {
    case 'polisvin':
      return 1.2;
    case 'svinorot':
    case 'temnodel':
      return -0.9;
    case 'etiquette':
      return -0.5;
    case 'infection':
      return -0.2;
    default:
      return 0;
  }
}

/** Two cards that go together in one turn. */
function pairWorth(one: Card, other: Card): number {
  if (familyOf[one] === 'svinorot') return isSmall(other) ? 1.6 : -0.4;
  if (familyOf[one] === 'temnodel') return isNumber(other) && colourOf[one] === colourOf[other] ? 0.8 : -0.3;
  return familyOf[one] === 'polisvin' ? 0.5 : 0;
}

/** The cards of a hand one would rather be rid of, worst first. */
export function worstOf(hand: readonly Card[], size: number): Hand {
  const rest = hand.slice();
  const worst: Hand = [];
  while (worst.length < size && rest.length > 0) {
    let at = 0;
    for (let i = 1; i < rest.length; i++) {
      if (keepWorth(rest, rest[i] as Card) < keepWorth(rest, rest[at] as Card)) at = i;
    }
    worst.push(rest[at] as Card);
    rest.splice(at, 1);
  }
  return worst;
}
