import type { Chance } from '@tasovka/kernel';
import type { Card, Hand } from './hand.ts';

/** What is drawn from and what is laid on. The top of either is the end of the list. */
export interface Stock {
  deck: Card[];
  pile: Card[];
}

/** SW-6, LO-4: an empty deck is made anew of the pile, all but its top card. */
function refill(stock: Stock, chance: Chance): void {
  const top = stock.pile.pop();
  if (top === undefined) return;
  stock.deck = stock.pile;
  stock.pile = [top];
  chance.shuffle(stock.deck);
}

/** The top card of the deck; undefined when there is nothing left anywhere. */
export function drawOne(stock: Stock, chance: Chance): Card | undefined {
  if (stock.deck.length === 0) refill(stock, chance);
  return stock.deck.pop();
}

/** Moves up to `wanted` cards into a hand and says how many there were to take. */
export function drawInto(stock: Stock, hand: Hand, wanted: number, chance: Chance): number {
  for (let taken = 0; taken < wanted; taken++) {
    const card = drawOne(stock, chance);
    if (card === undefined) return taken;
    hand.push(card);
  }
  return wanted;
}
