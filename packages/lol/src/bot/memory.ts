import { type Card, removeCard } from '@tasovka/cards';
import { rarely, readColour, TableMemory } from '@tasovka/cards/bot';
import { type GameEvent, type Json, neighbour, type Seat } from '@tasovka/kernel';
import { box, colourOf, familyOf, isJoker, isNumber, plusOf, pointsOf, rankOf } from '../box.ts';
import { layWorth } from './heuristics/turn.ts';
import { cardOf, type Observed } from './observed.ts';

/** How far the worth of a card is from clear, in cards: nobody sees how many of a colour another holds. */
const hesitation = 0.12;

/** What a bot noticed and keeps in mind: who drew what, who seemed to lack what, what lies in the pile. */
export class Memory extends TableMemory {
  /** One's own hand as it was last seen, but for what was laid since. */
  private mine: Card[] = [];
  private sizes: readonly number[] = [];
  private owed = 0;

  constructor(me: Seat, seats: number) {
    super(me, seats, box);
  }

  override look(observed: Observed): void {
    super.look(observed);
    this.mine = observed.hand.slice();
    this.sizes = observed.sizes;
    this.owed = observed.owed;
  }

  notice(event: GameEvent): void {
    const seat = event.seat as Seat;
    switch (event.type) {
      case 'dealt':
        this.opened(cardOf(event.open));
        break;
      case 'laid':
        this.sawLaid(seat, cardOf(event.card), event);
        break;
      case 'named-colour':
        this.sawNamed(seat, readColour(event.colour));
        break;
      case 'drew':
        this.couldNotFollow(seat);
        if (event.card !== null && event.fits === false) this.hidden.got(seat, [cardOf(event.card)]);
        break;
      case 'dug':
        this.couldNotFollow(seat);
        this.hidden.grew(seat, event.count as number);
        // Whatever fitted on the way would have been laid.
        this.hidden.weighNewest(seat, (card) => (this.follows(card) ? rarely : 1));
        break;
      case 'took':
        if (event.why === 'LO-25') this.couldNotPassOn(seat);
        this.hidden.grew(seat, event.count as number);
        break;
      case 'swapped':
        this.sawSwap(seat, event.partner as Seat, event.cards);
    }
  }

  private sawLaid(seat: Seat, card: Card, { how, copies, window }: GameEvent): void {
    if (how === 'play' || how === 'deck') this.nobodyAnswered(seat);
    if (how === 'play' || how === 'cover') this.sawChoice(seat, card);
    for (let i = 0; i < (copies as number); i++) {
      if (how !== 'deck') this.hidden.gave(seat, card);
      if (seat === this.me) removeCard(this.mine, card);
      this.landed(card);
    }
    this.answerable = isNumber(card) && copies === 1 && how !== 'jump';
    this.laid = window as number;
  }

  private follows(card: Card): boolean {
    return colourOf[card] === this.colour || rankOf[card] === rankOf[this.top] || isJoker(card);
  }

  /** What a seat laid tells what it would rather have laid. */
  private sawChoice(seat: Seat, card: Card): void {
    if (this.owed > 0) return;
    const left = (this.sizes[seat] ?? 6) - 1;
    const next = this.sizes[neighbour(seat, 1, this.seats)] ?? 6;
    this.chose(seat, card, hesitation, (one) => {
      // Nobody knows what a swap or a cover would have been worth.
      const open = familyOf[one] === 'bro' || familyOf[one] === 'ups';
      if (!this.follows(one) || (open && one !== card)) return null;
      return layWorth(one, left, next) + 0.01 * (pointsOf[one] as number);
    });
  }

  private couldNotFollow(seat: Seat): void {
    if (seat !== this.me) this.hidden.weigh(seat, (card) => (this.follows(card) ? rarely : 1));
  }

  private couldNotPassOn(seat: Seat): void {
    const needed = Math.max(1, plusOf[this.top] as number);
    this.hidden.weigh(seat, (card) => ((plusOf[card] as number) >= needed ? rarely : 1));
  }

  /** The event tells those two what they got. What this bot gave it knows from its hand. */
  private sawSwap(one: Seat, other: Seat, got: Json | undefined): void {
    this.hidden.swap(one, other);
    if (got === undefined) return;
    const partner = one === this.me ? other : one;
    this.hidden.forget(partner);
    this.hidden.got(partner, this.mine);
  }
}
