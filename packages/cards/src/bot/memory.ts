import type { Seat } from '@tasovka/kernel';
import { type Box, grey, type Kind } from '../box.ts';
import type { Card } from '../hand.ts';
import { HiddenHands } from './hidden.ts';
import type { ObservedTable } from './observed.ts';

/** How often a player who seemed to lack a card holds it all the same: one who draws, and one who lets a copy lie. */
export const rarely = 0.03;
export const missed = 0.25;
/** How much more of a colour the player holds who named it. */
const named = 2.4;

/** What a bot noticed and remembers, whatever the game: what lies in the pile, and who may hold what. */
export class CardMemory {
  readonly hidden: HiddenHands;
  /** Cards seen laid since the deck was last made anew, top last. */
  pile: Card[] = [];
  laid = 0;
  lastTurn: Seat = 0;
  protected top: Card = 0;
  protected colour: number = grey;
  protected owed = 0;
  protected sizes: readonly number[] = [];
  /** The card on top may still be answered by its copy. */
  protected answerable = false;
  protected readonly me: Seat;
  protected readonly seats: number;
  private readonly colourOf: readonly number[];

  constructor(me: Seat, seats: number, box: Box<Kind>) {
    this.me = me;
    this.seats = seats;
    this.colourOf = box.colourOf;
    this.hidden = new HiddenHands(seats, box.kinds.length);
  }

  /** Corrects the memory by the view: a bot may sit down late, and decks are made anew unseen. */
  look(observed: ObservedTable): void {
    if (this.pile.length > observed.pile) this.pile = this.pile.slice(this.pile.length - observed.pile);
    if (this.pile.length === 0 || this.pile[this.pile.length - 1] !== observed.top) this.pile = [observed.top];
    this.top = observed.top;
    this.colour = observed.colour;
    this.owed = observed.owed;
    this.sizes = observed.sizes;
    if (observed.turn !== null) this.lastTurn = observed.turn;
    if (observed.window !== null) this.laid = observed.window;
    this.hidden.look(observed.sizes);
  }

  protected sawOpened(open: Card): void {
    this.hidden.clear();
    this.pile = [open];
    this.laid = 0;
    this.top = open;
    this.colour = this.colourOf[open] ?? grey;
    this.answerable = false;
  }

  /** A card from a hand, or from the deck, lies on the pile. */
  protected sawLanded(card: Card): void {
    this.pile.push(card);
    this.top = card;
    this.colour = this.colourOf[card] ?? grey;
  }

  /** Players name the colours they hold. */
  protected sawNamed(seat: Seat, colour: number): void {
    this.colour = colour;
    if (seat !== this.me) this.hidden.weigh(seat, (card) => (this.colourOf[card] === colour ? named : 1));
  }

  /** `gave` is what this bot gave, where it was one of the two. */
  protected sawSwap(one: Seat, other: Seat, gave: readonly Card[] | undefined): void {
    this.hidden.swap(one, other);
    if (gave === undefined) return;
    const partner = one === this.me ? other : one;
    this.hidden.forget(partner);
    this.hidden.got(partner, gave);
  }

  /** Somebody moved on: a holder of the copy of the top card would mostly have laid it at once. */
  protected nobodyAnswered(mover: Seat): void {
    if (!this.answerable) return;
    this.answerable = false;
    const { top } = this;
    for (let other = 0; other < this.seats; other++) {
      if (other !== mover && other !== this.me) this.hidden.weigh(other, (card) => (card === top ? missed : 1));
    }
  }

  /** A seat laid one card where it might have laid others; `worth` says how good each is to lay, null: not possible. */
  protected chose(seat: Seat, card: Card, hesitation: number, worth: (card: Card) => number | null): void {
    if (seat === this.me) return;
    const chosen = worth(card) ?? 0;
    this.hidden.weigh(seat, (other) => {
      const its = other === card ? null : worth(other);
      return its === null ? 1 : preferred(chosen - its, hesitation);
    });
  }
}

/** Even so clear a choice is sometimes made the other way. */
const whim = 0.06;

/** How often the better of two cards is laid, by how much better it is. */
const preferred = (better: number, hesitation: number): number =>
  whim + (1 - whim) / (1 + Math.exp(-better / hesitation));
