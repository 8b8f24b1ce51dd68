import { type Card, count, type Hand, removeCard } from '@tasovka/cards';
import { colourOf, familyOf, isNumber } from '../../box.ts';
import { isSmall } from '../../specialRounds/svinorot.ts';

/** How good it is to still hold a card: what goes on anything is kept, what hardly goes anywhere is given away first. */
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
  const [one, other] = hand;
  if (one === undefined || hand.length > 2) return 0;
  if (other === undefined) return lastWorth(one);
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

/** The card of a hand its player would most like to be rid of; the first of equals. */
export function leastWorth(hand: readonly Card[]): Card {
  let [worst] = hand;
  if (worst === undefined) throw new Error('an empty hand has no worst card');
  for (const card of hand) if (keepWorth(hand, card) < keepWorth(hand, worst)) worst = card;
  return worst;
}

/** The cards of a hand its player would rather be rid of, worst first. */
export function worstOf(hand: readonly Card[], size: number): Hand {
  const rest = hand.slice();
  const worst: Hand = [];
  while (worst.length < size && rest.length > 0) {
    const card = leastWorth(rest);
    worst.push(card);
    removeCard(rest, card);
  }
  return worst;
}
