import type { Card, Hand } from '@tasovka/cards';
import { Chance, type Seat } from '@tasovka/kernel';

/** Cards of a table, hidden or not. */
interface Cards {
  readonly hands: readonly Hand[];
  readonly deck: Card[];
}

/** Which kinds of cards can be told from behind in this deal: so many of a hundred, others in every deal. */
export function markedKinds(percent: number, deal: string): (card: Card) => boolean {
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

/** Corrects an imagined world: a player who truly holds a marked card holds it there, and nobody else does. */
export function revealMarked(
  world: Cards,
  truth: Cards,
  mine: Seat,
  marked: (card: Card) => boolean,
  chance: Chance,
): void {
  const { deck } = world;
  const others = world.hands.flatMap((hand, seat) => (seat === mine ? [] : [{ hand, real: truth.hands[seat] ?? [] }]));
  for (const { hand } of others) {
    deck.push(...hand.filter(marked).reverse());
    hand.splice(0, hand.length, ...hand.filter((card) => !marked(card)));
  }
  /** Moves a random card, unless it is marked. */
  const moveUnmarked = (from: Card[], to: Card[]): void => {
    const at = chance.below(from.length);
    const card = from[at];
    if (card !== undefined && !marked(card)) to.push(...from.splice(at, 1));
  };
  for (const { hand, real } of others) {
    for (const card of real.filter(marked)) {
      const at = deck.indexOf(card);
      if (at >= 0) hand.push(...deck.splice(at, 1));
    }
    while (hand.length > real.length) moveUnmarked(hand, deck);
  }
  for (const { hand, real } of others) {
    for (let tries = 0; hand.length < real.length && tries < maxTries; tries++) moveUnmarked(deck, hand);
  }
  chance.shuffle(deck);
}

/** A deck may hold nothing but marked cards. */
const maxTries = 1000;
