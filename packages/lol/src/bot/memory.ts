import { type Card, removeCard } from '@tasovka/cards';
import { CardMemory, rarely, readColour } from '@tasovka/cards/bot';
import { neighbour, type Seat, type SettledEvent } from '@tasovka/kernel';
import { box, colourOf, familyOf, isJoker, isNumber, plusOf, pointsOf, rankOf } from '../box.ts';
import type { LolEvent } from '../event.ts';
import { layWorth } from './heuristics/turn.ts';
import { cardOf, type Observed } from './observed.ts';

/** How far the worth of a card is from clear, in cards: nobody sees how many of a colour another holds. */
const hesitation = 0.12;

/** What a bot noticed and remembers: who drew what, who seemed to lack what, what lies in the pile. */
export class Memory extends CardMemory {
  /** The own hand as it was last seen, except what was laid since. */
  private mine: Card[] = [];

  constructor(me: Seat, seats: number) {
    super(me, seats, box);
  }

  override look(observed: Observed): void {
    super.look(observed);
    this.mine = observed.hand.slice();
  }

  notice(event: LolEvent | SettledEvent): void {
    switch (event.type) {
      case 'dealt':
        this.sawOpened(cardOf(event.open));
        break;
      case 'laid':
        this.sawLaid(event);
        break;
      case 'named-colour':
        this.sawNamed(event.seat, readColour(event.colour));
        break;
      case 'drew':
        this.couldNotFollow(event.seat);
        if (event.card !== null && !event.fits) this.hidden.got(event.seat, [cardOf(event.card)]);
        break;
      case 'dug':
        this.couldNotFollow(event.seat);
        this.hidden.grew(event.seat, event.count);
        // Whatever fitted on the way would have been laid.
        this.hidden.weighNewest(event.seat, (card) => (this.follows(card) ? rarely : 1));
        break;
      case 'took':
        if (event.cause === 'debt') this.couldNotPassOn(event.seat);
        this.hidden.grew(event.seat, event.count);
        break;
      case 'swapped':
        this.sawSwap(event.seat, event.partner, event.got && this.mine);
    }
  }

  private sawLaid({ seat, card: name, how, copies, window }: Extract<LolEvent, { type: 'laid' }>): void {
    const card = cardOf(name);
    if (how === 'play' || how === 'deck') this.nobodyAnswered(seat);
    if (how === 'play' || how === 'cover') this.sawChoice(seat, card);
    for (let i = 0; i < copies; i++) {
      if (how !== 'deck') this.hidden.gave(seat, card);
      if (seat === this.me) removeCard(this.mine, card);
      this.sawLanded(card);
    }
    this.answerable = isNumber(card) && copies === 1 && how !== 'jump';
    this.laid = window;
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
      return layWorth(one, left, next) + 0.01 * (pointsOf[one] ?? 0);
    });
  }

  private couldNotFollow(seat: Seat): void {
    if (seat !== this.me) this.hidden.weigh(seat, (card) => (this.follows(card) ? rarely : 1));
  }

  private couldNotPassOn(seat: Seat): void {
    const needed = Math.max(1, plusOf[this.top] ?? 0);
    this.hidden.weigh(seat, (card) => ((plusOf[card] ?? 0) >= needed ? rarely : 1));
  }
}
