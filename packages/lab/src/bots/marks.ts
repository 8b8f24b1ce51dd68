import type { Card, Hand } from '@tasovka/cards';
import { Chance, type Seat } from '@tasovka/kernel';

/** Cards of somebody's table, hidden or not. */
interface Cards {
  readonly hands: readonly Hand[];
  readonly deck: Card[];
}

/** Which kinds of cards can be told from behind in this deal: so many of a hundred, others in every deal. */
export function marksOf(percent: number, deal: string): (card: Card) => boolean {
  const marked = new Map<Card, boolean>();
  return (card) => {
    let known = marked.get(card);
    if (known === undefined) {
      known = Chance.seeded(`${deal} mark ${card}`).below(100) < percent;
      marked.set(card, known);
    }
    return known;
  };
}

/** Puts a world right that was only imagined: who truly holds a marked card holds it there, and nobody else does. */
export function seeMarks(
  world: Cards,
  truth: Cards,
  mine: Seat,
  marked: (card: Card) => boolean,
  chance: Chance,
): void {
  const { hands, deck } = world;
  const theirs = hands.flatMap((_, seat) => (seat === mine ? [] : [seat]));
  for (const seat of theirs) {
    const hand = hands[seat] as Hand;
    for (let i = hand.length - 1; i >= 0; i--) if (marked(hand[i] as Card)) deck.push(...hand.splice(i, 1));
  }
  for (const seat of theirs) {
    const hand = hands[seat] as Hand;
    const size = (truth.hands[seat] as Hand).length;
    for (const card of truth.hands[seat] as Hand) {
      const at = marked(card) ? deck.indexOf(card) : -1;
      if (at >= 0) hand.push(...deck.splice(at, 1));
    }
    while (hand.length > size) {
      const at = chance.below(hand.length);
      if (!marked(hand[at] as Card)) deck.push(...hand.splice(at, 1));
    }
  }
  for (const seat of theirs) {
    const hand = hands[seat] as Hand;
    const size = (truth.hands[seat] as Hand).length;
    for (let tries = 0; hand.length < size && tries < patience; tries++) {
      const at = chance.below(deck.length);
      if (!marked(deck[at] as Card)) hand.push(...deck.splice(at, 1));
    }
  }
  chance.shuffle(deck);
}

/** A deck may hold nothing but marked cards. */
const patience = 1000;
